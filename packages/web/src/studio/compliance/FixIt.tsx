import { compliance } from '@spilvaerk/messages/compliance'
import { tuning as tuningWords } from '@spilvaerk/messages/tuning'
import type { ComplianceFinding, Game } from '@spilvaerk/schemas'
import { useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { ofSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { missedWords } from '../tuning/missed-words.ts'
import { tuneHere } from '../tuning/tune-here.ts'
import { useRevise } from '../tuning/use-revise.ts'
import { targetsOf } from './targets.ts'

type FixItProps = {
  readonly game: Pick<Game, 'id' | 'definitionHash'>
  readonly tune: NonNullable<ComplianceFinding['tune']>
  readonly onFixed: () => void
}

/** Tunes the game until the rule is met, and keeps that as a new version. */
export function FixIt({ game, tune, onFixed }: FixItProps) {
  const t = textsOf(compliance)
  const { client } = trpc.useUtils()
  const { keep } = useRevise(game)
  const tuning = textsOf(tuningWords)
  const [isBusy, setBusy] = useState(false)
  const [share, setShare] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const targets = targetsOf(tune)
  if (!targets) return null
  const fix = async (): Promise<void> => {
    setBusy(true)
    setShare(0)
    const control = new AbortController()
    running.current = control
    try {
      const { definition } = ofSlot(await client.studio.definition.query({ id: game.id }))
      const result = await tuneHere({ definition, targets }, { signal: control.signal, onProgress: setShare })
      if (!result.ok)
        return void toast({ title: t('fix.impossible'), description: missedWords(result), tone: 'danger' })
      await keep(result.definition)
      onFixed()
    } catch (error) {
      if (control.signal.aborted) return
      toast({ title: t('fix.failed'), description: explainWork(error), tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <BusyButton size="sm" variant="secondary" isBusy={isBusy} busyLabel={t('fix.busy')} onClick={() => void fix()}>
        {t('fix.action')}
      </BusyButton>
      {isBusy && (
        <>
          <progress className="game-progress max-w-40" aria-label={tuning('progress')} value={share} />
          <Button size="sm" variant="ghost" onClick={() => running.current?.abort()}>
            {tuning('cancel')}
          </Button>
        </>
      )}
    </div>
  )
}

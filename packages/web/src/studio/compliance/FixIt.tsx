import { compliance } from '@spilvaerk/messages/compliance'
import type { ComplianceFinding } from '@spilvaerk/schemas'
import { useEffect, useRef, useState } from 'react'
import { explainWork } from '../../lib/errors.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { toast } from '../../toast/toasts.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { missedWords } from '../tuning/missed-words.ts'
import { tuneHere } from '../tuning/tune-here.ts'
import { useRevise } from '../tuning/use-revise.ts'
import { targetsOf } from './targets.ts'

type FixItProps = {
  readonly gameId: number
  readonly tune: NonNullable<ComplianceFinding['tune']>
  readonly onFixed: () => void
}

/** Tunes the game until the rule is met, and keeps that as a new version. */
export function FixIt({ gameId, tune, onFixed }: FixItProps) {
  const t = textsOf(compliance)
  const { client } = trpc.useUtils()
  const { keep } = useRevise(gameId)
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const targets = targetsOf(tune)
  if (!targets) return null
  const fix = async (): Promise<void> => {
    setBusy(true)
    const control = new AbortController()
    running.current = control
    try {
      const { definition } = await client.studio.definition.query({ id: gameId })
      const result = await tuneHere({ definition, targets }, control.signal)
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
    <BusyButton
      size="sm"
      variant="secondary"
      className="justify-self-start"
      isBusy={isBusy}
      busyLabel={t('fix.busy')}
      onClick={() => void fix()}
    >
      {t('fix.action')}
    </BusyButton>
  )
}

import { studio } from '@spilvaerk/messages/studio'
import { tuning as words } from '@spilvaerk/messages/tuning'
import type { SlotGame } from '@spilvaerk/schemas'
import type { Definition } from '@spilvaerk/slot-engine'
import { useId } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { ifSlot } from '../../lib/of-slot.ts'
import { textsOf } from '../../lib/page-language.ts'
import { trpc } from '../../lib/trpc.ts'
import { useDraft } from '../../shell/draft.ts'
import { Button } from '../../ui/button.tsx'
import { TuneOutcome } from './TuneOutcome.tsx'
import { useRevise } from './use-revise.ts'
import { useTuning } from './use-tuning.ts'

type TunePanelProps = { readonly game: SlotGame; readonly definition: Definition }

/** Moves the game to the figures of the configuration card, and shows every change before it is kept. */
export function TunePanel({ game, definition }: TunePanelProps) {
  const t = textsOf(words)
  const { card } = useDraft()
  const targetId = useId()
  const known = ifSlot(trpc.studio.sheet.useQuery({ id: game.id }).data)
  const { tuning, start, cancel } = useTuning(definition, known?.hash === game.definitionHash ? known.sheet : undefined)
  const { keep, isPending } = useRevise(game)
  const isBusy = tuning.name === 'running' || isPending
  return (
    <div className="grid gap-2 text-sm">
      <div className="grid grid-cols-2 gap-2">
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-describedby={targetId}
          onClick={() => void start({ rtp: card.rtp })}
        >
          {t('tuneRtp')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-describedby={targetId}
          onClick={() => void start({ rtp: card.rtp, volatility: card.volatility })}
        >
          {t('tuneBoth')}
        </Button>
      </div>
      <p id={targetId} className="text-muted">
        {t('towards', { rtp: formatPercent(card.rtp), volatility: textsOf(studio)(`volatility.${card.volatility}`) })}
      </p>
      <TuneOutcome
        before={definition}
        tuning={tuning}
        onCancel={cancel}
        onKeep={(tuned) => void keep(tuned)}
        isPending={isPending}
      />
    </div>
  )
}

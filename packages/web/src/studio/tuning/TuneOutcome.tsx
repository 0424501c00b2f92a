import type { Definition } from '@spilvaerk/slot-engine'
import { plain, share } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import type { Tuning } from './use-tuning.ts'

type OutcomeProps = {
  readonly tuning: Tuning
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onKeep: (definition: Definition) => void
}

const MOST_SHOWN = 12

/** What would change, and by how much; nothing is kept until that is asked for. */
export function TuneOutcome({ tuning, isPending, onCancel, onKeep }: OutcomeProps) {
  switch (tuning.name) {
    case 'idle':
      return null
    case 'running':
      return (
        <p role="status" className="flex items-center justify-between gap-2">
          Tuning the mathematics…
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )
    case 'failed':
      return (
        <p role="alert" className="text-red-text">
          {tuning.message}
        </p>
      )
    case 'done': {
      const { result } = tuning
      if (!result.ok)
        return (
          <p role="alert" className="text-red-text">
            It cannot be met: {result.reason}. Nearest: {result.nearest}.
          </p>
        )
      const { changes, sheet, definition } = result
      return (
        <div role="status" className="grid gap-2">
          <p>
            Would have RTP <b>{share(sheet.rtp)}</b>, σ {plain(sheet.standardDeviation)}, with {changes.length} changes:
          </p>
          <ul className="grid gap-1 text-muted text-xs">
            {changes.slice(0, MOST_SHOWN).map(({ field, from, to }) => (
              <li key={field} className="break-all tabular-nums">
                {field}: {formatNumber(from)} → {formatNumber(to)}
              </li>
            ))}
            {changes.length > MOST_SHOWN && <li>and {changes.length - MOST_SHOWN} more</li>}
          </ul>
          <div className="flex gap-2">
            <Button size="sm" disabled={isPending} onClick={() => onKeep(definition)}>
              Keep as new version
            </Button>
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Discard
            </Button>
          </div>
        </div>
      )
    }
  }
}

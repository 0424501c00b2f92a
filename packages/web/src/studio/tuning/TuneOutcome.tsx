import type { Definition } from '@spilvaerk/slot-engine'
import { plain, share } from '../../game/figures.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ChangeList } from './ChangeList.tsx'
import { changesBetween } from './changes.ts'
import type { Tuning } from './use-tuning.ts'

type OutcomeProps = {
  readonly before: Definition
  readonly tuning: Tuning
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onKeep: (definition: Definition) => void
}

/** Of the 99 % interval, in percentage points. */
const halfWidth = (standardError: number): number => Math.round(2.576 * standardError * 10_000) / 100

/** What would change, and by how much; nothing is kept until that is asked for. */
export function TuneOutcome({ before, tuning, isPending, onCancel, onKeep }: OutcomeProps) {
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
      const { sheet, definition } = result
      const changes = changesBetween(before, definition)
      if (changes.length === 0)
        return (
          <p role="status">
            Nothing to change: the game already has RTP <b>{share(sheet.rtp)}</b>, σ {plain(sheet.standardDeviation)}.
          </p>
        )
      return (
        <div role="status" className="grid gap-2">
          <p>
            Would have RTP <b>{share(sheet.rtp)}</b>, σ {plain(sheet.standardDeviation)}:
          </p>
          {sheet.method === 'simulated' && (
            <p className="text-muted">
              Simulated, ± {formatNumber(halfWidth(sheet.standardError))} points. A kept version is worked out anew, and
              exactly where that is within reach: its RTP can differ by as much.
            </p>
          )}
          <ChangeList changes={changes} />
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

import type { Definition } from '@spilvaerk/slot-engine'
import { SheetView } from '../../game/sheet/SheetView.tsx'
import { useDetail } from '../../game/sheet/use-detail.ts'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'

type SheetHereProps = { readonly definition: Definition; readonly hash: string; readonly name: string }

/** The game page’s own sheet, in the studio’s language. */
export function SheetHere({ definition, hash, name }: SheetHereProps) {
  const { detail, run, cancel } = useDetail(definition)
  switch (detail.name) {
    case 'running':
      return (
        <div className="grid gap-3 text-sm">
          <p role="status">
            Working the sheet out in your browser: part {formatNumber(detail.done + 1)} of {formatNumber(detail.of)}.
          </p>
          <progress
            className="game-progress"
            aria-label="PAR sheet"
            max={detail.of}
            {...(detail.done > 0 ? { value: detail.done } : {})}
          />
          <Button variant="secondary" size="sm" className="justify-self-start" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )
    case 'cancelled':
      return (
        <div role="status" className="grid justify-items-start gap-3 text-sm">
          <p>The calculation was cancelled.</p>
          <Button size="sm" onClick={run}>
            Work it out again
          </Button>
        </div>
      )
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-3 text-sm">
          <p>
            The sheet could not be worked out. <span className="text-muted">{detail.message}</span>
          </p>
          <Button size="sm" onClick={run}>
            Try again
          </Button>
        </div>
      )
    case 'done':
      return <SheetView detail={detail.detail} hash={hash} name={name} isPart />
  }
}

import { playing } from '@spilvaerk/messages/playing'
import { textsOf } from '../lib/page-language.ts'

type LineDiagramProps = {
  /** The row on each reel. */
  readonly line: readonly number[]
  /** Rows per reel. */
  readonly rows: readonly number[]
  readonly label: string
}

const CELL = 10
const GAP = 2
const PITCH = CELL + GAP

/** A line's way over the reels, as small as it can be read. */
export function LineDiagram({ line, rows, label }: LineDiagramProps) {
  const t = textsOf(playing)
  const tallest = Math.max(...rows)
  const top = (reel: number): number => ((tallest - (rows[reel] ?? 0)) * PITCH) / 2
  const middle = (row: number, reel: number): string =>
    `${reel * PITCH + CELL / 2},${top(reel) + row * PITCH + CELL / 2}`
  const cells = rows.flatMap((count, reel) => Array.from({ length: count }, (_, row) => ({ reel, row })))
  return (
    <svg
      role="img"
      aria-label={`${label}: ${line.map((row) => t('pays.row', { number: row + 1 })).join(', ')}`}
      viewBox={`-1 -1 ${rows.length * PITCH} ${tallest * PITCH}`}
      className="w-full max-w-24"
    >
      {cells.map(({ reel, row }) => (
        <rect
          key={`${reel} ${row}`}
          x={reel * PITCH}
          y={top(reel) + row * PITCH}
          width={CELL}
          height={CELL}
          rx={2}
          className={line[reel] === row ? 'fill-lamp-deep' : 'fill-lifted'}
        />
      ))}
      <polyline points={line.map(middle).join(' ')} className="fill-none stroke-lamp-bright" strokeWidth={1.6} />
    </svg>
  )
}

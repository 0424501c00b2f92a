import { formatNumber } from '../../lib/format.ts'

const EDGES = [0, 45, 90, 135, 180, 225, 270, 315] as const

type ChipProps = {
  /** Which of the chips of the table: its colour. */
  readonly rank: number
  /** What is written on it. */
  readonly text: string
  readonly className?: string
}

/** A chip seen from above: a banded edge, an inlay, and what it is worth. */
export function Chip({ rank, text, className = '' }: ChipProps) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" className={`table-chip table-chip-${rank % 6} ${className}`}>
      <circle cx="50" cy="50" r="48" className="chip-body" />
      {EDGES.map((angle) => (
        <path
          key={angle}
          d="M41.5 3 A48 48 0 0 1 58.5 3 L55.6 17 A34 34 0 0 0 44.4 17 Z"
          className="chip-band"
          transform={`rotate(${angle} 50 50)`}
        />
      ))}
      <circle cx="50" cy="50" r="33" className="chip-inlay" />
      <circle cx="50" cy="50" r="28.5" className="chip-ring" />
      <text
        x="50"
        y="51"
        className="chip-text"
        textLength={text.length > 4 ? 50 : undefined}
        lengthAdjust="spacingAndGlyphs"
        style={{ fontSize: text.length > 3 ? 19 : text.length > 2 ? 23 : 28 }}
      >
        {text}
      </text>
    </svg>
  )
}

/** `½`, `25`, `2,5k`: as much as a chip has room for. */
export function chipText(amount: number): string {
  if (amount >= 1_000_000) return `${formatNumber(Math.round(amount / 100_000) / 10)}m`
  if (amount >= 1000) return `${formatNumber(Math.round(amount / 100) / 10)}k`
  return formatNumber(Math.round(amount * 100) / 100)
}

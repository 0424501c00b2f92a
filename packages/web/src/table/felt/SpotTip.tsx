import { useFelt } from './felt-context.ts'
import { spotFacts } from './spot-facts.ts'

export interface TipPlace {
  readonly id: string
  /** Within the felt, in pixels: the middle of the spot, and its upper edge. */
  readonly x: number
  readonly y: number
}

/** What the spot under the pointer, or at the keyboard, returns. Screen readers have it from the spot itself. */
export function SpotTip({ tip }: { readonly tip: TipPlace | undefined }) {
  const { spots, money, names } = useFelt()
  const spot = tip && spots.get(tip.id)
  if (!tip || !spot) return null
  return (
    <span
      aria-hidden
      className="felt-tip"
      style={{
        left: `clamp(7.5rem, ${tip.x}px / var(--zoom), 100% - 7.5rem)`,
        top: `calc(${tip.y}px / var(--zoom))`,
      }}
    >
      <b>{spot.name}</b>
      {spotFacts(spot, money, names.spot)}
    </span>
  )
}

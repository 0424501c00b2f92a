import type { Multiplied } from './feature-steps.ts'
import { cellCentre, type Layout } from './layout.ts'

/** What the wilds in view multiply by, on their corners. */
export function WildBadges({ badges, layout }: { readonly badges: readonly Multiplied[]; readonly layout: Layout }) {
  return badges.map(({ cell: [reel, row], multiplier }) => {
    const { x, y } = cellCentre(layout, reel, row)
    const size = layout.cell * 0.36
    return (
      <b
        key={`${reel} ${row}`}
        className="machine-badge absolute"
        style={{ left: x + layout.cell * 0.48 - size, top: y - layout.cell * 0.46, fontSize: size * 0.5 }}
      >
        ×{multiplier}
      </b>
    )
  })
}

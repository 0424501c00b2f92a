import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Outline } from '../../input/outline.ts'
import type { Rule } from '../../input/rule.ts'

const ENTRIES = { min: 1, max: LIMITS.rows - 1 }
const COINS = { min: 2, max: LIMITS.reels * LIMITS.rows }

export const opensInTurn: Rule = {
  after: (opens, outline) => {
    const entries = opens.muted.items(ENTRIES)
    if (entries === undefined) return undefined
    const rows = entries.length + mostRows(outline)
    if (rows > LIMITS.rows)
      opens.refuse('out_of_range', `With the window there would be ${rows} rows; at most ${LIMITS.rows} may be.`)
    for (const [i, entry] of entries.entries()) {
      const at = entry.integer(COINS)
      const before = i === 0 ? 0 : (entries[i - 1]?.integer(COINS) ?? 0)
      const cells = outline.cells + i * outline.reels
      if (at === undefined) continue
      if (at <= before) opens.item(i).refuse('out_of_range', `Must be more than the ${before} before it.`)
      else if (at > cells) opens.item(i).refuse('out_of_range', `Only ${cells} cells are open before it.`)
    }
    return undefined
  },
}

const mostRows = ({ reelSets }: Outline): number =>
  Math.max(1, ...[...(reelSets?.values() ?? [])].flatMap(({ rows, above }) => rows.map((n) => n + (above > 0 ? 1 : 0))))

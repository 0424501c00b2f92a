import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Outline } from '../../input/outline.ts'
import type { Rule } from '../../input/rule.ts'
import { cellsBefore, entriesOf, type Opening } from './grid-outline.ts'

export const opensInTurn: Rule = {
  after: (opens, outline) => {
    const hold = opens.parent
    const opening: Opening = opens.key === 'opensReels' ? 'opensReels' : 'opensRows'
    const entries = entriesOf(hold, opening)
    const noun = opening === 'opensRows' ? 'rows' : 'reels'
    const most = entries.length + (opening === 'opensRows' ? mostRows(outline) : outline.reels)
    if (entries.length > 0 && most > LIMITS[noun])
      opens.refuse('out_of_range', `With the window there would be ${most} ${noun}; at most ${LIMITS[noun]} may be.`)
    for (const [i, at] of entries.entries()) {
      const before = entries[i - 1] ?? 0
      if (at === undefined) continue
      const cells = cellsBefore(hold, outline, at)
      if (at <= before) opens.item(i).refuse('out_of_range', `Must be more than the ${before} before it.`)
      else if (at > cells) opens.item(i).refuse('out_of_range', `Only ${cells} cells are open before it.`)
    }
    return undefined
  },
}

const mostRows = ({ reelSets }: Outline): number =>
  Math.max(1, ...[...(reelSets?.values() ?? [])].flatMap(({ rows, above }) => rows.map((n) => n + (above > 0 ? 1 : 0))))

import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'
import { mayStandOn, shownBy } from '../../input/standing.ts'
import { reelsUnder } from './left-to-right.ts'

/** What lies on a top reel can come to lie over any of its reels. */
export const wildMayStandBelow: Rule = {
  after: (stop, outline) => {
    if (!outline.keepsWilds) return undefined
    const under = reelsUnder(stop.parent.parent.at('reels'), outline)
    const wild = shownBy(outline, String(stop.value)).find(
      (one) => !under.every((reel) => mayStandOn(outline, one, reel)),
    )
    return wild === undefined
      ? undefined
      : stop.refuse('not_allowed', `The wild ${quote(wild)} may not stand on every reel below: see its "reels".`)
  },
}

import { quote } from '../input/problem.ts'
import type { Rule } from '../input/rule.ts'
import { mayStandOnAll } from '../input/standing.ts'

export const refillsEveryReel: Rule = {
  before: (refill, outline) => {
    for (const [id] of refill.muted.entries() ?? [])
      if (!mayStandOnAll(outline, id))
        refill.at(id).refuse('not_allowed', `The wild ${quote(id)} would fall on every reel: see its "reels".`)
    return undefined
  },
}

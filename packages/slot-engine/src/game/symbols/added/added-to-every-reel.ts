import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'
import { mayStandOnAll } from '../../input/standing.ts'

export const addedToEveryReel: Rule = {
  after: (symbol, outline) => {
    const id = String(symbol.value)
    return mayStandOnAll(outline, id)
      ? undefined
      : symbol.refuse('not_allowed', `The wild ${quote(id)} would be put on every reel: see its "reels".`)
  },
}

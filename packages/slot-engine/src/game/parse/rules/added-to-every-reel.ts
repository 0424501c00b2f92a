import { quote } from '../problem.ts'
import type { Rule } from './rule.ts'
import { mayStandOnAll } from './standing.ts'

export const addedToEveryReel: Rule = {
  after: (symbol, outline) => {
    const id = String(symbol.value)
    return mayStandOnAll(outline, id)
      ? undefined
      : symbol.refuse('not_allowed', `The wild ${quote(id)} would be put on every reel: see its "reels".`)
  },
}

import type { Rule } from '../../input/rule.ts'

export const leaderBefore: Rule = {
  before: (follows) => {
    if (follows.parent.key !== 0) return undefined
    follows.refuse('not_allowed', 'The first reel has none before it.')
    return false
  },
}

import type { Rule } from '../../input/rule.ts'

export const growingPool: Rule = {
  before: (mustHitBy) => {
    if (mustHitBy.parent.at('contributionPpm').muted.integer({ min: 1, max: 1_000_000 }) !== undefined) return undefined
    mustHitBy.refuse('not_allowed', 'Nothing goes into this jackpot, so it never comes to pay.')
    return false
  },
}

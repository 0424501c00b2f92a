import type { Rule } from '../../input/rule.ts'

export const coinsStayInView: Rule = {
  before: (feature, { cascades, expands }) => {
    if (cascades) feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which cascades take away.')
    if (expands)
      feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which a wild that expands covers.')
    return undefined
  },
}

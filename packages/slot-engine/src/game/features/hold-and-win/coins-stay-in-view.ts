import type { Rule } from '../../input/rule.ts'

export const coinsStayInView: Rule = {
  before: (feature, { cascades, expands, addsWilds, changesWindow }) => {
    if (cascades) feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which cascades take away.')
    if (addsWilds)
      feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which wilds that are added may cover.')
    if (changesWindow)
      feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which changes of the window may cover.')
    if (expands)
      feature.refuse('not_allowed', 'Hold-and-win needs the coins in view, which a wild that expands covers.')
    const inWin = feature.at('trigger').at('inWin')
    if (inWin.value === true)
      inWin.refuse('not_allowed', 'Hold-and-win starts with the coins in view, not with those in a win.')
    return undefined
  },
}

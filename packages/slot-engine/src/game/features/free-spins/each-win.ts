import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import { quote } from '../../input/problem.ts'
import type { Rule } from '../../input/rule.ts'

export const eachOfWins: Rule = {
  after: (each) =>
    each.value === true && each.parent.at('inWin').value !== true
      ? each.refuse('not_allowed', 'Only wins add up: with `inWin`.')
      : undefined,
}

export const besideEachWin: Rule = {
  before: (others) => {
    if (others.parent.at('eachWin').value !== true)
      others.refuse('not_allowed', 'Other symbols award spins only where every win counts: with `eachWin`.')
    return undefined
  },
}

/** From an entry of `others` to the trigger that it stands in. */
const triggerOf = (entry: Field): Field => entry.parent.parent

export const otherWinner: Rule = {
  after: (symbol, { symbols }) => {
    const id = String(symbol.value)
    if (symbols?.get(id)?.pays === false)
      symbol.refuse('not_allowed', `The symbol ${quote(id)} pays nothing, so it has no wins.`)
    if (triggerOf(symbol.parent).at('symbol').value === symbol.value)
      symbol.refuse('duplicate', 'What its wins award stands in `awards` of the trigger itself.')
    return undefined
  },
}

export const besideRetrigger: Rule = {
  before: (retrigger) => {
    const feature = triggerOf(retrigger.parent).parent
    if (feature.at('retrigger').isAbsent)
      retrigger.refuse('not_allowed', 'Only beside `retrigger` of the feature, which wins of the first symbol award.')
    const held = ['sticky', 'walking'].flatMap(
      (key) => feature.at(key).muted.items({ min: 0, max: LIMITS.symbols }) ?? [],
    )
    const symbol = retrigger.parent.at('symbol').value
    if (held.some(({ value }) => value === symbol))
      retrigger.refuse(
        'endless',
        'The symbol that is counted stays in view, so it would be counted again in every spin.',
      )
    return undefined
  },
}

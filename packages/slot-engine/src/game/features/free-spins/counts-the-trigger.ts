import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { keptIn } from '../../symbols/kept/kept-fits.ts'

export const countsTheTrigger: Rule = {
  before: (retrigger) => {
    const feature = retrigger.parent
    const trigger = feature.at('trigger')
    if (trigger.isAbsent) retrigger.refuse('not_allowed', 'There is no trigger whose symbol could be counted.')
    const isInWin = trigger.at('inWin').value === true
    const held = (isInWin ? ['sticky', 'walking'] : ['walking']).flatMap(
      (key) => feature.at(key).muted.items({ min: 0, max: LIMITS.symbols }) ?? [],
    )
    const symbol = trigger.at('symbol').value
    if (held.some(({ value }) => value === symbol) || keptIn(feature).includes(symbol))
      retrigger.refuse(
        'endless',
        'The symbol that is counted stays in view, so it would be counted again in every spin.',
      )
    return undefined
  },
}

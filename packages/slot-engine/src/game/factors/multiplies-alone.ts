import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

/** A scatter whose multiplier is drawn is another symbol for each: nothing counts it. */
export const multipliesAlone: Rule = {
  before: (multiplier, { symbols }) => {
    const symbol = multiplier.parent
    const id = symbol.at('id').value
    if (!symbol.at('pays').isAbsent)
      multiplier.refuse('not_allowed', 'A scatter that multiplies pays nothing by itself.')
    const features = symbol.parent.parent.at('features')
    for (const feature of features.muted.items({ min: 0, max: LIMITS.features }) ?? [])
      if (symbols?.has(String(id)) && feature.at('trigger').at('symbol').value === id)
        multiplier.refuse('not_allowed', 'A scatter that multiplies starts no feature.')
    return undefined
  },
}

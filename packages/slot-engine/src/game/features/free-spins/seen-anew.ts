import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

/** Symbols that stay in view would be counted again in every spin, and may keep others away for ever. */
export const seenAnew: Rule = {
  before: (field) => {
    const feature = field.parent
    if (!feature.at('changes').isAbsent)
      field.refuse('not_allowed', 'Where cells change, what comes into view cannot be counted spin by spin.')
    if (keepsSymbols(feature))
      field.refuse(
        'not_allowed',
        'Where symbols keep places or walk, what comes into view cannot be counted spin by spin.',
      )
    return undefined
  },
}

const keepsSymbols = (feature: Field): boolean =>
  ['sticky', 'walking', 'kept'].some(
    (key) => (feature.at(key).muted.items({ min: 0, max: LIMITS.symbols }) ?? []).length > 0,
  )

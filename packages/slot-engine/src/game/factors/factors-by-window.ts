import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

/** What pays on all lines at once uses no reels that could be told apart. */
export const factorsByWindow: Rule = {
  before: (factors) => {
    const expanding = factors.parent.at('expandingSymbol')
    if (expanding.isAbsent) return undefined
    for (const one of factors.muted.items({ min: 0, max: LIMITS.factors }) ?? []) {
      if (one.at('type').value !== 'reels') continue
      factors
        .item(Number(one.key))
        .refuse(
          'not_allowed',
          'A symbol that expands pays on all lines at once, so its wins have no reels of their own.',
        )
    }
    return undefined
  },
}

import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

/** What pays on all lines at once uses no reels that could be told apart, and a paid spin is kept by none. */
export const factorsByWindow: Rule = {
  before: (factors) => {
    const isFree = factors.parent.at('type').value === 'freeSpins'
    const expands = !factors.parent.at('expandingSymbol').isAbsent
    for (const one of factors.muted.items({ min: 0, max: LIMITS.factors }) ?? []) {
      const at = factors.item(Number(one.key))
      if (expands && one.at('type').value === 'reels')
        at.refuse(
          'not_allowed',
          'A symbol that expands pays on all lines at once, so its wins have no reels of their own.',
        )
      if (!isFree && one.at('keeps').value === true)
        at.at('keeps').refuse('not_allowed', 'Only free spins keep a factor from spin to spin.')
    }
    return undefined
  },
}

import { LIMITS } from '../../vocabulary/limits.ts'
import type { Rule } from '../input/rule.ts'

/** What pays on all lines at once uses no reels that could be told apart, and a paid spin is kept by none. */
export const factorsByWindow: Rule = {
  before: (factors, { cascades }) => {
    const isFree = factors.parent.at('type').value === 'freeSpins'
    const expands = !factors.parent.at('expandingSymbol').isAbsent
    for (const one of factors.muted.items({ min: 0, max: LIMITS.factors }) ?? []) {
      const at = factors.item(Number(one.key))
      const type = one.at('type').value
      if (expands && (type === 'reels' || type === 'cells'))
        at.refuse(
          'not_allowed',
          'A symbol that expands pays on all lines at once, so its wins have no reels or cells of their own.',
        )
      if (type === 'cells' && !cascades && one.at('keeps').value !== true)
        at.refuse(
          'not_allowed',
          'Nothing falls through the cells: without cascades only `keeps` in free spins has a use.',
        )
      if (!isFree && one.at('keeps').value === true)
        at.at('keeps').refuse('not_allowed', 'Only free spins keep a factor from spin to spin.')
    }
    return undefined
  },
}

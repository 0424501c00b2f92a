import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const activeAlone: Rule = {
  after: (active) => {
    if (!active.parent.at('jackpots').isAbsent)
      active.refuse('not_allowed', 'Coins that are jackpots pay what those say: nothing may act on them.')
    for (const [i, coin] of (active.muted.items({ min: 1, max: LIMITS.prizes }) ?? []).entries()) {
      const [multiplies, adds] = [coin.at('multiplies'), coin.at('adds')]
      const isIdle = (multiplies.isAbsent || multiplies.value === 1) && (adds.isAbsent || adds.value === 0)
      if (isIdle && coin.at('collects').value !== true)
        active.item(i).refuse('required', 'Does nothing: must multiply by more than 1, add or collect.')
    }
    return undefined
  },
}

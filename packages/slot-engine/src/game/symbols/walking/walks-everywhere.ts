import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const walksEverywhere: Rule = {
  before: (walking, { reelSets }) => {
    const rows = new Set([...(reelSets?.values() ?? [])].flatMap((set) => set.rows))
    if (rows.size > 1)
      walking.refuse('not_allowed', 'Symbols walk from reel to reel, so all reels must have as many rows.')
    const sticky = walking.parent.at('sticky').muted.items({ min: 0, max: LIMITS.symbols }) ?? []
    for (const { key, value } of walking.muted.items({ min: 1, max: LIMITS.symbols }) ?? [])
      if (sticky.some((one) => one.value === value))
        walking.item(Number(key)).refuse('not_allowed', 'A symbol either stays or walks.')
    return undefined
  },
}

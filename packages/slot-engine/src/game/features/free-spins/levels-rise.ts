import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const levelsRise: Rule = {
  after: (levels) => {
    const steps = levels.at('steps').muted.items({ min: 1, max: LIMITS.levels }) ?? []
    let before = 0
    for (const { key } of steps) {
      const at = levels.at('steps').item(Number(key)).at('at')
      const count = at.muted.integer({ min: 1, max: LIMITS.collected })
      if (count === undefined) continue
      if (count <= before) at.refuse('out_of_range', `Must be above ${before}, the number of the level before.`)
      before = count
    }
    return undefined
  },
}

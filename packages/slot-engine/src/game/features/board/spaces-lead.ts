import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const spacesLead: Rule = {
  before: (spaces) => {
    const items = spaces.muted.items({ min: 1, max: LIMITS.prizes }) ?? []
    for (const { key } of items) {
      const to = spaces.item(Number(key)).at('to')
      const target = to.muted.integer({ min: 0, max: LIMITS.prizes })
      if (target !== undefined && target >= items.length)
        to.refuse('out_of_range', `Must be the number of a space, 0 to ${items.length - 1}.`)
    }
    return undefined
  },
}

import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

export const asManyReels: Rule = {
  before: (set, { reels }) => {
    const given = set.muted.items({ min: 1, max: LIMITS.reels })?.length
    return given === undefined || given === reels
      ? undefined
      : set.refuse('mismatch', `Must have ${reels} reels as the base set has, not ${given}.`)
  },
}

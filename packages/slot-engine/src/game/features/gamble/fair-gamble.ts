import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

const WEIGHT = { min: 1, max: LIMITS.reelWeight }

export const fairGamble: Rule = {
  after: (gamble) => {
    const factor = gamble.at('factor').muted.integer({ min: 2, max: LIMITS.multiplier })
    const up = gamble.at('up').muted.integer(WEIGHT)
    const down = gamble.at('down').muted.integer(WEIGHT)
    if (factor === undefined || up === undefined || down === undefined || factor * up <= up + down) return undefined
    const reason = `It would pay back ${factor * up} for ${up + down}: at most as much may be.`
    return gamble.at('factor').refuse('out_of_range', reason)
  },
}

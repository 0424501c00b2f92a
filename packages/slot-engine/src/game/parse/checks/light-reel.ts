import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { sumOfWeights } from './stop-weights.ts'

/** Stop and rows are one draw. */
export const lightReel: Rule = {
  after: (reel) => {
    const rows = reel.at('rows')
    if (!rows.isRecord) return undefined
    const entries = rows.muted.entries() ?? []
    const drawn = entries.reduce(
      (sum, [, weight]) => sum + (weight.integer({ min: 0, max: LIMITS.reelWeight }) ?? 0),
      0,
    )
    const strip = reel.at('strip').muted.items({ min: 1, max: LIMITS.stripLength })
    const weight = drawn * (sumOfWeights(reel.at('weights')) || (strip?.length ?? 0))
    if (weight <= LIMITS.reelWeight) return undefined
    const reason = `Weights of rows × weights of stops must be at most ${LIMITS.reelWeight}, not ${weight}.`
    return rows.refuse('out_of_range', reason)
  },
}

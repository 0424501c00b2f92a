import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

const STOPS = { min: 1, max: LIMITS.stripLength }

/** The number of entries, where there are as many as there may be. */
const lengthOf = (list: Field): number | undefined => list.muted.items(STOPS)?.length

/** The sum of the weights, where each of them is one. */
export function sumOfWeights(list: Field): number | undefined {
  const weights = list.muted.items(STOPS)?.map((item) => item.integer({ min: 0, max: LIMITS.reelWeight }))
  return weights?.every((weight) => weight !== undefined)
    ? weights.reduce((total, weight) => total + weight, 0)
    : undefined
}

export const stopWeights: Rule = {
  before: (weights) => {
    const [stops, given] = [lengthOf(weights.parent.at('strip')), lengthOf(weights)]
    if (stops === undefined || given === undefined || stops === given) return undefined
    weights.refuse('mismatch', `Must have one weight for each of the ${stops} stops, not ${given}.`)
    return false
  },
  after: (weights) => {
    const sum = sumOfWeights(weights)
    return sum === undefined || (sum >= 1 && sum <= LIMITS.reelWeight)
      ? undefined
      : weights.refuse('out_of_range', `Must add up to 1 to ${LIMITS.reelWeight}, not ${sum}.`)
  },
}

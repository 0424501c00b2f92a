import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Field } from '../../input/field.ts'
import type { Rule } from '../../input/rule.ts'

/** Refuses weights that leave nothing to draw. */
export const refuseWeightless = (field: Field, weights: readonly Field[] | undefined): undefined =>
  weights?.every(({ value }) => value === 0)
    ? field.refuse('out_of_range', 'At least one weight must be above 0.')
    : undefined

export const somethingToDraw: Rule = {
  before: (segments) => {
    const items = segments.muted.items({ min: 1, max: LIMITS.prizes })
    return refuseWeightless(
      segments,
      items?.map((item) => item.at('weight')),
    )
  },
}

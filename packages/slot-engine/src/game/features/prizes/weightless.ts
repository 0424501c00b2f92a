import type { Field } from '../../input/field.ts'

/** Refuses weights that leave nothing to draw. */
export const refuseWeightless = (field: Field, weights: readonly Field[] | undefined): undefined =>
  weights?.every(({ value }) => value === 0)
    ? field.refuse('out_of_range', 'At least one weight must be above 0.')
    : undefined

import { MULTIPLIER, weightsByNumber } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { type EitherShape, named, optional } from '../../../vocabulary/shape.ts'

const VALUES: EitherShape = {
  kind: 'either',
  plain: MULTIPLIER,
  table: named('multiplierWeights', weightsByNumber('A multiplier', 1, LIMITS.multiplier)),
}

/** Of a scatter. */
export const inViewField = optional(
  { ...VALUES, rules: ['multipliesAlone'] },
  'What it adds to a factor of symbols in view (`factors`): one number, or weights by number, drawn anew for each that comes into view.',
  'nothing',
)

/** Of a wild. */
export const multiplierField = optional(
  VALUES,
  'Multiplies a win in which it stands in for another symbol: one number, or weights by number (`{"2": 3, "5": 1}`), drawn anew for each wild that comes into view.',
  '1',
)

import { MULTIPLIER, weightsByNumber } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { named, optional } from '../../../vocabulary/shape.ts'

/** Of a wild. */
export const multiplierField = optional(
  {
    kind: 'either',
    plain: MULTIPLIER,
    table: named('multiplierWeights', weightsByNumber('A multiplier', 1, LIMITS.multiplier)),
  },
  'Multiplies a win in which it stands in for another symbol: one number, or weights by number (`{"2": 3, "5": 1}`), drawn anew for each wild that comes into view.',
  '1',
)

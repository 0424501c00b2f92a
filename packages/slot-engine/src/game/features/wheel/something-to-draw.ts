import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { refuseWeightless } from '../prizes/weightless.ts'

export const somethingToDraw: Rule = {
  before: (segments) => {
    const items = segments.muted.items({ min: 1, max: LIMITS.prizes })
    return refuseWeightless(
      segments,
      items?.map((item) => item.at('weight')),
    )
  },
}

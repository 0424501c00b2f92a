import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { refuseWeightless } from '../prizes/weightless.ts'

export const rungsLead: Rule = {
  before: (rungs) => {
    const items = rungs.muted.items({ min: 2, max: LIMITS.prizes }) ?? []
    for (const { key } of items.slice(0, -1)) {
      const rung = rungs.item(Number(key))
      refuseWeightless(rung, [rung.at('up'), rung.at('down')])
    }
    return undefined
  },
}

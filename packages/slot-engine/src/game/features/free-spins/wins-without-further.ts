import type { Rule } from '../../input/rule.ts'

const FURTHER = ['retrigger', 'endedBy', 'untilGone'] as const

/** Among the spins that win there may be far more that lead to others, so no bound for those would hold. */
export const winsWithoutFurther: Rule = {
  before: (winsAtLeast) => {
    for (const key of FURTHER)
      if (!winsAtLeast.parent.at(key).isAbsent)
        winsAtLeast.refuse(
          'not_allowed',
          `Spins that have to win go with no \`${key}\`: nothing would bound their number.`,
        )
    return undefined
  },
}

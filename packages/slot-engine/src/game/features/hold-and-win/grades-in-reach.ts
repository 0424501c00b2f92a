import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'
import { cellsBefore } from './grid-outline.ts'

const GRADES = { min: 1, max: LIMITS.prizes }
const COINS = { min: 1, max: LIMITS.reels * LIMITS.rows }

export const gradesInReach: Rule = {
  after: (grades, outline) => {
    const most = cellsBefore(grades.parent, outline, Number.POSITIVE_INFINITY)
    const holds = [...(outline.features?.values() ?? [])].filter(({ type }) => type === 'holdAndWin').length
    for (const [i, entry] of (grades.muted.items(GRADES) ?? []).entries()) {
      const [at, grade] = [entry.at('at').integer(COINS), grades.item(i)]
      if (at !== undefined && at > most) grade.at('at').refuse('out_of_range', `There are only ${most} cells to fill.`)
      if (entry.at('factor').isAbsent && entry.at('prize').isAbsent)
        grade.refuse('required', 'Brings nothing: must have a factor, a prize or both.')
      if (holds > 1 && entry.at('prize').isRecord && !entry.at('prize').at('feature').isAbsent)
        grade
          .at('prize')
          .refuse('not_allowed', 'Another hold-and-win of the game needs the view that a feature may change.')
    }
    return undefined
  },
}

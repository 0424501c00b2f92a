import { LIMITS } from '../../../vocabulary/limits.ts'
import type { Rule } from '../../input/rule.ts'

const GRADES = { min: 1, max: LIMITS.prizes }
const ROWS = { min: 1, max: LIMITS.rows - 1 }
const COINS = { min: 1, max: LIMITS.reels * LIMITS.rows }

export const gradesInReach: Rule = {
  after: (grades, { cells, reels, features }) => {
    const opened = grades.parent.at('opensRows').muted.items(ROWS)?.length ?? 0
    const most = cells + opened * reels
    const holds = [...(features?.values() ?? [])].filter(({ type }) => type === 'holdAndWin').length
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

import type { Rule } from '../../input/rule.ts'
import { WIN_RULES } from '../../rules/rules.ts'

export const wildPaysByRun: Rule = {
  before: (pays, { wins }) => {
    if (wins === undefined || WIN_RULES[wins].traits.byReels) return undefined
    pays.refuse('not_allowed', 'Where wins are counted by cells, a wild pays only for the symbols it stands in for.')
    return false
  },
}

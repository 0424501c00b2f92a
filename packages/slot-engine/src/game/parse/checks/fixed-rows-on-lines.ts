import type { Rule } from '../../input/rule.ts'
import { WIN_RULES } from '../../rules/rules.ts'

export const fixedRowsOnLines: Rule = {
  before: (rows, { wins }) =>
    rows.isRecord && wins !== undefined && WIN_RULES[wins].traits.onLines
      ? rows.refuse('not_allowed', 'Where wins are on lines, every reel has a fixed number of rows.')
      : undefined,
}

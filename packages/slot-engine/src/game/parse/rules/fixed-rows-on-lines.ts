import type { Rule } from './rule.ts'

export const fixedRowsOnLines: Rule = {
  before: (rows, { wins }) =>
    rows.isRecord && wins === 'lines'
      ? rows.refuse('not_allowed', 'Where wins are on lines, every reel has a fixed number of rows.')
      : undefined,
}

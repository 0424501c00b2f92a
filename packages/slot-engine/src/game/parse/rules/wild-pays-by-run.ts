import type { Rule } from './rule.ts'

export const wildPaysByRun: Rule = {
  before: (pays, { wins }) => {
    if (wins !== 'clusters' && wins !== 'anywhere') return undefined
    pays.refuse('not_allowed', 'Where wins are counted by cells, a wild pays only for the symbols it stands in for.')
    return false
  },
}

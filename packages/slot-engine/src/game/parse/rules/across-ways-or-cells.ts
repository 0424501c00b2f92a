import type { Rule } from './rule.ts'

export const acrossWaysOrCells: Rule = {
  before: (topReels, { wins }) =>
    wins === 'lines' || wins === 'clusters'
      ? topReels.refuse('not_allowed', 'Only games of ways and of symbols anywhere have a top reel.')
      : undefined,
}

import type { Rule } from '../../input/rule.ts'
import { WIN_RULES } from '../../rules/rules.ts'

export const acrossWaysOrCells: Rule = {
  before: (topReels, { wins }) =>
    wins !== undefined && !WIN_RULES[wins].traits.underTopReel
      ? topReels.refuse('not_allowed', 'Only games of ways and of symbols anywhere have a top reel.')
      : undefined,
}

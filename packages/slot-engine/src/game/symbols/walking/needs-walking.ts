import type { Rule } from '../../input/rule.ts'

export const needsWalking: Rule = {
  before: (untilGone) =>
    untilGone.parent.at('walking').isAbsent
      ? untilGone.refuse('not_allowed', 'No symbol walks, so none could be gone.')
      : undefined,
}

import type { Rule } from '../../input/rule.ts'

export const needsWalking: Rule = {
  before: (untilGone) =>
    untilGone.parent.at('walking').isAbsent && untilGone.parent.at('kept').isAbsent
      ? untilGone.refuse('not_allowed', 'No symbol walks, so none could be gone.')
      : undefined,
}

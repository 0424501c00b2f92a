import type { Rule } from '../../input/rule.ts'

export const needsSticky: Rule = {
  before: (keepsView) =>
    keepsView.parent.at('sticky').isAbsent && keepsView.parent.at('kept').isAbsent
      ? keepsView.refuse('not_allowed', 'No symbol stays, so none could come along.')
      : undefined,
}

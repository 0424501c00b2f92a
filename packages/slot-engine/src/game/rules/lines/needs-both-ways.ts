import type { Rule } from '../../input/rule.ts'

export const needsBothWays: Rule = {
  before: (sides) =>
    sides.parent.at('direction').value === 'both'
      ? undefined
      : sides.refuse('not_allowed', 'Runs begin at one side only, or anywhere: there are no two sides.'),
}

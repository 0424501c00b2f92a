import type { Rule } from '../../input/rule.ts'

export const expandsOrDraws: Rule = {
  before: (wild) =>
    wild.at('expands').value === true && wild.at('multiplier').isRecord
      ? wild.at('expands').refuse('not_allowed', 'A wild that draws its multiplier does not expand.')
      : undefined,
}

import type { Rule } from '../../input/rule.ts'

export const paysAsStopped: Rule = {
  before: (pays) =>
    pays.parent.at('expands').value === true || pays.parent.at('multiplier').isRecord
      ? pays.refuse('not_allowed', 'A wild that expands or draws its multiplier cannot be counted as it stopped.')
      : undefined,
}

import type { Rule } from '../../input/rule.ts'

/** Not of what is counted in a win. */
export const countedAsStopped: Rule = {
  after: (symbol, { symbols }) =>
    symbol.parent.at('inWin').value !== true && symbols?.get(String(symbol.value))?.changes
      ? symbol.refuse('not_allowed', 'A wild that expands or draws its multiplier cannot be counted as it stopped.')
      : undefined,
}

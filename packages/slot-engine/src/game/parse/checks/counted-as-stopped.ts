import type { Rule } from '../../input/rule.ts'

/** Not of what is counted in a win. */
export const countedAsStopped: Rule = {
  after: (symbol, { symbols, nudged }) =>
    symbol.parent.at('inWin').value !== true &&
    (symbols?.get(String(symbol.value))?.changes || nudged.has(symbol.value))
      ? symbol.refuse(
          'not_allowed',
          'A wild that expands, draws its multiplier or comes by one as its reel moves cannot be counted as it stopped.',
        )
      : undefined,
}

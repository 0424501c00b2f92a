/** The games that are timed. */

import { benchmarkGame } from '../test-support/benchmark-game.ts'
import type { LineGame } from '../test-support/line-game.ts'
import { fromParSheet, mechanicsFromParSheet, readPublishedGame } from '../test-support/par-sheet.ts'

export const benchmark = benchmarkGame()

/** Five more lines on the same reels. */
export const twentyFiveLines: LineGame = {
  ...benchmark,
  betCoins: 25,
  wins: {
    ...benchmark.wins,
    lines: [
      ...benchmark.wins.lines,
      [0, 2, 2, 2, 0],
      [2, 0, 0, 0, 2],
      [1, 2, 0, 2, 1],
      [1, 0, 2, 0, 1],
      [0, 1, 0, 1, 2],
    ],
  },
}

/** The same reels with multiplying wilds that add up, both ways. */
export const bothWays: LineGame = {
  ...benchmark,
  symbols: benchmark.symbols.map((symbol) => (symbol.kind === 'wild' ? { ...symbol, multiplier: 2 } : symbol)),
  wins: { ...benchmark.wins, direction: 'both', wildMultipliers: 'add' },
}

/** Free spins on strips of their own, wilds that pay and double. */
export const ownStrips = fromParSheet(readPublishedGame(3))

/** Twenty lines whose winners fall away, with a multiplier per cascade. */
export const lineCascades = mechanicsFromParSheet(readPublishedGame(5))

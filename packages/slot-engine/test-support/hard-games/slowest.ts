/** The seven that took minutes, or more than a gigabyte. */
import { COIN, free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, WILD } from './parts.ts'

const NINE = regular(9, pays([3, 1], [4, 3], [5, 10]))
const withWild = [...NINE, WILD]
const scattered = [...NINE, SCATTER]

export const SLOWEST: readonly HardGame[] = [
  hard('1,000 lines both ways', {
    symbols: withWild,
    reelSets: { base: reels(5, idsOf(withWild), 60, 5) },
    wins: { type: 'lines', lines: lines(1000, 5, 5), direction: 'both' },
    betCoins: 1000,
  }),
  hard('strips that always win under cascades', {
    symbols: [{ id: 'a', kind: 'regular', pays: { '3': 1 } }],
    reelSets: { base: reels(5, ['a'], 30, 3) },
    wins: { type: 'lines', lines: lines(20, 5, 3) },
    cascades: {},
    maxWin: 1_000_000,
  }),
  hard('a nearly endless cascade', {
    symbols: regular(4, pays([5, 1], [12, 3])),
    reelSets: { base: reels(8, ['r0', 'r1', 'r2', 'r3'], 1000, 10) },
    wins: { type: 'clusters' },
    cascades: { refill: { r0: 3, r1: 2, r2: 1, r3: 1 } },
    maxWin: 1_000_000,
  }),
  hard('refill weights 1 to 1,048,576', {
    symbols: regular(2, pays([3, 1])),
    reelSets: { base: reels(6, ['r0', 'r1'], 40, 5) },
    wins: { type: 'anywhere' },
    cascades: { refill: { r0: 1, r1: 1_048_576 } },
    maxWin: 1_000_000,
  }),
  hard('hold-and-win with 1,000 respins on 80 cells', {
    symbols: [...NINE, COIN],
    reelSets: { base: reels(8, [...idsOf(NINE), 'c'], 60, 10) },
    wins: { type: 'lines', lines: lines(20, 8, 10) },
    features: [
      {
        ...{ type: 'holdAndWin', id: 'hold', trigger: { symbol: 'c', at: 6 }, respins: 1000 },
        ...{ values: { '1': 5, '5': 1 }, landing: { hit: 1, miss: 9999 }, fullCoins: 1000 },
      },
    ],
  }),
  hard('a thousand free spins of a thousand', {
    symbols: scattered,
    reelSets: { base: reels(5, [...idsOf(NINE), ...idsOf(NINE), ...idsOf(NINE), 's'], 200, 4) },
    wins: { type: 'lines', lines: lines(50, 5, 4) },
    features: [free({ trigger: { symbol: 's', awards: { '2': 1000 } }, retrigger: { '6': 1000 }, multiplier: 2 })],
    maxWin: 1_000_000,
  }),
  hard('200 lines on 5 by 5 with drawn multipliers', {
    symbols: [...NINE, { id: 'w', kind: 'wild', multiplier: { '1': 5, '2': 3, '3': 2, '5': 1, '10': 1 } }],
    reelSets: { base: reels(5, [...idsOf(NINE), 'w'], 50, 5) },
    wins: { type: 'lines', lines: lines(200, 5, 5), wildMultipliers: 'multiply' },
    betCoins: 200,
  }),
]

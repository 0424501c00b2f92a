/** Games whose windows take much to work out or to play. */
import { free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, strip, WILD } from './parts.ts'

const RUNS = pays([3, 1], [4, 3], [5, 10])
const NINE = regular(9, RUNS)
const WAYS = regular(6, pays([3, 1]))
const drawn = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [String(i + 2), i + 1]))
const MANY = regular(60, pays([3, 1], [5, 4]))

export const HARD_WINDOWS: readonly HardGame[] = [
  hard('1,024 lines in any direction', {
    symbols: [...NINE, WILD],
    reelSets: { base: reels(6, [...idsOf(NINE), 'w'], 100, 5) },
    wins: { type: 'lines', lines: lines(1024, 6, 5), direction: 'any' },
    betCoins: 1000,
  }),
  hard('long strips of rows that are drawn', {
    symbols: [...NINE, SCATTER],
    reelSets: { base: reels(6, [...idsOf(NINE), 's'], 1000, { '2': 1, '3': 1, '4': 1, '5': 1, '6': 1, '7': 1 }) },
    wins: { type: 'ways' },
    features: [free({ trigger: { symbol: 's', awards: { '4': 10 } } })],
  }),
  hard('ways over 8 reels of 10 rows with multipliers', {
    symbols: [...WAYS, { id: 'w', kind: 'wild', multiplier: 2 }],
    reelSets: { base: reels(8, [...idsOf(WAYS), ...idsOf(WAYS), ...idsOf(WAYS), 'w'], 60, 4) },
    wins: { type: 'ways', direction: 'both' },
  }),
  hard('ways over 8 reels of 10 rows', {
    symbols: regular(8, pays([3, 1])),
    reelSets: { base: reels(8, idsOf(regular(8, {})), 80, 10) },
    wins: { type: 'ways' },
  }),
  hard('a column of wilds with 30 multipliers each', {
    symbols: [...WAYS, { id: 'w', kind: 'wild', multiplier: drawn(30) }],
    reelSets: { base: reels(3, [...idsOf(WAYS), 'w', 'w', 'w'], 60, 10) },
    wins: { type: 'lines', lines: lines(10, 3, 10) },
  }),
  hard('multipliers that add up on every cell', {
    symbols: [...NINE, { id: 'w', kind: 'wild', multiplier: drawn(20) }],
    reelSets: { base: reels(6, [...idsOf(NINE), 'w', 'w'], 60, 4) },
    wins: { type: 'lines', lines: lines(100, 6, 4), wildMultipliers: 'add' },
    betCoins: 100,
  }),
  hard('mystery with 60 symbols', {
    symbols: [
      ...MANY,
      { id: 'm', kind: 'mystery', reveals: Object.fromEntries(idsOf(MANY).map((id, i) => [id, i + 1])) },
    ],
    reelSets: { base: reels(6, [...idsOf(MANY), 'm', 'm', 'm', 'm'], 300, 4) },
    wins: { type: 'ways' },
  }),
  hard('columns in which every cell draws one of sixty', {
    symbols: [...MANY, { id: 'q', kind: 'blank' }],
    reelSets: { base: reels(6, [...idsOf(MANY), 'q', 'q', 'q', 'q'], 300, 10) },
    wins: { type: 'ways' },
    changes: [{ type: 'turn', into: { q: Object.fromEntries(idsOf(MANY).map((id, i) => [id, i + 1])) } }],
  }),
  hard('wilds that expand on 1,000 lines', {
    symbols: [...NINE, { id: 'w', kind: 'wild', expands: true }],
    reelSets: { base: reels(6, [...idsOf(NINE), 'w'], 200, 5) },
    wins: { type: 'lines', lines: lines(1000, 6, 5) },
    betCoins: 1000,
  }),
  hard('reels that stop together, on long strips', {
    symbols: [...NINE, WILD],
    reelSets: {
      base: reels(6, [...idsOf(NINE), 'w'], 1000, 5).map((reel, i) => ({
        ...reel,
        ...(i % 2 ? { follows: i - 1 } : {}),
      })),
    },
    wins: { type: 'lines', lines: lines(200, 6, 5) },
    betCoins: 200,
  }),
  hard('a long reel across the top', {
    symbols: [...WAYS, SCATTER],
    reelSets: { base: reels(6, [...idsOf(WAYS), 's'], 200, { '2': 1, '4': 2, '6': 1 }) },
    topReels: { base: { reels: [1, 2, 3, 4], strip: strip([...idsOf(WAYS), 's'], 1000, 9) } },
    wins: { type: 'ways' },
  }),
  hard('80 cells anywhere with multipliers', {
    symbols: [...regular(8, pays([8, 1], [20, 5])), { id: 'w', kind: 'wild', multiplier: { '2': 3, '3': 2, '7': 1 } }],
    reelSets: { base: reels(8, [...idsOf(regular(8, {})), 'w'], 100, 10) },
    wins: { type: 'anywhere', wildMultipliers: 'add' },
  }),
  hard('clusters over 80 cells', {
    symbols: [...regular(5, pays([5, 1], [20, 5])), WILD],
    reelSets: { base: reels(8, [...idsOf(regular(5, {})), 'w'], 300, 10) },
    wins: { type: 'clusters' },
    cascades: {},
  }),
  hard('clusters by all combinations', {
    symbols: regular(3, pays([2, 1])),
    reelSets: { base: reels(3, idsOf(regular(3, {})), 100, 10) },
    wins: { type: 'clusters' },
    cascades: {},
  }),
  hard('cascades on 80 million combinations', {
    symbols: NINE,
    reelSets: { base: reels(5, idsOf(NINE), 38, 4) },
    wins: { type: 'lines', lines: lines(40, 5, 4) },
    cascades: { multipliers: [1, 2, 3, 5, 10] },
  }),
  hard('respins with the winners held on 80 cells', {
    symbols: regular(8, pays([8, 1], [12, 2], [16, 3], [24, 4], [40, 9])),
    reelSets: { base: reels(8, idsOf(regular(8, {})), 200, 10) },
    wins: { type: 'anywhere' },
    respins: { holds: 'winners' },
  }),
  hard('256 combinations in any order', {
    symbols: [...regular(12, RUNS), WILD],
    reelSets: { base: reels(5, [...idsOf(regular(12, {})), 'w'], 100, 3) },
    wins: {
      type: 'lines',
      lines: lines(50, 5, 3),
      combinations: Array.from({ length: 40 }, (_, i) => ({
        name: `c${i}`,
        slots: Array.from({ length: 5 }, (_, r) => [`r${(i + r * 3) % 12}`]),
        anyOrder: i % 4 === 0,
        coins: 5 + i,
      })),
    },
  }),
  hard('pays of prime numbers of coins', {
    symbols: [
      ...NINE.map((symbol, i) => ({
        ...symbol,
        pays: pays([2, 7 + 4 * i], [3, 101 + 6 * i], [4, 1009 + 10 * i], [5, 10_007 + 30 * i]),
      })),
      WILD,
    ],
    reelSets: { base: reels(5, [...idsOf(NINE), 'w'], 100, 5) },
    wins: { type: 'lines', lines: lines(100, 5, 5) },
    betCoins: 1000,
  }),
]

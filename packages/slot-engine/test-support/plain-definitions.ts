/** Games of mechanics that need few words: each is the game of its row in `docs/mechanics.md`. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 1000 } as const

/** Each stop of each reel is equally likely; one row. */
const reels = (...strips: readonly (readonly string[])[]) => strips.map((strip) => ({ strip, rows: 1 }))

const AB = ['a', 'b'] as const

/** Three side by side win, wherever they begin. */
export const ANY_ADJACENT = {
  ...plain,
  id: 'any-adjacent',
  name: 'Any Adjacent',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 4, '5': 20 } },
    { id: 'b', kind: 'blank' },
  ],
  reelSets: { base: reels(AB, AB, AB, AB, AB) },
  wins: { type: 'lines', lines: [[0, 0, 0, 0, 0]], direction: 'any' },
} satisfies Definition

/** Three reels on the left and three on the right, each with symbols of their own: one bet plays both. */
export const TWO_WINDOWS = {
  ...plain,
  id: 'two-windows',
  name: 'Two Windows',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 8 } },
    { id: 'b', kind: 'blank' },
    { id: 'c', kind: 'regular', pays: { '2': 2, '3': 12 } },
    { id: 'd', kind: 'blank' },
  ],
  reelSets: { base: reels(AB, AB, AB, ['c', 'd'], ['c', 'd'], ['c', 'd', 'd', 'd']) },
  wins: { type: 'lines', lines: [[0, 0, 0, 0, 0, 0]], direction: 'both', sides: 'add' },
} satisfies Definition

/** A stack of two wilds, on the middle reel, for one of the symbols. */
export const STACKED_WILDS = {
  ...plain,
  id: 'stacked-wilds',
  name: 'Stacked Wilds',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 8 } },
    { id: 'c', kind: 'regular', pays: { '3': 50 } },
    { id: 'b', kind: 'blank' },
    { id: 'w', kind: 'wild', replaces: ['a'], reels: [1] },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'c'], rows: 1 },
      { strip: ['w', 'w', 'b', 'b'], rows: 2 },
      { strip: ['a', 'c'], rows: 1 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [0, 1, 0],
    ],
  },
} satisfies Definition

const STARTING = {
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 8 } },
    { id: 'b', kind: 'blank' },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: {
    base: reels(['a', 'b', 's', 'b'], AB, AB),
    rich: reels(['a', 's', 's', 'b'], AB, AB),
    free: reels(['a'], ['a'], AB),
  },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
} as const

/** Many spins, few that pay three times as much, or nobody knows which. */
export const CHOICE_OF_VOLATILITY = {
  ...plain,
  ...STARTING,
  id: 'choice-of-volatility',
  name: 'Choice of Volatility',
  features: [
    {
      type: 'choice',
      id: 'choice',
      trigger: { symbol: 's', at: 1 },
      options: [
        { name: 'Many', prize: { feature: 'many', spins: 6 } },
        { name: 'Few', prize: { feature: 'few', spins: 2 } },
        { name: 'Mystery', prize: { feature: 'mystery' } },
      ],
    },
    { type: 'freeSpins', id: 'many', reelSet: 'free' },
    { type: 'freeSpins', id: 'few', reelSet: 'free', multiplier: 3 },
    {
      type: 'wheel',
      id: 'mystery',
      segments: [
        { weight: 1, prize: { feature: 'few', spins: 4 } },
        { weight: 1, prize: { feature: 'few', spins: 1 } },
      ],
    },
  ],
} satisfies Definition

/** The choice is bought, or spins are that start it twice as often. */
export const BOUGHT_CHOICE = {
  ...CHOICE_OF_VOLATILITY,
  id: 'bought-choice',
  name: 'Bought Choice',
  modes: [
    { id: 'buy', coins: 7, buys: { feature: 'choice' } },
    { id: 'ante', coins: 3, reelSet: 'rich' },
  ],
} satisfies Definition

/** A pool that is paid before it passes twenty coins, whoever plays. */
export const MUST_HIT_BY = {
  ...plain,
  ...STARTING,
  id: 'must-hit-by',
  name: 'Must Hit By',
  jackpots: [{ id: 'mini', coins: 10, contributionPpm: 500_000, mustHitBy: 20 }],
} satisfies Definition

/** Two meters, each with a start and a growth of its own, won on a wheel. */
export const METERS = {
  ...plain,
  ...STARTING,
  id: 'meters',
  name: 'Meters',
  jackpots: [
    { id: 'mini', coins: 10, contributionPpm: 40_000 },
    { id: 'major', coins: 100, contributionPpm: 20_000 },
  ],
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 's', at: 1 },
      segments: [
        { weight: 3, prize: { jackpot: 'mini' } },
        { weight: 1, prize: { jackpot: 'major' } },
        { weight: 16, prize: { nothing: true } },
      ],
    },
  ],
} satisfies Definition

const version = (three: number) =>
  ({
    ...plain,
    ...STARTING,
    id: 'version',
    name: 'Version',
    symbols: [{ id: 'a', kind: 'regular', pays: { '3': three } }, STARTING.symbols[1], STARTING.symbols[2]],
  }) satisfies Definition

/** One game with two returns: the same but for what is paid. */
export const VERSION_HIGH = version(30)
export const VERSION_LOW = version(29)

/** Each wild in a win doubles it, two of them twice over; and three of a kind of blank in any order. */
export const TWO_MULTIPLY = {
  ...plain,
  id: 'two-multiply',
  name: 'Two Multiply',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 8 } },
    { id: 'w', kind: 'wild', multiplier: 2, pays: { '3': 100 } },
    { id: 'c', kind: 'blank' },
    { id: 'd', kind: 'blank' },
  ],
  reelSets: { base: reels(['a', 'w', 'c', 'd'], ['a', 'w', 'c', 'd'], ['a', 'w', 'c', 'd']) },
  wins: {
    type: 'lines',
    lines: [[0, 0, 0]],
    wildMultipliers: 'multiply',
    wildRuns: 'own',
    combinations: [{ name: 'one and two', slots: [['c'], ['d'], ['d']], anyOrder: true, coins: 6 }],
  },
} satisfies Definition

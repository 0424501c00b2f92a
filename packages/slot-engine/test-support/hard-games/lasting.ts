/** Games of factors, meters and free spins that last, and of spins with parts of their own. */
import type { Factor, Feature } from '../../src/definition.ts'
import { COIN, free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, WILD } from './parts.ts'

const NINE = regular(9, pays([3, 1], [4, 3], [5, 10]))
const SCATTERED = [...NINE, WILD, SCATTER]
const IDS = [...idsOf(NINE), ...idsOf(NINE), 'w', 's']
const REELS = { base: reels(5, IDS, 60, 4) }
const LARGE = { base: reels(8, IDS, 100, 10) }
const LINES = { type: 'lines', lines: lines(20, 5, 4) } as const
const THOUSAND = { symbol: 's', awards: { '3': 1000 } } as const

const each = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i))
const upTo = (most: number): Record<string, number> => Object.fromEntries(each(most, (i) => [String(i + 1), most - i]))
const spins = (name: string, rest: Parameters<typeof free>[0], more: Partial<Parameters<typeof hard>[1]> = {}) =>
  hard(name, { symbols: SCATTERED, reelSets: REELS, wins: LINES, features: [free(rest)], ...more })
const multiplied = (name: string, factors: readonly Factor[], more: Partial<Parameters<typeof hard>[1]> = {}) =>
  spins(name, {}, { factors, ...more })

/** Twenty levels, each with a window that is taller or richer than the one before. */
const GROWING = Object.fromEntries(
  each(17, (i) => [i === 0 ? 'base' : `set${i}`, reels(6, IDS.slice(i), 60, Math.min(2 + Math.floor(i / 2), 10))]),
)

export const HARD_LASTING: readonly HardGame[] = [
  spins(
    'sticky wilds on long strips of ten rows',
    { trigger: { symbol: 's', awards: { '3': 10, '9': 1000 } }, sticky: ['w'] },
    { reelSets: { base: reels(8, IDS, 1000, 10) }, wins: { type: 'lines', lines: lines(20, 8, 10) } },
  ),
  spins(
    'spins that can hardly win enough',
    { trigger: THOUSAND, winsAtLeast: 100_000_000 },
    {
      symbols: [...regular(9, pays([9, 1], [20, 5])), WILD, SCATTER],
      reelSets: LARGE,
      wins: { type: 'clusters' },
    },
  ),
  spins(
    'spins that can hardly win enough, bought, on lines',
    { trigger: THOUSAND, winsAtLeast: 5_000 },
    {
      modes: [{ id: 'buy', coins: 2000, buys: { feature: 'free', spins: 1000 } }],
    },
  ),
  spins(
    'spins that can hardly win enough, with all that falls',
    { trigger: THOUSAND, winsAtLeast: 50_000, grows: { by: 1, each: 'cascade' } },
    {
      symbols: [...regular(9, pays([8, 1], [20, 5])), WILD, SCATTER],
      reelSets: LARGE,
      wins: { type: 'anywhere' },
      cascades: { refill: Object.fromEntries([...idsOf(NINE), 'w'].map((id, i) => [id, i + 1])) },
      modes: [{ id: 'buy', coins: 2000, buys: { feature: 'free', spins: 1000 } }],
    },
  ),
  spins(
    'wilds that roam over 80 cells and grow',
    { trigger: THOUSAND, kept: [{ symbol: 'w', moves: 'roams', adds: 1, upTo: 12 }], keepsView: true },
    {
      reelSets: LARGE,
      wins: { type: 'lines', lines: lines(1000, 8, 10), wildMultipliers: 'add' },
      betCoins: 1000,
      modes: [{ id: 'buy', coins: 2000, buys: { feature: 'free', spins: 1000 } }],
    },
  ),
  spins(
    'wilds that walk to and fro until none is left',
    { kept: [{ symbol: 'w', moves: 'bounces', lasts: 20, adds: 200, upTo: 1000 }], untilGone: true },
    {
      symbols: [...NINE, WILD, SCATTER],
      reelSets: { base: reels(8, [...each(990, (i) => `r${i % 9}`), ...each(9, () => 's'), 'w'], 1000, 4) },
      wins: { type: 'lines', lines: lines(1000, 8, 4) },
      betCoins: 1000,
      maxWin: 1_000_000,
    },
  ),
  spins(
    'cells that keep twenty factors through a thousand free spins',
    {
      ...{ trigger: THOUSAND, retrigger: { '18': 5 } },
      factors: [{ type: 'cells', id: 'spots', steps: each(20, (i) => 40 * (i + 1)), keeps: true }],
    },
    {
      symbols: [...regular(5, pays([5, 1], [12, 4])), SCATTER],
      reelSets: { base: reels(8, ['r0', 'r1', 'r2', 'r3', 'r4', 'r0', 'r1', 's'], 100, 10) },
      wins: { type: 'clusters' },
      cascades: { refill: { r0: 3, r1: 2, r2: 2, r3: 1, r4: 1 } },
      maxWin: 1_000_000,
    },
  ),
  hard('sixteen charges, each of them free spins or a wheel', {
    symbols: regular(6, pays([5, 1], [15, 4])),
    reelSets: { base: reels(8, idsOf(regular(6, {})), 200, 10) },
    wins: { type: 'clusters' },
    cascades: { refill: { r0: 3, r1: 3, r2: 1, r3: 1 } },
    features: each(
      16,
      (i): Feature =>
        i % 2 === 0
          ? {
              ...{ type: 'freeSpins', id: `f${i}` },
              chance: { hit: 1, miss: i, spins: 100, charged: { at: 20 * (i + 1) } },
            }
          : {
              ...{
                type: 'wheel',
                id: `f${i}`,
                chance: { hit: 1, miss: i, charged: { at: 20 * i, symbols: ['r0', 'r1'] } },
              },
              segments: each(100, (k) => ({
                weight: k + 1,
                prize: k % 9 ? { coins: k } : { feature: 'f0', spins: 50 },
              })),
            },
    ),
  }),
  spins(
    'a window that grows by twenty levels',
    {
      trigger: THOUSAND,
      reelSet: 'set1',
      levels: {
        symbol: 's',
        steps: each(20, (i) => ({
          ...{ at: 50 * (i + 1), spins: 50, multiplier: 1 + i },
          reelSet: `set${Math.min(i + 1, 16)}`,
        })),
      },
    },
    { reelSets: GROWING, wins: { type: 'ways' }, maxWin: 1_000_000 },
  ),
  spins('a multiplier that 64 wins raise, with further spins', {
    ...{ trigger: THOUSAND, retrigger: { '4': 40, '5': 200 } },
    grows: { by: 1, each: 'win', upTo: 64 },
  }),
  spins(
    'free spins that a rare symbol ends, a thousand lives',
    { trigger: THOUSAND, endedBy: 's' },
    {
      reelSets: { base: reels(5, [...each(99, (i) => `r${i % 9}`), 's'], 500, 4) },
      maxWin: 1_000_000,
    },
  ),
  multiplied(
    'eight reels of multipliers beside the window',
    each(8, (i) => ({ type: 'drawn', id: `f${i}`, values: upTo(200) })),
  ),
  multiplied('a factor of 250 values for each reel, and one for the window', [
    { type: 'reels', id: 'reels', reels: each(5, () => upTo(250)) },
    { type: 'fill', id: 'fill', fewest: 2 },
    { type: 'drawn', id: 'drawn', values: upTo(250) },
  ]),
  spins(
    'eighty orbs of many values, banked through a thousand free spins',
    {
      trigger: { symbol: 's', awards: { '9': 1000 } },
      factors: [{ type: 'symbols', id: 'bank', keeps: true }],
    },
    {
      symbols: [...regular(5, pays([8, 1], [12, 4])), SCATTER, { id: 'x', kind: 'scatter', adds: upTo(80) }],
      reelSets: { base: reels(8, ['r0', 'r1', 'r2', 'r3', 'r4', 's', 'x'], 100, 10) },
      wins: { type: 'anywhere' },
      cascades: {},
      factors: [{ type: 'symbols', id: 'orbs' }],
      maxWin: 1_000_000,
    },
  ),
  hard('coins of many kinds and grades, in rows that open', {
    symbols: [...NINE, COIN],
    reelSets: { base: reels(8, [...idsOf(NINE), 'c'], 60, 5) },
    wins: { type: 'lines', lines: lines(20, 8, 5) },
    features: [
      {
        ...{ type: 'holdAndWin', id: 'hold', trigger: { symbol: 'c', at: 6 }, respins: 1000 },
        ...{ values: upTo(90), landing: { hit: 1, miss: 9999 }, opensRows: [10, 20, 30, 40, 50] },
        active: each(100, (i) => ({ weight: 1, coins: i, adds: i + 1 })),
        grades: each(60, (i) => ({ at: i + 20, factor: i + 2, prize: { feature: 'wheel' } })),
      },
      {
        type: 'wheel',
        id: 'wheel',
        segments: each(100, (i) => ({ weight: i + 1, prize: { coins: 10_007 + 13 * i } })),
      },
    ],
    maxWin: 1_000_000,
  }),
  hard('eighty coins in view that several collect', {
    symbols: [...NINE, COIN, { id: 'k', kind: 'scatter' }],
    reelSets: { base: reels(8, ['c', 'c', 'c', 'k', ...idsOf(NINE)], 60, 10) },
    wins: { type: 'lines', lines: lines(20, 8, 10) },
    features: each(4, (i) => ({
      ...{ type: 'collect', id: `f${i}`, trigger: { symbol: 'c', at: 1 + i }, collector: 'k' },
      values: Object.fromEntries(each(90, (v) => [String(10_007 + 13 * v + i), v + 1])),
      collectorFactors: upTo(50),
    })),
    maxWin: 1_000_000,
  }),
]

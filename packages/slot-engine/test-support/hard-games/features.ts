/** Games whose features take much to work out or to play. */
import type { Feature, Prize } from '../../src/definition.ts'
import { COIN, free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, WILD } from './parts.ts'

const NINE = regular(9, pays([3, 1], [4, 3], [5, 10]))
const SCATTERED = [...NINE, SCATTER]
const TWICE = [...idsOf(NINE), ...idsOf(NINE)]
const REELS = { base: reels(5, [...TWICE, 's'], 60, 4) }
const LINES = { type: 'lines', lines: lines(20, 5, 4) } as const
const spins = (name: string, rest: Parameters<typeof free>[0], more: Partial<Parameters<typeof hard>[1]> = {}) =>
  hard(name, { symbols: SCATTERED, reelSets: REELS, wins: LINES, features: [free(rest)], ...more })

const COINED = { symbols: [...NINE, COIN], reelSets: { base: reels(5, [...TWICE, 'c'], 60, 4) }, wins: LINES }
const at = (id: string) => ({ id, trigger: { symbol: 'c', at: 3 } })
const coined = (name: string, features: readonly Feature[], more: Partial<Parameters<typeof hard>[1]> = {}) =>
  hard(name, { ...COINED, features, ...more })
const wheel = (id: string, prizes: readonly Prize[], started: object = { id }): Feature => ({
  type: 'wheel',
  id,
  ...started,
  segments: prizes.map((prize, i) => ({ weight: i + 1, prize })),
})
const coins = (i: number): Prize => ({ coins: 10_007 + 13 * i })
const hundred = <T>(of: (i: number) => T): T[] => Array.from({ length: 100 }, (_, i) => of(i))

export const HARD_FEATURES: readonly HardGame[] = [
  spins('free spins that award more in a hundred ways', {
    trigger: { symbol: 's', awards: { '2': 20, '3': 30, '4': 40, '5': 50, '6': 60 } },
    retrigger: { '3': 4, '4': 9, '5': 16, '6': 25, '7': 36, '8': 49 },
  }),
  spins('free spins that all but never end', {
    trigger: { symbol: 's', awards: { '1': 1000 } },
    retrigger: { '2': 3 },
  }),
  spins('a multiplier that grows a thousand times', {
    trigger: { symbol: 's', awards: { '3': 1000 } },
    grows: { by: 1, each: 'spin' },
  }),
  spins(
    'an expanding symbol of nine on 1,000 lines',
    { expandingSymbol: { r0: 1, r1: 2, r2: 3, r3: 4, r4: 5, r5: 6 } },
    {
      wins: { type: 'lines', lines: lines(1000, 5, 4) },
      betCoins: 1000,
    },
  ),
  spins(
    'walking wilds until they are gone',
    { walking: ['w'], untilGone: true },
    {
      symbols: [...SCATTERED, WILD],
      reelSets: { base: reels(8, [...TWICE, ...TWICE, 's', 'w'], 1000, 4) },
      wins: { type: 'lines', lines: lines(1000, 8, 4) },
      betCoins: 1000,
    },
  ),
  spins(
    'sticky wilds on 80 cells',
    { trigger: { symbol: 's', awards: { '3': 1000 } }, sticky: ['w'] },
    {
      symbols: [...SCATTERED, WILD],
      reelSets: { base: reels(8, [...TWICE, 's', 'w'], 100, 10) },
      wins: { type: 'lines', lines: lines(1000, 8, 10) },
      betCoins: 1000,
    },
  ),
  spins(
    'a thousand free spins bought, with cascades',
    { trigger: { symbol: 's', awards: { '3': 1000 } } },
    {
      symbols: [...regular(3, pays([4, 1], [8, 2])), SCATTER],
      reelSets: { base: reels(8, ['r0', 'r0', 'r1', 'r1', 'r2', 'r2', 's'], 100, 10) },
      wins: { type: 'anywhere' },
      cascades: { refill: { r0: 8, r1: 1, r2: 1 } },
      modes: [{ id: 'buy', coins: 2000, buys: { feature: 'free', spins: 1000 } }],
      maxWin: 1_000_000,
    },
  ),
  spins(
    'cascades that award free spins in every window',
    { trigger: { symbol: 's', awards: { '9': 1000 } }, retrigger: { '30': 1000 } },
    {
      symbols: [...regular(1, pays([1, 1])), SCATTER],
      reelSets: { base: reels(6, ['r0', 'r0', 'r0', 's'], 40, 5) },
      wins: { type: 'anywhere' },
      cascades: { refill: { r0: 3, s: 1 } },
      betCoins: 100_000,
      maxWin: 1_000_000,
    },
  ),
  coined('a pick of 100 items', [
    { type: 'pick', ...at('pick'), items: hundred((i) => ({ count: 1, prize: coins(i) })), picks: 50 },
  ]),
  coined('a pick that ends with one of many', [
    {
      type: 'pick',
      ...at('pick'),
      items: Array.from({ length: 12 }, (_, i) => ({ count: 4, prize: coins(i), ...(i === 0 ? { ends: true } : {}) })),
    },
  ]),
  coined('a deep pick of one kind of item', [
    {
      type: 'pick',
      ...at('pick'),
      items: [
        { count: 99, prize: coins(1) },
        { count: 1, prize: coins(2), ends: true },
      ],
    },
  ]),
  coined('a ladder of 100 rungs', [
    { type: 'ladder', ...at('ladder'), rungs: hundred((i) => ({ prize: coins(i), up: 99, down: 1 })) },
  ]),
  coined(
    'wheels that nest fifteen deep',
    Array.from({ length: 15 }, (_, depth) =>
      wheel(
        `w${depth}`,
        hundred((i) => (i % 2 === 0 && depth < 14 ? { feature: `w${depth + 1}` } : coins(i))),
        depth === 0 ? at('w0') : { id: `w${depth}` },
      ),
    ),
  ),
  coined(
    'picks that nest',
    Array.from({ length: 2 }, (_, depth) => ({
      type: 'pick' as const,
      ...(depth === 0 ? at('p0') : { id: `p${depth}` }),
      picks: 10,
      items: Array.from({ length: 10 }, (_, i) => ({
        count: 2,
        prize: depth < 1 ? { feature: `p${depth + 1}` } : coins(i),
      })),
    })),
  ),
  coined('a wheel whose prizes share no divisor, under a far cap', [wheel('wheel', hundred(coins), at('wheel'))], {
    maxWin: 1_000_000,
    betCoins: 997,
  }),
  coined(
    'eight jackpots that must hit',
    [
      wheel(
        'wheel',
        Array.from({ length: 8 }, (_, i) => ({ jackpot: `j${i}` })),
        at('wheel'),
      ),
    ],
    {
      jackpots: Array.from({ length: 8 }, (_, i) => ({
        ...{ id: `j${i}`, coins: 1000 * (i + 1), contributionPpm: 1000, mustHitBy: 90_000_000 + i },
      })),
    },
  ),
  coined(
    'hold-and-win of 90 values on 80 cells',
    [
      {
        ...{ type: 'holdAndWin', ...at('hold'), respins: 3, landing: { hit: 1, miss: 9 } },
        values: Object.fromEntries(Array.from({ length: 90 }, (_, i) => [String(7 + 11 * i), 90 - i])),
      },
    ],
    { reelSets: { base: reels(8, [...TWICE, 'c'], 60, 10) }, wins: { type: 'lines', lines: lines(20, 8, 10) } },
  ),
  coined('sixty-four ways to choose', [
    ...['a', 'b', 'd'].map(
      (id): Feature => ({ type: 'choice', id, options: Array.from({ length: 4 }, (_, i) => ({ prize: coins(i) })) }),
    ),
    wheel('wheel', [{ feature: 'a' }, { feature: 'b' }, { feature: 'd' }], at('wheel')),
  ]),
  spins(
    'a cap that a Fourier transform can hardly see',
    { retrigger: { '3': 5 } },
    {
      betCoins: 99_991,
      maxWin: 50,
      symbols: [
        ...NINE.map((symbol, i) => ({ ...symbol, pays: pays([3, 10_007 + 4 * i], [4, 90_001 + i], [5, 900_001 + i]) })),
        SCATTER,
      ],
    },
  ),
]

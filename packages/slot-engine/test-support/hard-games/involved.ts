/** Games whose rules take much to read, or that derive further games of rules of their own. */
import type { Feature, WinRule } from '../../src/definition.ts'
import { free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, WILD } from './parts.ts'

const NINE = regular(9, pays([3, 1], [4, 3], [5, 10]))
const LINES = { type: 'lines', lines: lines(20, 5, 4) } as const

const each = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i))
const upTo = (most: number): Record<string, number> => Object.fromEntries(each(most, (i) => [String(i + 1), most - i]))

/** A rule whose readings of a line take much to tell apart. */
const involved = (seed: number): WinRule => ({
  type: 'lines',
  lines: lines(20, 6, 4),
  combinations: each(6, (i) => ({
    name: `c${i}`,
    slots: each(6, (r) =>
      [`r${(i + r * (seed + 1)) % 9}`, `r${(i * 2 + r) % 9}`].filter((id, k, all) => all.indexOf(id) === k),
    ),
    anyOrder: i % 3 === 0,
    multiplied: i % 2 === 0,
    coins: 5 + i,
  })),
})

export const HARD_INVOLVED: readonly HardGame[] = [
  hard('sixty-four shapes, one in another, on 80 cells', {
    symbols: [
      ...regular(6, pays([4, 1], [20, 5], [60, 90])),
      { id: 'w', kind: 'wild', multiplier: { '2': 3, '3': 2 } },
    ],
    reelSets: { base: reels(8, [...idsOf(regular(6, {})), 'w'], 100, 10) },
    wins: {
      ...{ type: 'shapes', wildRuns: 'each', wildMultipliers: 'add' },
      shapes: each(64, (i) => ({
        name: `shape ${i}`,
        cells: each(8, (reel) =>
          reel <= 1 + (i % 7) ? each(1 + Math.floor(i / 7), (row) => row).map((row) => Math.min(row, 9)) : [],
        ),
      })),
    },
  }),
  hard('straight runs on 80 cells with drawn multipliers', {
    symbols: [...regular(9, pays([3, 1], [6, 5], [10, 50])), { id: 'w', kind: 'wild', multiplier: upTo(30) }],
    reelSets: { base: reels(8, [...idsOf(NINE), 'w'], 200, 10) },
    wins: { type: 'straights', wildRuns: 'each', wildMultipliers: 'add', fullWindow: { pays: { r0: 1000 } } },
  }),
  hard('twelve ways to play on 1,000 lines', {
    symbols: [...NINE, WILD, SCATTER],
    reelSets: { base: reels(6, [...idsOf(NINE), 'w', 's'], 200, 5) },
    wins: { type: 'ways' },
    betCoins: 1000,
    features: each(6, (i) => ({
      ...(free({ trigger: { symbol: 's', awards: { [String(3 + i)]: 10, [String(4 + i)]: 0 } } }) as Extract<
        Feature,
        { type: 'freeSpins' }
      >),
      id: `free${i}`,
      instead: { wins: { type: 'lines', lines: lines(1000 - i, 6, 5), direction: 'both' } },
    })),
  }),
  hard('lines that are read in many ways, in free spins and modes too', {
    symbols: [...NINE, { id: 'w', kind: 'wild', multiplier: upTo(3) }, SCATTER],
    reelSets: { base: reels(6, [...idsOf(NINE), 'w', 's'], 100, 4) },
    wins: involved(0),
    features: each(4, (i) => ({
      ...(free({ trigger: { symbol: 's', awards: { [String(3 + i)]: 10, [String(4 + i)]: 0 } } }) as Extract<
        Feature,
        { type: 'freeSpins' }
      >),
      id: `free${i}`,
      instead: { wins: involved(i + 1) },
    })),
  }),
  hard('a board of a hundred spaces that lead to features', {
    symbols: [...NINE, SCATTER],
    ...{ reelSets: { base: reels(5, [...idsOf(NINE), 's'], 60, 4) }, wins: LINES },
    features: [
      {
        ...{ type: 'board', id: 'board', trigger: { symbol: 's', at: 3 }, rolls: 100, loops: true, dice: upTo(100) },
        spaces: each(100, (i) => ({
          ...(i % 7 === 0 && { to: (i * 37) % 100 }),
          prize: i % 3 === 0 ? { feature: 'free', spins: 20 } : { coins: 10_007 + 13 * i },
        })),
      },
      { type: 'freeSpins', id: 'free' },
    ],
    gamble: { factor: 2, up: 1, down: 1, steps: 20, half: true, others: [{ factor: 7, up: 1, down: 6 }] },
    maxWin: 1_000_000,
  }),
]

/** Games whose windows change or move, or are drawn, in ways that take much to work out or to play. */
import type { WindowChange } from '../../src/definition.ts'
import { free, type HardGame, hard, idsOf, lines, pays, reels, regular, SCATTER, WILD } from './parts.ts'

const NINE = regular(9, pays([3, 1], [4, 3], [5, 10]))
const BLANK = { id: 'q', kind: 'blank' } as const
const SCATTERED = [...NINE, WILD, BLANK, SCATTER]
const REELS = { base: reels(5, [...idsOf(NINE), ...idsOf(NINE), 'w', 'q', 's'], 60, 4) }
const LINES = { type: 'lines', lines: lines(20, 5, 4) } as const
const LARGE = { base: reels(8, [...idsOf(NINE), ...idsOf(NINE), 'w', 'q', 's'], 200, 10) }
const ANYWHERE = { type: 'anywhere' } as const
const EVERY_WAY = ['left', 'right', 'up', 'down', 'upLeft', 'upRight', 'downLeft', 'downRight'] as const
const weights = (ids: readonly string[]) => Object.fromEntries(ids.map((id, i) => [id, i + 1]))
const even = { hit: 1, miss: 1 } as const

const changed = (
  name: string,
  changes: readonly WindowChange[],
  rest: Partial<Parameters<typeof hard>[1]> = {},
): HardGame => hard(name, { symbols: SCATTERED, reelSets: REELS, wins: LINES, changes, ...rest })

const each = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i))

export const HARD_CHANGES: readonly HardGame[] = [
  changed(
    'stacks of wilds that grow as they are nudged, on long strips',
    [{ type: 'nudge', symbols: ['w'], until: 'full', adds: 100 }],
    {
      symbols: [...NINE, WILD],
      reelSets: { base: reels(6, [...idsOf(NINE), 'w', 'w', 'w', 'w', 'w', 'w', 'w', 'w', 'w'], 1000, 5) },
      wins: { type: 'lines', lines: lines(500, 6, 5), wildMultipliers: 'add' },
      betCoins: 500,
    },
  ),
  changed(
    'after a loss every reel is nudged if that wins, on 1,000 lines',
    each(8, (i) => ({
      ...{ type: 'nudge', when: 'loss', symbols: ['r8'], until: 'inView', reels: [i], ifWins: true, chance: even },
    })),
    { reelSets: LARGE, wins: { type: 'lines', lines: lines(1000, 8, 10) }, betCoins: 1000 },
  ),
  changed(
    'sixteen changes that each have a chance',
    each(16, (i) => ({ type: 'turn', into: { q: `r${i % 9}` }, chance: { hit: 1, miss: i + 1 } })),
  ),
  changed(
    'three draws for the whole window among forty symbols',
    each(3, (i) => ({ type: 'turn', into: { [`r${i}`]: weights(each(40, (k) => `r${k + 5}`)) }, drawn: 'window' })),
    {
      symbols: [...regular(45, pays([3, 1], [5, 4])), SCATTER],
      reelSets: { base: reels(5, [...idsOf(regular(45, {})), 's'], 100, 4) },
    },
  ),
  changed(
    'every cell of every reel turns sixteen times',
    each(16, (i) => ({ type: 'turn', into: { [`r${i % 9}`]: weights(idsOf(NINE)) }, ...(i < 8 && { when: 'stop' }) })),
    { reelSets: LARGE, wins: { type: 'ways', paid: 'perCell' } },
  ),
  changed(
    'wilds that spread every way sixteen times on 80 cells',
    each(16, () => ({
      ...{ type: 'put', symbol: 'w', chance: even },
      cells: { symbols: ['w'], towards: EVERY_WAY, reach: { '1': 1, '9': 1 } },
    })),
    { reelSets: LARGE, wins: ANYWHERE },
  ),
  changed(
    'squares that stay where they win, by clusters on 80 cells',
    each(16, (i) => ({
      ...{ type: 'put', symbol: `r${i % 9}`, ifWins: true },
      cells: { square: { '1': 1, '4': 1, '8': 1 } },
    })),
    {
      symbols: [...regular(9, pays([5, 1], [20, 3])), WILD, BLANK, SCATTER],
      reelSets: LARGE,
      wins: { type: 'clusters', wildRuns: 'best' },
    },
  ),
  changed(
    'bombs that all but never end',
    [{ type: 'remove', when: 'end', cells: { symbols: ['q', 'w'], towards: EVERY_WAY, reach: { '9': 1 } } }],
    {
      symbols: [...regular(9, pays([30, 1], [60, 2])), WILD, BLANK],
      reelSets: { base: reels(8, [...idsOf(NINE), 'w', 'q'], 200, 10) },
      wins: ANYWHERE,
      cascades: { refill: { ...weights(idsOf(NINE)), q: 20 } },
    },
  ),
  changed(
    'wins that leave wilds wherever they were',
    [{ type: 'put', symbol: 'w', when: 'win', cells: { won: true, number: { '1': 1, '5': 1 } } }],
    {
      symbols: [...regular(4, pays([3, 1], [9, 3])), { id: 'w', kind: 'wild', pays: pays([3, 1], [40, 100]) }],
      reelSets: { base: reels(8, [...idsOf(regular(4, {})), 'w'], 100, 10) },
      wins: { type: 'clusters', neighbours: 'corners', wildRuns: 'each' },
      cascades: { multipliers: each(100, (i) => i + 1) },
      maxWin: 1_000_000,
    },
  ),
  changed(
    'locked cells that open in forty steps',
    [
      { type: 'turn', when: 'win', into: opening(40), cells: { besideWins: true } },
      { type: 'turn', when: 'win', into: { r3: 'k0' }, cells: { number: { '8': 1 } } },
    ],
    {
      symbols: [...regular(4, pays([4, 1], [9, 3])), ...each(40, (i) => ({ id: `k${i}`, kind: 'blank' }) as const)],
      reelSets: { base: reels(8, [...idsOf(regular(4, {})), 'k0'], 100, 10) },
      wins: { type: 'clusters' },
      cascades: { refill: { r0: 2, r1: 2, r2: 1, k0: 1 } },
    },
  ),
  hard('wilds on any of 80 cells', {
    symbols: [...NINE, WILD, SCATTER],
    reelSets: { base: reels(8, [...idsOf(NINE), 's'], 200, 10) },
    extraWilds: { symbol: 'w', counts: Object.fromEntries(each(81, (i) => [String(i), 81 - i])) },
    wins: { type: 'ways', direction: 'both', paid: 'perCell' },
    features: [free()],
  }),
  hard('seventeen reel sets that are drawn', {
    symbols: [...NINE, WILD, SCATTER],
    reelSets: Object.fromEntries(
      each(17, (i) => [i === 0 ? 'base' : `set${i}`, reels(6, [...idsOf(NINE), 'w', 's'].slice(i % 3), 100, 5)]),
    ),
    reelSet: Object.fromEntries(each(17, (i) => [i === 0 ? 'base' : `set${i}`, i + 1])),
    wins: { type: 'lines', lines: lines(100, 6, 5), direction: 'both' },
    features: [free({ reelSet: Object.fromEntries(each(16, (i) => [`set${i + 1}`, 1])), retrigger: { '8': 5 } })],
    betCoins: 100,
  }),
]

/** From `k0` on to the next, and from the last to what pays. */
function opening(steps: number): Record<string, string> {
  return Object.fromEntries(each(steps, (i) => [`k${i}`, i + 1 < steps ? `k${i + 1}` : 'r0']))
}

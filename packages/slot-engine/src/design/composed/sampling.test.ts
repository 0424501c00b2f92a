import { describe, expect, test } from 'vitest'
import type { Brief } from '../brief.ts'
import { skeleton } from './candidate.ts'
import { sizesOf } from './grid.ts'
import { composedIntent } from './intent.ts'
import { layoutPlan, layReels } from './layout.ts'
import { sampleSpins, sampleWorth } from './sampling.ts'
import { momentsOf } from './win-sample.ts'
import { openWorth } from './worth-sample.ts'

const CASCADES = { cascades: { multipliers: [1, 2, 5] } }
const BRIEFS: readonly Pick<Brief, 'counting' | 'reels' | 'lines' | 'direction' | 'features'>[] = [
  { counting: 'lines', reels: 5, lines: 20, features: { ...CASCADES, wildMultiplier: 2 } },
  { counting: 'ways', reels: 5, features: CASCADES },
  { counting: 'ways', reels: 4, direction: 'both', features: { ...CASCADES, mystery: true } },
  { counting: 'ways', reels: 3, direction: 'right', features: CASCADES },
  { counting: 'variableWays', reels: 6, features: { ...CASCADES, wildMultiplier: 3 } },
  { counting: 'anywhere', reels: 6, features: { ...CASCADES, wildMultiplier: 2 } },
  { counting: 'clusters', reels: 6, features: CASCADES },
]

function gameOf(brief: (typeof BRIEFS)[number]) {
  const intent = composedIntent({ name: 'Fald', rtp: 95, volatility: 'medium', maxWin: 1000, ...brief }, 's')
  const base = layReels(intent, { ...layoutPlan(intent, 1e-4, 's'), steepness: 1 }, () => true, 's')
  const game = skeleton(intent, base, null, sizesOf(intent))
  const regular = game.symbols.filter(({ kind }) => kind === 'regular')
  const pays = regular.flatMap((symbol) => Object.values('pays' in symbol ? (symbol.pays ?? {}) : {}))
  return { game, pays: Float64Array.from(pays) }
}

describe.each(BRIEFS)('%j', (brief) => {
  const { game, pays } = gameOf(brief)

  test('what later windows win on average is what they win, and known better', () => {
    const spins = 60_000
    const seen = momentsOf(sampleSpins(game, 'base', false, spins, 'seen'), pays)
    const known = sampleWorth(game, 'base', false, spins, 'known')
    const mean = known.worth.reduce((sum, each, cell) => sum + each * (pays[cell] ?? 0), 0)
    const [seenOpen, open] = [seen.variance / spins, openWorth(known, pays)]
    expect(Math.abs(mean - seen.mean)).toBeLessThan(3.5 * Math.sqrt(seenOpen + open))
    expect(open).toBeLessThan(seenOpen / 1.5)
  })
})

/** A snapshot: the game that a brief is given hangs on every draw of its samples, so these may not change. */
test.each([
  [BRIEFS[0], { spins: 1147, wins: 2403, sum: 67_622 }],
  [BRIEFS[1], { spins: 2042, wins: 2933, sum: 85_451 }],
  [BRIEFS[2], { spins: 3025, wins: 5817, sum: 127_945 }],
  [BRIEFS[3], { spins: 1887, wins: 2559, sum: 25_151 }],
  [BRIEFS[4], { spins: 3120, wins: 6753, sum: 610_087 }],
  [BRIEFS[5], { spins: 282, wins: 462, sum: 34_270 }],
  [BRIEFS[6], { spins: 483, wins: 576, sum: 26_404 }],
  [
    { counting: 'clusters', reels: 7, features: { ...CASCADES, mystery: true } },
    { spins: 778, wins: 971, sum: 44_917 },
  ],
  [
    { counting: 'lines', reels: 5, lines: 10, features: { expandingWilds: true, mystery: true } },
    { spins: 961, wins: 1518, sum: 24_464 },
  ],
] as const)('a seed draws the spins it has always drawn: %j', (brief, seen) => {
  const { starts, cells, factors } = sampleSpins(gameOf(brief!).game, 'base', false, 5000, 'draws')
  const sum = cells.reduce((total, cell, i) => total + (cell + 1) * factors[i]!, 0)
  expect({ spins: starts.length - 1, wins: cells.length, sum }).toEqual(seen)
})

/** A snapshot, too: which games are found hangs on these means to the last digit. */
test('a seed tells of later windows along lines what it has always told', () => {
  const { worth } = sampleWorth(gameOf(BRIEFS[0]!).game, 'base', false, 5000, 'draws')
  expect(worth.reduce((sum, each, cell) => sum + (cell + 1) * each, 0)).toBe(13.154092242833512)
})

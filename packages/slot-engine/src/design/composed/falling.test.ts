import { describe, expect, test } from 'vitest'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { parseDefinition } from '../../game/parse/parse.ts'
import { simulateNow } from '../../proof/simulate/simulate.ts'
import type { Brief } from '../brief.ts'
import { design } from '../design.ts'
import { skeleton } from './candidate.ts'
import { sizesOf } from './grid.ts'
import { composedIntent } from './intent.ts'
import { layoutPlan, layReels } from './layout.ts'
import { sampleGrowing, sampleSpins } from './sampling.ts'
import { momentsOf } from './win-sample.ts'

const BRIEF = { name: 'Fald', rtp: 95, volatility: 'medium', maxWin: 1000 } as const
const ALL = { bombs: true, chargeMeter: true } as const
const GAMES: readonly Pick<Brief, 'counting' | 'reels' | 'lines' | 'features'>[] = [
  { counting: 'clusters', reels: 5, features: { bombs: true } },
  { counting: 'clusters', reels: 6, features: { cellFactors: true } },
  { counting: 'clusters', reels: 6, features: { chargeMeter: true } },
  { counting: 'clusters', reels: 5, features: { ...ALL, cellFactors: true, mystery: true } },
  { counting: 'anywhere', reels: 6, features: ALL },
  { counting: 'anywhere', reels: 6, features: { multiplierBombs: true } },
  { counting: 'clusters', reels: 6, features: { multiplierBombs: true, winLeavesWild: true, lockedSymbols: true } },
  { counting: 'anywhere', reels: 6, features: { winLeavesWild: true, lockedSymbols: true, chargeMeter: true } },
  { counting: 'lines', reels: 5, lines: 20, features: { cascades: true, winLeavesWild: true, lockedSymbols: true } },
  { counting: 'variableWays', reels: 5, features: { ...ALL, cascades: true } },
  { counting: 'lines', reels: 5, lines: 20, features: { ...ALL, cascades: { multipliers: [1, 2, 5] } } },
]

/** Pays nothing but what the win rule does, so that rounds and samples count the same. */
function gameOf(brief: (typeof GAMES)[number]): Definition {
  const intent = composedIntent({ ...BRIEF, ...brief }, 's')
  const base = layReels(intent, { ...layoutPlan(intent, 1e-4, 's'), steepness: 1 }, () => true, 's')
  return { ...skeleton(intent, base, null, sizesOf(intent)), maxWin: 250_000 }
}

describe.each(GAMES)('%j', (brief) => {
  test('the designer samples spins that win what rounds win', () => {
    const spins = 60_000
    const game = gameOf(brief)
    expect(parseDefinition(game)).toMatchObject({ ok: true })
    const pays = game.symbols.flatMap((symbol) => (symbol.kind === 'regular' ? Object.values(symbol.pays ?? {}) : []))
    const sampled = momentsOf(sampleSpins(game, 'base', false, spins, 'seen'), Float64Array.from(pays))
    const played = simulateNow(compile(game), { spins, seed: 'rounds' })
    const error = Math.sqrt((2 * sampled.variance) / spins)
    expect(Math.abs(played.contributions.lines / spins - sampled.mean)).toBeLessThan(4 * error)
  })
})

test.each([
  { counting: 'variableWays', reels: 6, features: { cascades: true } },
  { counting: 'clusters', reels: 6, features: { multiplierBombs: true } },
] as const)('%j: free spins with a multiplier that is kept win in samples what they win in rounds', (brief) => {
  const features = { ...brief.features, freeSpins: { multiplier: 2 }, keptLadder: true }
  const intent = composedIntent({ ...BRIEF, ...brief, features }, 's')
  const plan = { ...layoutPlan(intent, 1e-4, 's'), steepness: 1 }
  const base = layReels(intent, plan, () => true, 's')
  const free = layReels(intent, plan, (id) => id !== intent.prize.id, 's')
  const game = { ...skeleton(intent, base, free, sizesOf(intent)), maxWin: 1_000_000 }
  const modes = [{ id: 'buy', coins: 1, buys: { feature: 'free-spins', spins: 6 } }]
  expect(parseDefinition(game)).toMatchObject({ ok: true })
  const pays = game.symbols.flatMap((symbol) => (symbol.kind === 'regular' ? Object.values(symbol.pays ?? {}) : []))
  const rounds = 20_000
  const sample = sampleGrowing(game, 'free', 6, rounds, 'seen')
  const sampled = momentsOf(sample.wins, Float64Array.from(pays))
  const expected = sample.worth.worth.reduce((sum, each, cell) => sum + each * (pays[cell] ?? 0), 0)
  const played = simulateNow(compile({ ...game, modes }), { spins: rounds, seed: 'rounds', mode: 'buy' })
  const error = Math.sqrt((2 * sampled.variance) / rounds)
  expect(Math.abs(played.actualRtp - sampled.mean)).toBeLessThan(4 * error)
  expect(Math.abs(expected - sampled.mean)).toBeLessThan(4 * error)
})

test('a game with bombs and a meter meets its brief, in play too', () => {
  const features = { ...ALL, freeSpins: true }
  const designed = design({ ...BRIEF, counting: 'anywhere', reels: 6, features }, 'a')
  if (!designed.ok) throw new Error(`${designed.target}: ${designed.reason}`)
  const { definition, sheet } = designed
  expect(definition.changes?.map(({ type }) => type)).toEqual(['remove', 'remove', 'remove'])
  expect(definition.symbols.find(({ id }) => id === 'bomb')?.kind).toBe('blank')
  expect(Math.abs(sheet.rtp * 100 - BRIEF.rtp)).toBeLessThan(0.05)
  if (sheet.method !== 'simulated') throw new Error('an exact sheet')
  expect(2.576 * sheet.standardError).toBeLessThan(0.003)
  const spins = 120_000
  const report = simulateNow(compile(definition), { spins, seed: 'fresh' })
  expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((4 * sheet.standardDeviation) / Math.sqrt(spins))
})

test.each([
  [{ counting: 'ways', features: { bombs: true } }, 'cascades'],
  [{ counting: 'anywhere', features: { cellFactors: true } }, 'false'],
  [{ counting: 'anywhere', features: { keptLadder: true } }, 'freeSpins'],
] as const)('%j is refused, and what would be accepted is said', (brief, nearest) => {
  expect(design({ ...BRIEF, reels: 5, ...brief }, 'a')).toMatchObject({ ok: false, target: 'features', nearest })
})

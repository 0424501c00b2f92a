import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEATURE_KINDS } from '../../test-support/random-features.ts'
import { type MechanicsShape, randomMechanics } from '../../test-support/random-mechanics.ts'
import { TooMany } from '../../test-support/reference-choices.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { cappedAt, deviation, expected, type Law } from '../../test-support/reference-law.ts'
import { runs } from '../../test-support/runs.ts'
import { type BetMode, compile, createRng, type Definition, OutOfReach, prove, simulate, spin } from '../index.ts'

const RULES = ['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'] as const
const SHAPES: readonly (readonly [what: string, shape: MechanicsShape])[] = [
  ...RULES.map((rule) => [rule, { rule, features: FEATURE_KINDS }] as const),
  ...RULES.map((rule) => [`${rule} with cascades`, { rule, cascades: true, features: FEATURE_KINDS }] as const),
  ...RULES.map((rule) => [`${rule} with changes of the window`, { rule, changes: true }] as const),
  ['changes and cascades', { cascades: true, changes: true }],
  ['rounds that reach the cap', { lowCap: true, features: FEATURE_KINDS }],
]

/** For games of which a single round may take thousands of windows: they are left out. */
const BUDGET = { steps: 4_000_000 } as const

describe('simulate plays the rounds that spin plays', () => {
  test.each(SHAPES)('for %s', async (_, shape) => {
    const property = fc.asyncProperty(randomMechanics(shape), fc.string(), async (definition, seed) => {
      const game = compile(definition)
      for (const mode of [undefined, ...(definition.modes ?? []).map(({ id }) => id)]) {
        const options = mode === undefined ? {} : { mode }
        const report = await simulate(game, { spins: 40, seed, budget: BUDGET, ...options })
        if (report.stopped !== undefined) continue
        const rng = createRng(`${seed}/0`)
        const rounds = Array.from({ length: 40 }, () => spin(game, rng, options).totalCoins)
        expect(report.totalCoins).toBe(rounds.reduce((sum, coins) => sum + coins, 0))
        expect(report.biggestWinCoins).toBe(Math.max(...rounds))
        expect(report.wins).toBe(rounds.filter((coins) => coins > 0).length)
      }
    })
    await fc.assert(property, runs(20_260_111, 8))
  })
})

/** The law of a round as paid; `undefined` where brute force would take too long. */
function lawOf(definition: Definition, mode?: BetMode): Law | undefined {
  try {
    return cappedAt(roundLaw(definition, mode), definition.maxWin * definition.betCoins)
  } catch (error) {
    if (error instanceof TooMany) return undefined
    throw error
  }
}

const smallGames = (shape: MechanicsShape, seed: number, count: number): readonly Definition[] =>
  fc.sample(randomMechanics({ ...shape, maxCycle: 30 }), runs(seed, count))

/** 99.99 % of unit normals are nearer. */
const Z = 3.89

describe('a simulation stays near the law of its rounds', () => {
  const spins = 4000

  test.each(SHAPES)('for %s', async (_, shape) => {
    for (const [i, definition] of smallGames(shape, 31, 4).entries()) {
      const law = lawOf(definition)
      if (law === undefined || deviation(law) < 1e-9) continue
      const report = await simulate(compile(definition), { spins, seed: `law ${i}`, budget: BUDGET })
      if (report.stopped !== undefined) continue
      const error = deviation(law) / Math.sqrt(spins)
      const off = (report.totalCoins / spins - expected(law)) / error
      expect(Math.abs(off), JSON.stringify(definition)).toBeLessThan(Z)
    }
  })
})

const PROOF_BUDGET = { steps: 60_000_000 } as const

describe('a proved sheet has the law of its rounds', () => {
  test.each(SHAPES)('for %s', (_, shape) => {
    for (const definition of smallGames(shape, 37, 4)) {
      for (const mode of [undefined, ...(definition.modes ?? [])]) expectSheet(definition, mode)
    }
  })

  function expectSheet(definition: Definition, mode: BetMode | undefined): void {
    const law = lawOf(definition, mode)
    if (law === undefined) return
    try {
      const sheet = prove(compile(definition), { budget: PROOF_BUDGET, ...(mode && { mode: mode.id }) })
      const bet = mode?.coins ?? definition.betCoins
      const text = JSON.stringify({ mode: mode?.id, definition })
      expect(sheet.rtp, text).toBeCloseTo(expected(law) / bet, 9)
      expect(sheet.standardDeviation, text).toBeCloseTo(deviation(law) / bet, 7)
      expect(sheet.hitFrequency, text).toBeCloseTo(1 - (law.get(0) ?? 0), 9)
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error
    }
  }
})

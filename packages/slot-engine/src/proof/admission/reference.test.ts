/** Proofs of random games of every kind, against the law that a naive reference finds by trying everything. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FEATURE_KINDS } from '../../../test-support/random-features.ts'
import { type MechanicsShape, randomMechanics } from '../../../test-support/random-mechanics.ts'
import { TooMany } from '../../../test-support/reference-choices.ts'
import { roundLaw } from '../../../test-support/reference-game.ts'
import { cappedAt, expected, type Law } from '../../../test-support/reference-law.ts'
import { runs } from '../../../test-support/runs.ts'
import { modeOf } from '../../game/core/game.ts'
import { admissionProof, type BetMode, compile, type Definition, simulate } from '../../index.ts'
import { greatestWin } from '../bounds/greatest-round.ts'

/** For games of which a single round may take thousands of windows. */
const PROOF_BUDGET = { steps: 60_000_000 } as const
const ROUNDS_BUDGET = { steps: 5_000_000 } as const

const RULES = ['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'] as const
const SHAPES: readonly (readonly [what: string, shape: MechanicsShape])[] = [
  ...RULES.map((rule) => [rule, { rule, features: FEATURE_KINDS }] as const),
  ...RULES.map((rule) => [`${rule} with cascades`, { rule, cascades: true, features: FEATURE_KINDS }] as const),
  ['rounds that reach the cap', { lowCap: true, features: FEATURE_KINDS }],
]

/** The law of a round as paid; `undefined` where brute force would take too long. */
function lawOf(definition: Definition, mode?: BetMode): Law | undefined {
  try {
    return cappedAt(roundLaw(definition, mode), definition.maxWin * definition.betCoins)
  } catch (error) {
    if (error instanceof TooMany) return undefined
    throw error
  }
}

describe('the return of who takes the first options lies within the bounds', () => {
  test.each(SHAPES)('for %s', (_, shape) => {
    let compared = 0
    for (const definition of fc.sample(
      randomMechanics({ ...shape, maxCycle: 30 }),
      runs(77, shape.cascades ? 10 : 4),
    )) {
      const proof = admissionProof(compile(definition), { rounds: 4000, seed: 'reference', budget: PROOF_BUDGET })
      for (const one of proof.modes) {
        if (!one.proved) continue
        const law = lawOf(
          definition,
          definition.modes?.find(({ id }) => id === one.mode),
        )
        if (law === undefined) continue
        compared++
        const rtp = expected(law) / one.betCoins
        expect(one.rtp.low - one.pools.low).toBeLessThanOrEqual(rtp)
        expect(one.rtp.high - one.pools.high).toBeGreaterThanOrEqual(rtp)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('no round pays more than is said to be the most', () => {
  test.each(SHAPES)('for %s', async (_, shape) => {
    const property = fc.asyncProperty(randomMechanics(shape), fc.string(), async (definition, seed) => {
      // Without its cap, so that it is the definition that bounds the round.
      const game = compile({ ...definition, maxWin: 1_000_000 })
      for (const mode of [undefined, ...(definition.modes ?? []).map(({ id }) => id)]) {
        const played = { spins: 200, seed, budget: ROUNDS_BUDGET }
        const { biggestWinCoins } = await simulate(game, { ...played, ...(mode && { mode }) })
        expect(biggestWinCoins).toBeLessThanOrEqual(greatestWin(game, modeOf(game, mode)))
      }
    })
    await fc.assert(property, runs(20_261_122, 6))
  })
})

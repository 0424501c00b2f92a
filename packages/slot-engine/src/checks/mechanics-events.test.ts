import fc from 'fast-check'
import { describe, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import { FEATURE_KINDS } from '../../test-support/random-features.ts'
import { type MechanicsShape, randomMechanics } from '../../test-support/random-mechanics.ts'
import { runs } from '../../test-support/runs.ts'
import { unattended } from '../game/core/choices.ts'
import { type Game, modeOf } from '../game/core/game.ts'
import { Player } from '../game/play/player.ts'
import {
  type BetMode,
  compile,
  createRng,
  type Definition,
  OutOfReach,
  type Rng,
  type Round,
  type RoundEvent,
} from '../index.ts'
import { Meter } from '../meter.ts'

const RUNS = runs(20_260_110, 12)
const LONGEST = 300
const RULES = ['lines', 'ways', 'clusters', 'anywhere', 'straights', 'shapes'] as const

function auditSome(definition: Definition, seed: string, rounds = 8): readonly RoundEvent[] {
  const game = compile(definition)
  const rng = createRng(seed)
  return [undefined, ...(definition.modes ?? [])].flatMap((mode) =>
    Array.from({ length: rounds }, () => {
      const round = played(game, rng, mode)
      // Some random strips cascade to the limit of a thousand windows, which shows nothing more.
      if (round !== undefined && round.events.length < LONGEST) auditRound(definition, round, mode)
      return round?.events ?? []
    }).flat(),
  )
}

/** Of some games every fall may award more spins: a round that would not fit the memory is left out. */
function played(game: Game, rng: Rng, mode: BetMode | undefined): Round | undefined {
  try {
    const meter = new Meter({ budget: { steps: 2_000_000 } })
    const events: RoundEvent[] = []
    const totalCoins = new Player(game, rng, events, unattended(), meter).round(modeOf(game, mode?.id))
    return { betCoins: mode?.coins ?? game.betCoins, totalCoins, events }
  } catch (error) {
    if (error instanceof OutOfReach) return undefined
    throw error
  }
}

const property = (shape: MechanicsShape, numRuns = RUNS.numRuns) => {
  const games = randomMechanics({ maxCycle: 1e6, ...shape })
  fc.assert(
    fc.property(games, fc.string(), (definition, seed) => void auditSome(definition, seed)),
    { ...RUNS, numRuns },
  )
}

describe('every event of a round agrees with the words of the definition', () => {
  test.each(RULES)('for %s', (rule) => property({ rule }))
  test.each(RULES)('for %s with cascades', (rule) => property({ rule, cascades: true }))
  test.each(FEATURE_KINDS)('for %s', (kind) => property({ features: [kind] }))
  test.each(RULES)('for %s with any features', (rule) => property({ rule, features: FEATURE_KINDS }))
  test.each(RULES)('for %s with changes of the window', (rule) => property({ rule, changes: true }))
  test.each(RULES)('for %s with factors', (rule) => property({ rule, factors: true }))
  test.each(RULES)('for %s with factors and cascades', (rule) => property({ rule, factors: true, cascades: true }))
  test('for factors with changes of the window', () =>
    property({ factors: true, changes: true, features: FEATURE_KINDS }))
  test('for changes between cascades', () => property({ cascades: true, changes: true }, 4))
  test('for features over cascades', () => property({ cascades: true, features: FEATURE_KINDS }))
  test('for rounds that reach the cap', () => {
    property({ lowCap: true, features: FEATURE_KINDS })
    property({ lowCap: true, cascades: true, features: FEATURE_KINDS })
  })
})

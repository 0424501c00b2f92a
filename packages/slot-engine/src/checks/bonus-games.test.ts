/** Features and what they give, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as BONUS from '../../test-support/bonus-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { compile, createRng, type Definition, parseDefinition, prove, simulate, spin } from '../index.ts'

/** Of 16 spins one wins 8 coins. */
const LINE = 8 / 16

/** Mean coins of a round. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  // Of l spins left: 12 coins each on the last level, 1.5 on the one before, where one of four leads on.
  [BONUS.LEVELS, LINE + (1 / 4) * (0.5 + (1 / 4) * (1.5 + (1 / 4) * 12 + (3 / 4) * 1.5) + (3 / 4) * (0.5 + 1.5 / 4))],
  // Four spins in three, until one shows the scatter.
  [BONUS.ENDED_BY, LINE + (1 / 4) * (4 / 3) * LINE],
  [BONUS.GAMBLE_WAYS, 8 / 2],
  // So many items come before the end: none, one, two or three, each as likely; of two, two thirds with the factor.
  [BONUS.PICK_FACTOR, LINE + (1 / 4) * ((0 + (2 / 3) * 2 + (1 / 3) * 4 + (2 / 3) * 6 + 12) / 4)],
  // The first two are alike in four of ten cases, else the third decides: one of ten coins, two of two.
  [BONUS.MATCH_TWO, LINE + (1 / 4) * ((0.1 + 0.6 / 3) * 10 + (0.3 + (0.6 * 2) / 3) * 2)],
]

describe.each(MEANS.map(([definition, coins]) => [definition.id, definition, coins] as const))(
  '%s',
  (_, definition, coins) => {
    test('is accepted as it is', () => {
      expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
    })

    test('pays on average what a hand works out', () => {
      const sheet = prove(compile(definition))
      expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
      expect(expected(roundLaw(definition))).toBeCloseTo(coins, 12)
    })

    test('plays rounds that agree with its words', async () => {
      const [game, rng] = [compile(definition), createRng(`${definition.id}/0`)]
      const rounds = Array.from({ length: 300 }, () => spin(game, rng))
      for (const round of rounds) auditRound(definition, round)
      const report = await simulate(game, { spins: 300, seed: definition.id })
      expect(report.totalCoins).toBe(rounds.reduce((sum, { totalCoins }) => sum + totalCoins, 0))
    })
  },
)

const problemsOf = (definition: Definition, feature: object) => {
  const result = parseDefinition({ ...definition, features: [{ ...definition.features?.[0], ...feature }] })
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('free spins are refused', () => {
  const steps = [{ at: 2 }, { at: 2 }]
  const grows = { by: 1, each: 'spin' }
  const kept = 'not_allowed'
  test.each([
    ['whose levels do not rise', BONUS.LEVELS, { levels: { symbol: 's', steps } }, 'levels.steps[1].at out_of_range'],
    ['whose multiplier grows beside levels', BONUS.LEVELS, { grows }, 'levels not_allowed'],
    ['with levels and symbols that stay', BONUS.LEVELS, { sticky: ['a'] }, `levels ${kept}`],
    ['that a symbol ends which stays away', BONUS.ENDED_BY, { reelSet: 'never' }, 'endedBy endless'],
    ['that a symbol ends beside some that stay', BONUS.ENDED_BY, { sticky: ['a'] }, `endedBy ${kept}`],
  ])('%s', (_, definition, feature, problem) => {
    const [first] = definition.reelSets.base
    const never = [{ ...first, strip: ['a'] }, ...definition.reelSets.base.slice(1)]
    const game = { ...definition, reelSets: { ...definition.reelSets, never } }
    expect(problemsOf(game, feature)).toContain(`features[0].${problem}`)
  })

  test('that go on with every fall of a cascade and end by a symbol', () => {
    const game = { ...BONUS.ENDED_BY, cascades: {} }
    expect(problemsOf(game, { retrigger: { '1': 1 } })).toContain('features[0].endedBy endless')
  })
})

test('free spins with levels play no longer than their levels bring', async () => {
  const sheet = prove(compile(BONUS.LEVELS))
  const [free] = sheet.features
  // Two spins, and a third unless neither of them shows the scatter: 2 + 1 − (3/4)².
  expect(free?.averageSpins).toBeCloseTo(2 + 1 - (3 / 4) ** 2, 12)
  const report = await simulate(compile(BONUS.LEVELS), { spins: 20_000, seed: 'levels' })
  const { spins = 0, triggers = 1 } = report.features[0] ?? {}
  expect(Math.abs(spins / triggers - (free?.averageSpins ?? 0))).toBeLessThan(0.03)
})

describe('a pick is refused', () => {
  const [pair] = BONUS.MATCH_TWO.features[0].items
  test.each([
    ['that has a factor beside alike items', { items: [{ ...pair, factor: 2 }] }, 'items[0].factor not_allowed'],
    ['in which too few are alike to end it', { items: [{ ...pair, count: 1 }, pair], alike: 3 }, 'picks required'],
    ['that wants more alike than there are', { items: [pair], alike: 3 }, 'alike out_of_range'],
  ])('%s', (_, feature, problem) => {
    expect(problemsOf(BONUS.MATCH_TWO, feature)).toContain(`features[0].${problem}`)
  })
})

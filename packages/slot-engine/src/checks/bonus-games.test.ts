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

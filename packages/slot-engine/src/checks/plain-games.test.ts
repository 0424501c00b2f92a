/** Mechanics that need few words, against answers worked out by hand, every round of them and their words. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import { everyRound } from '../../test-support/every-round.ts'
import * as PLAIN from '../../test-support/plain-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { compile, createRng, type Definition, openPools, parseDefinition, playPools, prove, spin } from '../index.ts'

/** Of 16 spins one wins 8 coins. */
const LINE = 8 / 16
/** One stop of four is the scatter; every other free spin wins 8 coins. */
const [STARTS, FREE] = [1 / 4, 8 / 2]

/** Mean coins of a round. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  // Of 32 rows eight have three or four of them side by side and nothing longer, less the one that has all five.
  [PLAIN.ANY_ADJACENT, (7 * 4 + 20) / 32],
  // From the left the last reel counts last; from the right it counts first.
  [PLAIN.TWO_WINDOWS, 8 / 8 + (1 / 4) * ((1 / 2) * ((1 / 2) * 12 + (1 / 2) * 2))],
  // Two of four stops show one wild, one shows two; the other symbol never has three.
  [PLAIN.STACKED_WILDS, (1 / 4) * ((2 * 1 + 2) / 4) * 8],
  [PLAIN.CHOICE_OF_VOLATILITY, LINE + STARTS * 6 * FREE],
  [PLAIN.BOUGHT_CHOICE, LINE + STARTS * 6 * FREE],
  [PLAIN.MUST_HIT_BY, LINE],
  [PLAIN.METERS, LINE + STARTS * ((3 / 20) * 10 + (1 / 20) * 100)],
  [PLAIN.VERSION_HIGH, 30 / 16],
  [PLAIN.VERSION_LOW, 29 / 16],
  // Each reel has the symbol once and the wild, which counts twice, once; three wilds pay by themselves.
  [PLAIN.TWO_MULTIPLY, ((3 ** 3 - 2 ** 3) * 8 + 100 + 3 * 6) / 4 ** 3],
]

describe.each(MEANS.map(([definition, coins]) => [definition.id, definition, coins] as const))(
  '%s',
  (_, definition, coins) => {
    const game = compile(definition)

    test('is accepted as it is, and pays on average what a hand works out', () => {
      expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
      const sheet = prove(game)
      expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
      expect(expected(roundLaw(definition))).toBeCloseTo(coins, 12)
    })

    test('has the law of its words in every round, and plays rounds that agree with them', () => {
      const law = roundLaw(definition)
      const played = everyRound(game).law
      expect([...played.keys()].sort()).toEqual([...law.keys()].sort())
      for (const [paid, chance] of law) expect(played.get(paid)).toBeCloseTo(chance, 12)
      const rng = createRng(`${definition.id}/0`)
      for (let i = 0; i < 200; i++) auditRound(definition, spin(game, rng))
    })
  },
)

test.each([
  [0, 6 * FREE],
  [1, 2 * 3 * FREE],
  [2, (4 * 3 * FREE + 1 * 3 * FREE) / 2],
])('who takes option %i of the choice returns its own mean', (option, coins) => {
  const { uncappedRtp, betCoins } = prove(compile(PLAIN.CHOICE_OF_VOLATILITY), { choose: { choice: option } })
  expect(uncappedRtp * betCoins).toBeCloseTo(LINE + STARTS * coins, 12)
})

test.each([
  ['buy', 6 * FREE],
  ['ante', LINE + 2 * STARTS * 6 * FREE],
] as const)('the mode %s pays what it starts', (mode, coins) => {
  const game = compile(PLAIN.BOUGHT_CHOICE)
  const sheet = prove(game, { mode })
  expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
  const law = [...everyRound(game, { mode }).law]
  expect(law.reduce((sum, [paid, chance]) => sum + paid * chance, 0)).toBeCloseTo(coins, 10)
})

test('a pool that must be hit is, at every height alike', () => {
  const game = compile(PLAIN.MUST_HIT_BY)
  const [rng, heights] = [createRng('rounds'), createRng('heights')]
  const paid = new Map<number, number>()
  let pools = openPools(game, heights)
  for (let i = 0; i < 20_000; i++) {
    const after = playPools(game, pools, spin(game, rng), heights)
    pools = after.pools
    for (const { by, coins } of after.awards) {
      expect(by).toBe('mustHit')
      paid.set(coins, (paid.get(coins) ?? 0) + 1)
    }
  }
  expect([...paid.keys()].sort()).toEqual(['11', '12', '13', '14', '15', '16', '17', '18', '19', '20'].map(Number))
  // From 10 coins to 15.5 on average takes eleven rounds of half a coin; the standard error of a count is below 13.
  for (const count of paid.values()) expect(Math.abs(count - 20_000 / 11 / 10)).toBeLessThan(52)
})

test('each meter takes its own part of a bet, and gives it to who wins it', () => {
  const sheet = prove(compile(PLAIN.METERS))
  expect(sheet.jackpotContribution).toBeCloseTo((0.04 + 0.02) / 2, 12)
})

test('a version is a game of its own, with a return of its own', () => {
  const [high, low] = [PLAIN.VERSION_HIGH, PLAIN.VERSION_LOW].map((definition) => prove(compile(definition)))
  expect([high?.rtp, low?.rtp]).toEqual([30 / 32, 29 / 32])
})

/** Games of coins, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as COINS from '../../test-support/coin-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { deviation, expected } from '../../test-support/reference-law.ts'
import { compile, createRng, type Definition, OutOfReach, parseDefinition, prove, spin } from '../index.ts'

/** Mean coins of a round. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  // One coin of 3 on average, in one of four cases a second: then ten times both, and 6.
  [COINS.GRADED_COINS, (1 / 2) * ((3 / 4) * 3 + (1 / 4) * (10 * 6 + 6))],
  // The second coin comes in half of the cases; then the two new cells stay empty in 1/4, and hold one coin in 1/8.
  // 4 coins on average in one cell of two, 4/3 times by the one stop of four that collects; the free spins of one stop of
  // four show one coin for certain, and pay three times as much.
  [COINS.COLLECTED_COINS, (1 / 4) * (4 / 3) * 4 * 1 + (1 / 4) * 2 * 3 * ((1 / 2) * (4 / 3) * 4 * 1.5)],
  // The first reel shows two coins, one, none, one; each of the others one in half of the cases.
  [COINS.COINS_FROM_THE_LEFT, 2 * (1 + (3 / 4) * (1 / 2 + 1 / 4))],
  // The first coin is worth 2, 1, 0 or 0. The second, in half of the cases, makes S to S + 2, 2S + 1, S + 3 or 2S.
  [COINS.ACTIVE_COINS, (1 / 2) * ((1 / 2) * 0.75 + (1 / 2) * (1.5 * 0.75 + (2 + 1 + 3 + 0) / 4))],
  // The second coin opens a cell, which the third fills in half of the cases.
  [COINS.OPENING_REELS, (1 / 2) * ((1 / 2) * 1 + (1 / 4) * 2 + (1 / 4) * (3 + 10))],
  // Each reel shows a coin in half of the cases, and fills in half of those.
  [COINS.RESPINS_OF_REELS, (1 / 2) * (1 + (1 / 2) * (1 + 10)) + (1 / 2) * (1 + (1 / 2) * (1 + 4))],
  // A reel with a coin ends with 3/2 coins and is full in 1/2. One without stays empty in 1/4; it gets one in 1/2 and
  // then another in half of the cases, or two in 1/4: 5/4 coins, full in 1/2.
  [COINS.ALL_REELS_PLAY, (1 / 4) * (3 + (1 / 4) * 8) + (1 / 2) * (3 / 2 + 5 / 4 + (1 / 4) * 8)],
  [COINS.OPENING_ROWS, (1 / 2) * ((1 / 2) * 1 + (1 / 8) * 2 + (1 / 8) * 3 + (1 / 4) * (4 + 10))],
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
      const law = roundLaw(definition)
      expect(expected(law)).toBeCloseTo(coins, 12)
      expect(sheet.standardDeviation * sheet.betCoins).toBeCloseTo(deviation(law), 10)
      expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 12)
    })

    test('tells rounds that are as it says', () => {
      const [game, rng] = [compile(definition), createRng(definition.id)]
      for (let i = 0; i < 200; i++) auditRound(definition, spin(game, rng))
    })
  },
)

describe('coins in view are refused', () => {
  const [cash] = COINS.COLLECTED_COINS.features
  const problemsOf = (definition: object) => {
    const result = parseDefinition(definition)
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const other = (rest: object) => ({
    ...COINS.COLLECTED_COINS,
    features: [{ ...cash, ...rest }, COINS.COLLECTED_COINS.features[1]],
  })

  test.each([
    ['that collect themselves', other({ collector: 'c' }), ['features[0].collector not_allowed']],
    ['multiplied by nobody', other({ collector: undefined }), ['features[0].collectorFactors not_allowed']],
    [
      'by chance in free spins',
      other({ trigger: { symbol: 'c', at: 1, chance: { hit: 1, miss: 1 } } }),
      ['features[0].trigger.chance not_allowed'],
    ],
    ['with cascades', { ...COINS.COINS_FROM_THE_LEFT, cascades: {} }, ['features[0] not_allowed']],
    [
      'from the left under a top reel',
      {
        ...COINS.COINS_FROM_THE_LEFT,
        wins: { type: 'ways' },
        topReels: { base: { reels: [0, 1], strip: ['b'] } },
      },
      ['features[0].pays not_allowed'],
    ],
    [
      'from a wheel',
      {
        ...COINS.COLLECTED_COINS,
        features: [
          cash,
          {
            type: 'wheel',
            id: 'wheel',
            trigger: { symbol: 's', at: 1 },
            segments: [{ weight: 1, prize: { feature: 'cash' } }],
          },
        ],
      },
      ['features[1].segments[0].prize.feature not_allowed'],
    ],
  ])('%s', (_, definition, problems) => {
    expect(problemsOf(definition)).toEqual(problems)
  })
})

describe('coins are refused', () => {
  const [hold] = COINS.GRADED_COINS.features
  const problemsOf = (rest: object, others: readonly object[] = []) => {
    const features = [{ ...hold, ...rest }, ...others]
    const result = parseDefinition({ ...COINS.GRADED_COINS, features })
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const again = { ...hold, id: 'again', grades: [{ at: 2, prize: { feature: 'free', spins: 1 } }] }

  test.each([
    ['that act and do nothing', { active: [{ weight: 1, coins: 5 }] }, ['features[0].active[0] required']],
    [
      'that act on jackpots',
      { jackpots: { mini: 1 }, active: [{ weight: 1, collects: true }] },
      ['features[0].jackpots.mini unknown_jackpot', 'features[0].active not_allowed'],
    ],
    [
      'that could come to more than a number holds',
      { opensRows: [2, 3, 4, 5], active: [{ weight: 1, coins: 100_000_000, multiplies: 1000 }] },
      ['features[0].active too_many_coins'],
    ],
    ['with a grade that brings nothing', { grades: [{ at: 1 }] }, ['features[0].grades[0] required']],
    ['with a grade beyond the grid', { grades: [{ at: 3, factor: 2 }] }, ['features[0].grades[0].at out_of_range']],
    [
      'with two grades of one number',
      {
        grades: [
          { at: 1, factor: 2 },
          { at: 1, factor: 3 },
        ],
      },
      ['features[0].grades[1].at duplicate'],
    ],
    ['with a row that never opens', { opensRows: [3] }, ['features[0].opensRows[0] out_of_range']],
    [
      'with rows that open out of turn',
      { opensRows: [3, 2], grades: undefined },
      ['features[0].opensRows[1] out_of_range'],
    ],
    ['with a reel that never opens', { opensReels: [3] }, ['features[0].opensReels[0] out_of_range']],
    ['with too many reels', { opensReels: [2, 3, 4, 5, 6, 7, 8] }, ['features[0].opensReels out_of_range']],
    [
      'with prizes of reels that have their respins together',
      { fullReels: [{ prize: { coins: 1 } }, { prize: { coins: 1 } }] },
      ['features[0].fullReels not_allowed'],
    ],
    [
      'without a prize for each reel',
      { eachReel: 'all', fullReels: [{ prize: { coins: 1 } }] },
      ['features[0].fullReels bad_length'],
    ],
    ['with too many rows', { opensRows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }, ['features[0].opensRows bad_length']],
  ])('%s', (_, rest, problems) => {
    expect(problemsOf(rest)).toEqual(problems)
  })

  test('whose prize spins the reels while another waits for its coins', () => {
    const free = { type: 'freeSpins', id: 'free' }
    expect(problemsOf({}, [again, free])).toEqual(['features[1].grades[0].prize not_allowed'])
  })

  test('or sampled, where the coins of all reels open more for each', () => {
    const fullReels = [10, 4, 7].map((coins) => ({ prize: { coins } }))
    const features = [{ ...hold, grades: undefined, eachReel: 'all', opensReels: [2], fullReels }] as const
    const result = parseDefinition({ ...COINS.GRADED_COINS, features })
    if (!result.ok) expect.fail('it is accepted')
    expect(() => prove(compile(result.definition))).toThrow(OutOfReach)
    const [game, rng] = [compile(result.definition), createRng('opening')]
    for (let i = 0; i < 200; i++) auditRound(result.definition, spin(game, rng))
  })

  test('but not with a grade in rows that open', () => {
    expect(problemsOf({ opensRows: [2], grades: [{ at: 4, factor: 2 }] })).toEqual([])
  })
})

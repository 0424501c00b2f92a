/** Features and what they give, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as BONUS from '../../test-support/bonus-definitions.ts'
import { everyRound } from '../../test-support/every-round.ts'
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
  // Of the three spins in eight that win, one wins 8 coins and two win 2.
  [BONUS.SPINS_THAT_WIN, LINE + (1 / 4) * 2 * 4],
  // One way in four of the first spin's windows, as of the second's where no scatter came; else two ways of 4 coins.
  [BONUS.GROWING_WINDOW, 4 / 8 + (1 / 4) * (1 + (1 / 2) * 1 + (1 / 2) * 8)],
  [BONUS.STARTED_TOGETHER, LINE + (1 / 4) * (1 / 2) * (12 + LINE)],
  [BONUS.BOARD_AROUND, LINE + (1 / 4) * (2 + 1)],
  // Either first roll leads on from the first space, for 2 or 4 coins; from there to the second, and back, or to the third.
  [BONUS.BOARD, LINE + (1 / 4) * (3 + (4 + 6) / 2 + ((4 + 6) / 2 + (8 + 0) / 2) / 2)],
  [BONUS.GAMBLE_WAYS, 8 / 2],
  // So many items come before the end: none, one, two or three, each as likely; of two, two thirds with the factor.
  [BONUS.PICK_FACTOR, LINE + (1 / 4) * ((0 + (2 / 3) * 2 + (1 / 3) * 4 + (2 / 3) * 6 + 12) / 4)],
  // The first two are alike in four of ten cases, else the third decides: one of ten coins, two of two.
  [BONUS.MATCH_TWO, LINE + (1 / 4) * ((0.1 + 0.6 / 3) * 10 + (0.3 + (0.6 * 2) / 3) * 2)],
  // A round that nobody attends takes what is offered.
  [BONUS.OFFERS, LINE + (1 / 4) * ((8 + 6 + 3) / 3)],
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
    ['that have to win and go on', BONUS.SPINS_THAT_WIN, { retrigger: { 1: 1 } }, `winsAtLeast ${kept}`],
    ['that have to win and walk', BONUS.SPINS_THAT_WIN, { walking: ['a'], untilGone: true }, `winsAtLeast ${kept}`],
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

describe('free spins that have to win', () => {
  const definition = BONUS.SPINS_THAT_WIN

  test('do so, and tell of no other', () => {
    const [game, rng] = [compile(definition), createRng('winning')]
    const rounds = Array.from({ length: 400 }, () => spin(game, rng)).filter(({ events }) =>
      events.some(({ type }) => type === 'freeSpinsEnded'),
    )
    expect(rounds.length).toBeGreaterThan(50)
    for (const { events } of rounds) {
      const told = events.map(({ type }) => type)
      const spins = told.slice(told.indexOf('freeSpinStarted')).join(' ')
      expect(spins).toMatch(/^(freeSpinStarted reelsStopped (lineWon|scatterPaid) ){2}freeSpinsEnded$/)
    }
  })

  test('stand as they are after a thousand that do not', async () => {
    const [first, ...rest] = definition.reelSets.free
    const reel = { ...first, weights: [1, 0, 0, 499] }
    const rare = { ...definition, reelSets: { ...definition.reelSets, free: [reel, ...rest] } }
    const game = compile(rare)
    // One spin of 2,000 wins 8 coins.
    const spins = 8 * (1 - (1 - 1 / 2_000) ** 1_000)
    const sheet = prove(game)
    expect(sheet.uncappedRtp * 2).toBeCloseTo(LINE + (1 / 4) * 2 * spins, 12)
    expect(expected(roundLaw(rare))).toBeCloseTo(sheet.uncappedRtp * 2, 12)
    const { totalCoins, totalSpins } = await simulate(game, { spins: 4_000, seed: 'rare' })
    // A round pays 2.1 coins and deviates by 3.6.
    expect(Math.abs(totalCoins / totalSpins - sheet.rtp * 2)).toBeLessThan(0.3)
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

describe('a jackpot that three alike on a line pay', () => {
  const definition = BONUS.JACKPOT_ON_A_LINE
  const game = compile(definition)

  test('comes with each such win, and names its cells', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
    const rng = createRng('line')
    const rounds = Array.from({ length: 400 }, () => spin(game, rng))
    for (const { events, totalCoins } of rounds) {
      const won = events.find(({ type }) => type === 'lineWon')
      if (won?.type !== 'lineWon') expect(totalCoins).toBe(0)
      else {
        expect(events.map(({ type }) => type)).toEqual([
          ...['reelsStopped', 'lineWon', 'featureStarted', 'wheelStopped', 'jackpotWon'],
        ])
        expect(events[2]).toMatchObject({ feature: 'prize', cells: won.cells })
        expect(totalCoins).toBe(8 + 50)
      }
    }
    expect(rounds.some(({ totalCoins }) => totalCoins > 0)).toBe(true)
  })

  test('has the mean of every draw, and an exact sheet', async () => {
    const { law } = everyRound(game)
    expect(expected(law)).toBeCloseTo((8 + 50) / 16, 12)
    expect(prove(game).uncappedRtp * 2).toBeCloseTo((8 + 50) / 16, 12)
    const report = await simulate(game, { spins: 300, seed: 'line' })
    const rng = createRng('line/0')
    expect(report.totalCoins).toBe(
      Array.from({ length: 300 }, () => spin(game, rng).totalCoins).reduce((a, b) => a + b),
    )
  })
})

describe('a trigger is refused', () => {
  const [wheel] = BONUS.STARTED_TOGETHER.features
  test.each([
    ['with other symbols beside a win', { also: [{ symbol: 's', at: 1 }], symbol: 'a', inWin: true }, 'trigger.also'],
    ['in a win of a symbol that wins nothing', { symbol: 's', inWin: true }, 'trigger.symbol'],
    ['with the same symbol twice', { also: [1, 1].map((at) => ({ symbol: 'k', at })) }, 'trigger.also[1].symbol'],
  ])('%s', (_, rest, field) => {
    const found = problemsOf(BONUS.STARTED_TOGETHER, { trigger: { ...wheel.trigger, ...rest } })
    expect(found.map((one) => one.split(' ')[0])).toContain(`features[0].${field}`)
  })

  test('together with other symbols, over cascades', () => {
    const found = problemsOf({ ...BONUS.STARTED_TOGETHER, cascades: {} }, {})
    expect(found).toContain('features[0].trigger.also not_allowed')
  })
})

test('a board is refused of which a space leads nowhere', () => {
  const spaces = [{ prize: { coins: 1 }, to: 1 }]
  expect(problemsOf(BONUS.BOARD, { spaces })).toEqual(['features[0].spaces[0].to out_of_range'])
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

describe('what every win awards', () => {
  const [free, wheel] = BONUS.EVERY_WIN_COUNTS.features
  const { trigger } = free

  // Either line wins 4 coins with a one time in 16, or 2 with c one time in 4: 3 / 2 coins a spin. So 9 / 8 free spins come, each
  // brings 5 / 8 of another, and half a wheel comes, of 6 coins.
  const coins = 3 / 2 + ((9 / 8) * (3 / 2)) / (1 - 5 / 8) + (1 / 2) * 6

  test('is what a hand works out, and what is played', async () => {
    expect(parseDefinition(BONUS.EVERY_WIN_COUNTS)).toMatchObject({ ok: true, definition: BONUS.EVERY_WIN_COUNTS })
    const game = compile(BONUS.EVERY_WIN_COUNTS)
    const sheet = prove(game)
    expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
    const report = await simulate(game, { spins: 40_000, seed: 'every win' })
    const error = report.standardDeviation / 200
    expect(Math.abs(report.actualRtp * sheet.betCoins - coins)).toBeLessThan(5 * error * sheet.betCoins)
  })

  test('has the law that brute force has where no spin brings another', () => {
    const { retrigger: _, ...once } = free
    const others = [{ symbol: 'c', awards: { '2': 2 } }]
    const definition: Definition = {
      ...BONUS.EVERY_WIN_COUNTS,
      features: [{ ...once, trigger: { ...trigger, others } }, wheel],
    }
    const sheet = prove(compile(definition))
    const law = roundLaw(definition)
    expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(expected(law), 12)
    expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 12)
  })

  test('is told win by win', () => {
    const [game, rng] = [compile(BONUS.EVERY_WIN_COUNTS), createRng('every win')]
    const rounds = Array.from({ length: 400 }, () => spin(game, rng))
    for (const round of rounds) auditRound(BONUS.EVERY_WIN_COUNTS, round)
    const counts = (type: string) => rounds.map(({ events }) => events.filter((one) => one.type === type).length)
    expect(counts('freeSpinsAwarded').filter((n) => n > 1).length).toBeGreaterThan(10)
    expect(Math.max(...counts('featureStarted'))).toBe(2)
  })

  test.each<[string, object, string]>([
    ['of what is in view', { inWin: undefined }, 'trigger.eachWin not_allowed'],
    ['of others beside the longest win', { eachWin: undefined }, 'trigger.others not_allowed'],
    [
      'of the first symbol twice',
      { others: [{ symbol: 'a', awards: { 2: 1 } }] },
      'trigger.others[0].symbol duplicate',
    ],
    ['of a blank', { others: [{ symbol: 'b', awards: { 2: 1 } }] }, 'trigger.others[0].symbol'],
    ['without an end', { others: [{ symbol: 'c', awards: { 2: 1 }, retrigger: { 2: 4 } }] }, 'retrigger endless'],
  ])('is refused %s', (_, changed, problem) => {
    const feature = JSON.parse(JSON.stringify({ trigger: { ...trigger, ...changed } })) as object
    expect(problemsOf(BONUS.EVERY_WIN_COUNTS, feature).join()).toContain(`features[0].${problem}`)
  })

  test('further spins of another symbol come only beside those of the first', () => {
    expect(problemsOf(BONUS.EVERY_WIN_COUNTS, { retrigger: undefined })).toContain(
      'features[0].trigger.others[0].retrigger not_allowed',
    )
  })
})

describe('what cells that win charge', () => {
  const game = compile(BONUS.CHARGED)
  // A spin wins 0, 2, 4 or 6 coins with as many cells as it has falls: 3 on average.
  const coins = 3 + (1 / 4) * 20 + (2 / 4) * (1 / 2) * 2 * 3

  test('starts as often as a hand works out', async () => {
    expect(parseDefinition(BONUS.CHARGED)).toMatchObject({ ok: true, definition: BONUS.CHARGED })
    expect(expected(roundLaw(BONUS.CHARGED))).toBeCloseTo(coins, 12)
    expect(expected(everyRound(game).law)).toBeCloseTo(coins, 12)
    expect(() => prove(game)).toThrow(expect.objectContaining({ code: 'startedByWin' }))
    const report = await simulate(game, { spins: 40_000, seed: 'charged' })
    const error = report.standardDeviation / 200
    expect(Math.abs(report.actualRtp - coins / 2)).toBeLessThan(5 * error)
  })

  test('is told with the cells counted', () => {
    const rng = createRng('charged')
    for (let i = 0; i < 100; i++) {
      const round = spin(game, rng)
      auditRound(BONUS.CHARGED, round)
      const won = round.events.findIndex(({ type }) => type === 'startedByChance')
      const wins = round.events.slice(0, won).filter(({ type }) => type === 'waysWon').length
      if (won >= 0) expect(round.events[won]).toMatchObject({ charged: wins })
    }
  })

  test('is refused before the spin, and after a loss', () => {
    for (const when of ['before', 'loss'])
      expect(problemsOf(BONUS.CHARGED, { chance: { hit: 1, miss: 1, when, charged: { at: 1 } } })).toEqual([
        'features[0].chance.when not_allowed',
      ])
  })
})

test('an offer is worth what it is, or what the prizes left are worth on average', () => {
  const game = compile(BONUS.OFFERS)
  const coins = (choose: Readonly<Record<string, number>>) => {
    const sheet = prove(game, { choose })
    return sheet.uncappedRtp * sheet.betCoins
  }
  expect(coins({ 'without-2': 1, 'without-6': 1, 'without-16': 1 })).toBeCloseTo(
    LINE + (1 / 4) * ((11 + 9 + 4) / 3),
    12,
  )
  expect(coins({ 'without-16': 1 })).toBeCloseTo(LINE + (1 / 4) * ((8 + 6 + 4) / 3), 12)
})

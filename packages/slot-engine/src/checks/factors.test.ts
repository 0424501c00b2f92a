/** Factors of what spins win, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { auditRound } from '../../test-support/audit-round.ts'
import * as FACTORS from '../../test-support/factor-definitions.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { modeOf } from '../game/core/game.ts'
import { coinsWon } from '../game/round-coins.ts'
import { analyse, compile, createRng, type Definition, parseDefinition, prove, simulate, spin } from '../index.ts'
import { greatestWin } from '../proof/bounds/greatest-round.ts'

const { MULTIPLIER_REEL, FILL_FACTOR, REEL_FACTORS, RISING_WINS, KEPT_LADDER, SUMMED_FACTORS, CELL_FACTORS } = FACTORS

test.each(Object.values(FACTORS).map((definition) => [definition.id, definition] as const))(
  '%s is accepted as it is',
  (_, definition) => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
  },
)

/** Mean coins of a round. */
const MEANS: readonly (readonly [definition: Definition, coins: number])[] = [
  // A line wins 8 in one of 16 spins, a scatter 3 in one of four and two free spins: E[m] is 14 / 4, and 4 in those on lines.
  [MULTIPLIER_REEL, (14 / 4) * (8 / 16 + 3 / 4) + (1 / 4) * 2 * (4 * (8 / 16) + 3 / 4)],
  // Of three stops a reel is full in one, shows a on the line in one more: FFF, FFN and six others win 8, FFb and three others 2.
  [FILL_FACTOR, (3 * 8 + 2 * 8 + 6 * 8 + 2 * 2 + 3 * 2) / 27],
]

describe.each(MEANS.map(([definition, coins]) => [definition.id, definition, coins] as const))(
  '%s',
  (_, definition, coins) => {
    test('pays on average what a hand works out, and what rounds pay', async () => {
      const game = compile(definition)
      const sheet = prove(game)
      expect(sheet.uncappedRtp * sheet.betCoins).toBeCloseTo(coins, 12)
      expect(sheet.arithmetic).toBe('integer')
      const report = await simulate(game, { spins: 40_000, seed: 'factors' })
      expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((5 * sheet.standardDeviation) / 200)
    })
  },
)

describe('factors of reels', () => {
  // Three a come up in one of 16 spins, two in as many; the scatter in one of four.
  const paid = (8 * 1.5 * 2) / 16 + (2 * 1.5) / 16 + 3 / 4
  const free = (8 * (2 + 1 + 3)) / 16 + (2 * (2 + 1)) / 16 + 3 / 4

  test('pay what a hand works out, in rounds that are played', async () => {
    const report = await simulate(compile(REEL_FACTORS), { spins: 200_000, seed: 'reels' })
    const error = report.standardDeviation / Math.sqrt(200_000)
    expect(Math.abs(report.actualRtp - (paid + free / 2) / 2)).toBeLessThan(5 * error)
  })

  test('have a sheet that says why it is sampled', () => {
    const sheet = analyse(compile(REEL_FACTORS), { spins: 2000 })
    expect(sheet).toMatchObject({ method: 'simulated', obstacle: { code: 'factors' } })
  })

  test('multiply by each reel that a win uses', () => {
    const [game, rng] = [compile(REEL_FACTORS), createRng('used')]
    const seen = new Set<number>()
    for (let i = 0; i < 400; i++) {
      const { events } = spin(game, rng)
      const shown = events.find((event) => event.type === 'factorShown')
      const won = events.find((event) => event.type === 'waysWon')
      if (shown?.parts === undefined || won === undefined || events.some(({ type }) => type === 'freeSpinStarted'))
        continue
      const factor = shown.parts.reduce(
        (product, { reel, multiplier }) => (reel < won.count ? product * multiplier : product),
        1,
      )
      expect(won.multiplier).toBe(factor)
      expect(won.coins).toBe((won.count === 3 ? 8 : 2) * factor)
      seen.add(factor)
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 6])
  })
})

describe('factors of runs', () => {
  // Both symbols stand on the first reel, the wild on the second in one of two; a goes on to the third and fourth reel.
  const coins = (1 / 2) * ((1 / 2) * (2 + 1) + (1 / 4) * 2 * (4 + 1) + (1 / 4) * 3 * (8 + 1))
  const { GROWING_WIDTH } = FACTORS

  test('multiply all that a window wins by the longest of them', async () => {
    expect(expected(roundLaw(GROWING_WIDTH))).toBeCloseTo(coins, 12)
    const report = await simulate(compile(GROWING_WIDTH), { spins: 40_000, seed: 'runs' })
    const error = report.standardDeviation / Math.sqrt(40_000)
    expect(Math.abs(report.actualRtp - coins / 2)).toBeLessThan(5 * error)
    expect(analyse(compile(GROWING_WIDTH), { spins: 2000 })).toMatchObject({ obstacle: { code: 'factors' } })
  })

  test('are told in the window that they multiply', () => {
    const [game, rng] = [compile(GROWING_WIDTH), createRng('width')]
    const rounds = Array.from({ length: 200 }, () => spin(game, rng))
    for (const round of rounds) auditRound(GROWING_WIDTH, round)
    const shown = rounds.flatMap(({ events }) =>
      events.flatMap((one) => (one.type === 'factorShown' ? (one.multiplier ?? []) : [])),
    )
    expect([...new Set(shown)].sort()).toEqual([2, 3])
  })
})

test('no round pays more than the bound with factors says', async () => {
  for (const definition of [MULTIPLIER_REEL, FILL_FACTOR]) {
    const game = compile(definition)
    const report = await simulate(game, { spins: 20_000, seed: 'most' })
    expect(report.biggestWinCoins).toBeLessThanOrEqual(greatestWin(game, modeOf(game, undefined)))
  }
})

describe('factors are refused', () => {
  const problemsOf = (rest: object, of: Definition = MULTIPLIER_REEL) => {
    const result = parseDefinition({ ...of, ...rest })
    return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
  }
  const [free] = MULTIPLIER_REEL.features
  test.each([
    ['twice by one name', [0, 1].map(() => MULTIPLIER_REEL.factors[0]), ['factors[1].id duplicate']],
    ['without a value', [{ type: 'drawn', id: 'x', values: {} }], ['factors[0].values out_of_range']],
    ['of too few reels', [{ type: 'reels', id: 'x', reels: [{ '1': 1 }] }], ['factors[0].reels bad_length']],
    ['for a single reel', [{ type: 'fill', id: 'x', fewest: 1 }], ['factors[0].fewest out_of_range']],
    [
      'for what does not pay',
      [{ type: 'fill', id: 'x', fewest: 2, symbols: ['b'] }],
      ['factors[0].symbols[0] wrong_symbol_kind'],
    ],
  ])('%s', (_, factors, problems) => {
    expect(problemsOf({ factors })).toEqual(problems)
  })

  test('whose symbols draw from too many numbers, pay, or start a feature', () => {
    const numbers = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [i + 1, 1]))
    const orb = (rest: object) => ({
      symbols: SUMMED_FACTORS.symbols.map((symbol) => (symbol.id === 'x' ? { ...symbol, ...rest } : symbol)),
    })
    expect(problemsOf(orb({ adds: numbers }), SUMMED_FACTORS)).toEqual(['symbols too_much_work'])
    expect(problemsOf(orb({ pays: { '1': 1 } }), SUMMED_FACTORS)).toEqual(['symbols[3].adds not_allowed'])
    const features = [
      { type: 'wheel', id: 'w', trigger: { symbol: 'x', at: 1 }, segments: [{ weight: 1, prize: { coins: 1 } }] },
    ]
    expect(problemsOf({ features }, SUMMED_FACTORS)).toEqual(['symbols[3].adds not_allowed'])
    expect(problemsOf({ factors: [{ type: 'symbols', id: 'x', keeps: true }] })).toEqual([
      'factors[0].keeps not_allowed',
    ])
  })

  test('by reel, where a symbol that expands pays on all lines', () => {
    const factors = [{ type: 'reels', id: 'x', reels: [{ '2': 1 }, { '2': 1 }, { '2': 1 }] }]
    const features = [{ ...free, factors, expandingSymbol: { a: 1 } }]
    expect(problemsOf({ features })).toEqual(['features[0].factors[0] not_allowed'])
  })
})

describe('a multiplier that grows', () => {
  test('by wins, with further spins, has the law that all ways of the free spins have', () => {
    const sheet = prove(compile(RISING_WINS))
    // One spin wins 8 in one of 16 and 3 in one of four, then one more: states are (multiplier, spins left).
    const spin = [
      { chance: 1 / 16, coins: 8, more: 0 },
      { chance: 1 / 4, coins: 3, more: 1 },
      { chance: 11 / 16, coins: 0, more: 0 },
    ]
    const top = (3 * (8 / 16 + 3 / 4)) / (1 - 1 / 4)
    const mean = (multiplier: number, left: number): number => {
      if (multiplier === 3) return left * top
      return left === 0
        ? 0
        : spin.reduce(
            (sum, { chance, coins, more }) =>
              sum + chance * (coins * multiplier + mean(coins > 0 ? multiplier + 1 : multiplier, left - 1 + more)),
            0,
          )
    }
    const paid = 8 / 16 + 3 / 4
    expect(sheet.uncappedRtp * 2).toBeCloseTo(paid + mean(1, 2) / 4, 12)
    expect(sheet.features[0]?.averageSpins).toBeCloseTo(2 / (1 - 1 / 4), 12)
  })

  test.each([
    ['by wins', RISING_WINS],
    ['by falls, kept from spin to spin', KEPT_LADDER],
    [
      'by spins, with further spins',
      { ...RISING_WINS, features: [{ ...RISING_WINS.features[0], grows: { by: 1, each: 'spin', upTo: 4 } }] },
    ],
  ] as const)('%s: the sheet is exact and that of the rounds', async (_, definition) => {
    const game = compile(definition as Definition)
    const sheet = prove(game)
    const rounds = 60_000
    const report = await simulate(game, { spins: rounds, seed: 'grows' })
    expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((5 * sheet.standardDeviation) / Math.sqrt(rounds))
    expect(Math.abs(report.winRate - sheet.hitFrequency)).toBeLessThan(5 * Math.sqrt(0.25 / rounds))
    expect(report.standardDeviation / sheet.standardDeviation).toBeCloseTo(1, 1)
  })

  test('further than can be followed is sampled, and the sheet says so', () => {
    const [feature] = RISING_WINS.features
    const endless = { ...RISING_WINS, features: [{ ...feature, grows: { by: 1, each: 'win' } as const }] }
    expect(analyse(compile(endless), { spins: 500 })).toMatchObject({
      method: 'simulated',
      obstacle: { code: 'multiplierGrows' },
    })
  })
})

describe('factors of symbols in view', () => {
  test('multiply what the spin won by their sum, at its end', () => {
    const [game, rng] = [compile(SUMMED_FACTORS), createRng('orbs')]
    const seen = new Set<number>()
    for (let i = 0; i < 600; i++) {
      const { events, totalCoins } = spin(game, rng)
      if (events.some(({ type }) => type === 'freeSpinStarted')) continue
      const end = events.find((event) => event.type === 'spinMultiplied')
      const won = coinsWon(events) - (end?.coins ?? 0)
      if (end === undefined) {
        expect(totalCoins).toBe(won)
        continue
      }
      expect(end.coins).toBe(won * (end.multiplier - 1))
      expect(totalCoins).toBe(won * end.multiplier)
      seen.add(end.multiplier)
    }
    // Orbs of 2 and 5, up to four of them.
    expect(seen).toContain(2)
    expect(seen).toContain(5)
    expect(seen).toContain(7)
  })

  test('are banked by free spins that win', () => {
    const [game, rng] = [compile(SUMMED_FACTORS), createRng('bank')]
    for (let i = 0; i < 400; i++) {
      const free = spin(game, rng).events.filter((event) => event.type === 'spinMultiplied' && event.id === 'bank')
      const multipliers = free.map((event) => (event.type === 'spinMultiplied' ? event.multiplier : 0))
      expect(multipliers).toEqual(multipliers.toSorted((a, b) => a - b))
    }
  })

  test('have the law that every way of the spin has', async () => {
    const law = roundLaw(SUMMED_FACTORS)
    const mean = expected(law)
    const rounds = 100_000
    const report = await simulate(compile(SUMMED_FACTORS), { spins: rounds, seed: 'sum' })
    const error = (report.standardDeviation / Math.sqrt(rounds)) * 2
    expect(Math.abs(report.totalCoins / rounds - mean)).toBeLessThan(5 * error)
    expect(analyse(compile(SUMMED_FACTORS), { spins: 500 })).toMatchObject({ obstacle: { code: 'factors' } })
  })
})

describe('factors of cells', () => {
  // Three a in a row of falls win 2, 2 × 2 and 2 × 5; of three free spins the third is trebled where two have won before.
  const coins = (0 + 2 + 6 + 16) / 4 + (1 / 2) * (1 + 1 + 1.5)

  test('pay what a hand works out', async () => {
    expect(expected(roundLaw(CELL_FACTORS))).toBeCloseTo(coins, 12)
    const rounds = 60_000
    const report = await simulate(compile(CELL_FACTORS), { spins: rounds, seed: 'cells' })
    const error = report.standardDeviation / Math.sqrt(rounds)
    expect(Math.abs(report.actualRtp - coins / 2)).toBeLessThan(5 * error)
  })

  test('are told as cells win, and keep in free spins', () => {
    const [game, rng] = [compile(CELL_FACTORS), createRng('spots')]
    const told = (id: string) =>
      Array.from({ length: 400 }, () =>
        spin(game, rng).events.flatMap((event) =>
          event.type === 'factorShown' && event.id === id ? (event.marked ?? []).map((one) => one.multiplier) : [],
        ),
      )
    const spots = told('spots')
    for (const row of spots) expect(row).toEqual([2, 5, 5].slice(0, row.length))
    expect(Math.max(...spots.map(({ length }) => length))).toBe(3)
    // As the spin after a win stops they are told again.
    const kept = new Set(told('kept').map((row) => row.join(' ')))
    expect([...kept].sort()).toEqual(['', '1', '1 1', '1 1 1', '1 1 1 3', '1 1 3', '1 1 3 3', '1 1 3 3 3'])
  })

  test('have a sheet that says why it is sampled, and a bound', () => {
    const game = compile(CELL_FACTORS)
    expect(analyse(game, { spins: 500 })).toMatchObject({ method: 'simulated', obstacle: { code: 'factors' } })
    expect(greatestWin(game, modeOf(game, undefined))).toBeGreaterThanOrEqual(16 + 2 + 2 + 6)
  })

  test('are refused where nothing falls and nothing is kept, and where a symbol expands', () => {
    const refused = (rest: object, of: Definition = CELL_FACTORS) => {
      const result = parseDefinition({ ...of, ...rest })
      return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
    }
    expect(refused({ cascades: undefined })).toEqual(['factors[0] not_allowed'])
    expect(refused({ factors: [{ ...CELL_FACTORS.factors[0], keeps: true }] })).toEqual([
      'factors[0].keeps not_allowed',
    ])
    const [free] = MULTIPLIER_REEL.features
    const factors = [{ type: 'cells', id: 'x', steps: [2], keeps: true }]
    const features = [{ ...free, factors, expandingSymbol: { a: 1 } }]
    expect(refused({ features }, MULTIPLIER_REEL)).toEqual(['features[0].factors[0] not_allowed'])
  })
})

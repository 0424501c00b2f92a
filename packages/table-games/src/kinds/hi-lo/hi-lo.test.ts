import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { lineOf } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { figuresOf } from '../../proof/figures.ts'
import { simulateTable } from '../../proof/simulate.ts'
import { HiLoLaw } from './law.ts'
import { HiLoReturns } from './returns.ts'

/** Ranks alone decide: the clubs of each rank stand for all suits. */
const RANKS = Array.from({ length: 52 }, (_, card) => (card % 4 === 0 ? 4 : 0))
const METER = { spend() {} } as never

describe.each(['lose', 'win', 'push'] as const)('where a tie means %s', (tie) => {
  test.each(['best', 'default'])('the law of two guesses is the sum over all cards: %s', (strategy) => {
    const game = compileTable(exampleOf('hiLo', 'hi-lo', { tie, back: [150, 260] }))
    const law = everyOutcome(game, [{ spot: 'guess', coins: 100 }], strategy, RANKS).get('guess')!
    expect(textOf(law)).toEqual(textOf(game.rules.law(0, strategy, METER)))
  })

  test('the law of three guesses, too', () => {
    const game = compileTable(exampleOf('hiLo', 'hi-lo', { tie, back: [130, 200, 320] }))
    const law = everyOutcome(game, [{ spot: 'guess', coins: 100 }], 'best', RANKS).get('guess')!
    expect(textOf(law)).toEqual(textOf(game.rules.law(0, 'best', METER)))
  })
})

test.each([
  [1, 'lose', [98]],
  [2, 'win', [120, 170]],
  [1, 'win', [130, 200, 320]],
  [8, 'lose', [110, 210, 260, 700]],
  [2, 'push', [110, 140, 260]],
] as const)('%i decks, a tie means %s: the return of the pays %j is that of their law', (decks, tie, back) => {
  const law = new HiLoLaw(exampleOf('hiLo', 'hi-lo', { decks, tie, back: [...back] }), false).law()
  const { value } = figuresOf(law).returned
  expect(new HiLoReturns({ decks, chip: 100, tie }, back.length).of(back) / 100).toBeCloseTo(value, 12)
})

test('one guess, by hand: the larger side of 48 cards above or below, of 51', () => {
  const sheet = analyse(exampleOf('hiLo', 'hi-lo', { back: [100] }))
  const right = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((sum, rank) => sum + 4 * Math.max(rank, 12 - rank), 0)
  expect(lineOf(sheet, 'guess').returned.value).toBe(right / (13 * 51))
})

test('a push gives back the stake, or what the guesses before it pay', () => {
  const definition = exampleOf('hiLo', 'hi-lo', { tie: 'push' })
  const bets = [{ spot: 'guess', coins: 100 }]
  let [first, later] = [0, 0]
  for (let i = 0; i < 200; i++)
    for (const choices of [['higher'], ['lower', 'higher'], ['higher', 'lower']]) {
      const played = play(definition, `push ${i}`, bets, choices)
      if (!played.ok) continue
      const { events, paidCoins, awaiting } = played.round
      const guesses = events.filter((event) => event.type === 'guessMade')
      if (!guesses.some(({ push }) => push)) continue
      expect(awaiting).toBeUndefined()
      expect(paidCoins).toBe(guesses.length === 1 ? 100 : 118)
      if (guesses.length === 1) first += 1
      else later += 1
    }
  expect(first).toBeGreaterThan(0)
  expect(later).toBeGreaterThan(0)
})

test('a simulation meets the sheet within four standard errors', async () => {
  const definition = example('hi-lo')
  const rounds = 100_000
  const simulated = await simulateTable(definition, { rounds, seed: 'hi-lo', bets: [{ spot: 'guess', coins: 100 }] })
  if (!simulated.ok) throw new Error('refused')
  const line = lineOf(analyse(definition), 'guess')
  expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(
    (4 * line.standardDeviation) / Math.sqrt(rounds),
  )
})

test.each([
  [{ back: [1, 2, 3, 4, 5, 6, 7] }, 'back', 'bad_length'],
  [{ decks: 8, back: [1, 2, 3, 4, 5, 100_000] }, 'back', 'too_much_work'],
  [{ tie: 'stand' }, 'tie', 'not_allowed'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('hi-lo'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

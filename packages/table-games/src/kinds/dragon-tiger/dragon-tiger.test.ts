import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, lineOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'

const usual = example('dragon-tiger')

/** Of eight decks, as the trade prints them (user-casino.com/games/dragon-tiger). */
test.each([
  ['dragon', '3.73'],
  ['tiger', '3.73'],
  ['tie', '32.77'],
  ['suited-tie', '13.98'],
  ['dragon-big', '7.69'],
  ['tiger-small', '7.69'],
  ['dragon-odd', '7.69'],
  ['tiger-black', '7.69'],
  ['dragon-hearts', '7.69'],
])('%s has an edge of %s %%', (spot, edge) => {
  expect(percent(edgeOf(usual, spot), 2)).toBe(edge)
})

test.each([
  [9, '25.30'],
  [10, '17.83'],
  [11, '10.36'],
  [12, '2.89'],
])('a tie that pays %i has an edge of %s %%', (pays, edge) => {
  expect(percent(edgeOf(exampleOf('dragonTiger', 'dragon-tiger', { tie: { pays } }), 'tie'), 2)).toBe(edge)
})

test('6,448 of 86,320 orders of two values tie', () => {
  const line = lineOf(analyse(usual), 'tie')
  expect(line.hitFrequency.value).toBeCloseTo(6448 / 86_320, 15)
})

test.each([
  ['push', '0.00'],
  ['lose', '7.47'],
] as const)('where a tie means %s the edge of a side is %s %%', (onTie, edge) => {
  expect(percent(edgeOf(exampleOf('dragonTiger', 'dragon-tiger', { onTie }), 'tiger'), 2)).toBe(edge)
})

test.each(['dragon-tiger', 'dragon-tiger-two-decks'])(
  'the law of every spot of %s is the sum over every pair of cards',
  (name) => {
    const definition = exampleOf('dragonTiger', name)
    const game = compileTable(definition)
    const bets = game.spots.map(({ id, step }) => ({ spot: id, coins: step }))
    const cards = Array.from({ length: 52 }, () => definition.decks)
    for (const [id, law] of everyOutcome(game, bets, 'best', cards))
      expect(textOf(law), id).toEqual(textOf(game.rules.law(game.spot(id), 'best', undefined as never)))
  },
)

test('nobody is asked; the cards are told, and who has won', () => {
  const played = play(usual, 'seed', [{ spot: 'dragon', coins: 2 }])
  if (!played.ok) throw new Error('refused')
  expect(played.round.awaiting).toBeUndefined()
  expect(played.round.events.map(({ type }) => type)).toEqual([
    'cardDealt',
    'cardDealt',
    'sidesCompared',
    'spotSettled',
  ])
})

test('a simulation meets the sheet within four standard errors', async () => {
  const rounds = 200_000
  const simulated = await simulateTable(usual, { rounds, seed: 'dragon', bets: [{ spot: 'dragon', coins: 2 }] })
  if (!simulated.ok) throw new Error('refused')
  const line = lineOf(analyse(usual), 'dragon')
  expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(
    (4 * line.standardDeviation) / Math.sqrt(rounds),
  )
})

describe('refuses', () => {
  test.each([
    [{ decks: 1 }, 'suitedTie', 'unreachable'],
    [{ decks: 9 }, 'decks', 'out_of_range'],
    [{ tie: {} }, 'tie.pays', 'required'],
    [{ cards: { suit: 0 } }, 'cards.suit', 'out_of_range'],
    [{ onTie: 'war' }, 'onTie', 'not_allowed'],
  ])('%j at %s', (changes, field, code) => {
    const parsed = parseTable({ ...usual, ...changes })
    expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('a bet of an odd coin on a side that gives half back, and a spot that is not there', () => {
    for (const bet of [
      { spot: 'dragon', coins: 3 },
      { spot: 'lion', coins: 2 },
    ])
      expect(play(usual, 'seed', [bet])).toMatchObject({ ok: false })
  })
})

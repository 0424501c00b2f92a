import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, lineOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'

const usual = example('red-dog')

/** As is printed by number of decks (oddsshark.com, juicestorm.com; with three decimals wizardofodds.com/games/red-dog). */
test.each([
  [1, '3.155'],
  [2, '3.077'],
  [4, '2.884'],
  [6, '2.798'],
  [8, '2.751'],
])('%i decks have an edge of %s %%', (decks, edge) => {
  expect(percent(edgeOf(exampleOf('redDog', 'red-dog', { decks }), 'ante'), 3)).toBe(edge)
})

test.each([1, 2, 4, 6, 8])('of %i decks a spread of seven or more is raised', (decks) => {
  const [chart] = analyse(exampleOf('redDog', 'red-dog', { decks })).charts
  expect(chart?.rows.map(({ moves }) => moves[0])).toEqual([
    ...Array.from({ length: 6 }, () => 'call'),
    ...Array.from({ length: 5 }, () => 'raise'),
  ])
})

describe('the law is the sum over every outcome of the round', () => {
  test.each([
    ['red-dog', 6],
    ['red-dog-one-deck', 1],
  ])('%s', (name, decks) => {
    const game = compileTable(exampleOf('redDog', name))
    // Ranks alone decide: the clubs of each rank stand for all suits.
    const cards = Array.from({ length: 52 }, (_, card) => (card % 4 === 0 ? 4 * decks : 0))
    for (const strategy of game.rules.strategies) {
      const law = everyOutcome(game, [{ spot: 'ante', coins: 1 }], strategy, cards).get('ante')
      expect(law && textOf(law), strategy).toEqual(textOf(game.rules.law(0, strategy, undefined as never)))
    }
  })
})

describe('a round', () => {
  const bets = [{ spot: 'ante', coins: 10 }]
  const asked = Array.from({ length: 100 }, (_, i) => `${i}`).filter((seed) => {
    const played = play(usual, seed, bets)
    return played.ok && played.round.awaiting !== undefined
  })

  test('asks on a spread alone, and offers to call first', () => {
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThan(100)
    for (const seed of asked) {
      const played = play(usual, seed, bets)
      if (!played.ok) throw new Error('refused')
      expect(played.round.awaiting).toEqual({
        asks: 'spread',
        moves: [
          { move: 'call', coins: 0 },
          { move: 'raise', coins: 10 },
        ],
      })
      expect(played.round.events.filter(({ type }) => type === 'cardDealt')).toHaveLength(2)
    }
  })

  test('that is raised stakes twice and deals the same third card', () => {
    const [seed = ''] = asked
    const [called, raised] = ['call', 'raise'].map((move) => play(usual, seed, bets, [move]))
    if (!called?.ok || !raised?.ok) throw new Error('refused')
    expect([called.round.stakedCoins, raised.round.stakedCoins]).toEqual([10, 20])
    expect(raised.round.paidCoins).toBe(2 * called.round.paidCoins)
    const cards = (events: readonly object[]) => events.filter((event) => 'card' in event)
    expect(cards(raised.round.events)).toEqual(cards(called.round.events))
  })

  test.each([[['fold']], [['call', 'call']], [[{ move: 'raise', coins: 5 }]]])('refuses %j', (choices) => {
    expect(play(usual, asked[0] ?? '', bets, choices as never)).toMatchObject({ ok: false })
  })
})

test('a simulation meets the sheet within four standard errors', async () => {
  const rounds = 200_000
  const simulated = await simulateTable(usual, { rounds, seed: 'dog', bets: [{ spot: 'ante', coins: 1 }] })
  if (!simulated.ok) throw new Error('refused')
  const line = lineOf(analyse(usual), 'ante')
  expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(
    (4 * line.standardDeviation) / Math.sqrt(rounds),
  )
})

test.each([
  [{ pays: [] }, 'pays', 'bad_length'],
  [{ pays: Array.from({ length: 12 }, () => 1) }, 'pays', 'bad_length'],
  [{ decks: 0 }, 'decks', 'out_of_range'],
  [{ threeOfAKind: 0.5 }, 'threeOfAKind', 'out_of_range'],
  [{ raise: 'yes' }, 'raise', 'wrong_type'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...usual, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, lineOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'

describe('published edges', () => {
  test.each([
    [8, '2.90', '2.34', '3.73', '17.83'],
    [1, '2.42', '2.06', '2.94', '35.29'],
  ])('%i decks: war %s, with the bonus %s, surrender %s, tie %s %%', (decks, war, withBonus, surrender, tie) => {
    const plain = exampleOf('casinoWar', 'casino-war', { decks })
    expect(percent(edgeOf(plain, 'ante', 'war'), 2)).toBe(war)
    expect(percent(edgeOf(plain, 'ante', 'default'), 2)).toBe(surrender)
    expect(percent(edgeOf(plain, 'tie'), 2)).toBe(tie)
    const bonus = exampleOf('casinoWar', 'casino-war', { decks, bonus: 1 })
    expect(percent(edgeOf(bonus, 'ante', 'war'), 2)).toBe(withBonus)
    expect(edgeOf(bonus, 'ante')).toEqual(edgeOf(bonus, 'ante', 'war'))
  })
})

test('what a player reads: a tie goes to war', () => {
  const [chart] = analyse(example('casino-war')).charts
  expect(chart).toEqual({ title: 'tied', columns: ['tied'], rows: [{ case: 'tied', moves: ['war'] }] })
})

describe('the law is the sum over every outcome of the round', () => {
  /** Ranks alone decide: the clubs of each rank stand for all suits. */
  const ranksOf = (decks: number): readonly number[] =>
    Array.from({ length: 52 }, (_, card) => (card % 4 === 0 ? 4 * decks : 0))

  test.each([1, 2, 8])('%i decks', (decks) => {
    const game = compileTable(exampleOf('casinoWar', 'casino-war-bonus', { decks, burn: 0 }))
    const bets = [
      { spot: 'ante', coins: 2 },
      { spot: 'tie', coins: 1 },
    ]
    for (const strategy of game.rules.strategies)
      for (const [id, law] of everyOutcome(game, bets, strategy, ranksOf(decks)))
        expect(textOf(law), `${id} ${strategy}`).toEqual(
          textOf(game.rules.law(game.spot(id), strategy, undefined as never)),
        )
  })

  test('burnt cards change nothing', () => {
    const laws = [0, 1].map((burn) => {
      const game = compileTable(exampleOf('casinoWar', 'casino-war', { decks: 1, burn }))
      return textOf(everyOutcome(game, [{ spot: 'ante', coins: 2 }], 'war', ranksOf(1)).get('ante')!)
    })
    expect(laws[1]).toEqual(laws[0])
  })
})

describe('a round', () => {
  const definition = example('casino-war')
  const bets = [
    { spot: 'ante', coins: 10 },
    { spot: 'tie', coins: 5 },
  ]
  const tied = Array.from({ length: 200 }, (_, i) => `${i}`).filter((seed) => {
    const played = play(definition, seed, bets)
    return played.ok && played.round.awaiting
  })

  test('asks after a tie, offers the surrender first, and has paid the side bet by then', () => {
    expect(tied.length).toBeGreaterThan(0)
    for (const seed of tied) {
      const played = play(definition, seed, bets)
      expect(played.ok && played.round).toMatchObject({
        stakedCoins: 15,
        paidCoins: 55,
        awaiting: {
          asks: 'tie',
          moves: [
            { move: 'surrender', coins: 0 },
            { move: 'war', coins: 10 },
          ],
        },
      })
    }
  })

  test('of war stakes as much again; surrendered, half comes back', () => {
    for (const seed of tied) {
      const war = play(definition, seed, bets, ['war'])
      const given = play(definition, seed, bets, ['surrender'])
      if (!war.ok || !given.ok) throw new Error('refused')
      expect(war.round.stakedCoins).toBe(25)
      expect([55, 85]).toContain(war.round.paidCoins)
      expect(given.round).toMatchObject({ stakedCoins: 15, paidCoins: 60 })
      // Choosing changes no card: the events begin alike.
      const firstThree = (events: readonly unknown[]) => events.slice(0, 3)
      expect(firstThree(war.round.events)).toEqual(firstThree(given.round.events))
      expect(war.round.events.filter((event) => event.type === 'cardDealt' && event.to === 'burnt')).toEqual(
        [1, 2, 3].map(() => ({ type: 'cardDealt', to: 'burnt' })),
      )
    }
  })

  test.each([
    [['fight'], 'choices[0]', 'not_allowed'],
    [['war', 'war'], 'choices[1]', 'not_allowed'],
    [[{ move: 'war', coins: 5 }], 'choices[0].coins', 'out_of_range'],
    [[null], 'choices[0]', 'wrong_type'],
  ])('refuses the choices %j', (choices, field, code) => {
    const played = play(definition, tied[0]!, bets, choices as never)
    expect(played.ok ? [] : played.problems).toContainEqual(expect.objectContaining({ field, code }))
  })
})

test('a simulation meets the sheet within four standard errors', async () => {
  const definition = example('casino-war-bonus')
  const simulated = await simulateTable(definition, {
    rounds: 300_000,
    seed: 'war',
    bets: [{ spot: 'ante', coins: 2 }],
  })
  if (!simulated.ok) throw new Error('refused')
  const { returned, standardDeviation, rounds } = simulated.report
  const line = lineOf(analyse(definition), 'ante')
  expect(Math.abs(returned - line.returned.value)).toBeLessThan((4 * standardDeviation) / Math.sqrt(rounds))
})

test.each([
  [{ decks: 0 }, 'decks', 'out_of_range'],
  [{ decks: 9 }, 'decks', 'out_of_range'],
  [{ tie: { pays: 0 } }, 'tie.pays', 'out_of_range'],
  [{ tie: {} }, 'tie.pays', 'required'],
  [{ bonus: 0.5 }, 'bonus', 'out_of_range'],
  [{ jokers: 1 }, 'jokers', 'unknown_key'],
  [{ limits: { min: 1, max: 1 } }, 'limits.max', 'mismatch'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('casino-war'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

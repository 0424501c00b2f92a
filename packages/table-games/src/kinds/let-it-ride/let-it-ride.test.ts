import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { choices, naiveDeck, naiveHand } from '../../../test-support/naive-poker.ts'
import { lineOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { analyse } from '../../proof/analyse.ts'
import { simulateTable } from '../../proof/simulate.ts'

const game = exampleOf('letItRide', 'let-it-ride')
const sheet = analyse(game)

describe('published figures', () => {
  // wizardofodds.com/games/let-it-ride, per one of the three bets.
  test('1000-200-50-11-8-5-3-2-1: 3.5057 %, with 1.2237 bets at risk', () => {
    const { houseEdge, staked, elementOfRisk } = lineOf(sheet, 'bet')
    expect(percent(houseEdge, 4)).toBe('3.5057')
    expect(staked.value).toBeCloseTo(1.2237, 4)
    // Printed as 2.85 %: docs/decisions/143-printed-figures-that-differ.md.
    expect(percent(elementOfRisk, 4)).toBe('2.8648')
  })

  test.each([
    [6, 3, '7.0950'],
    [6, 4, '2.1357'],
  ])('three cards 50-40-30-%i-%i-1: %s %%', (straight, flush, edge) => {
    const { threeCards } = game
    const pays = threeCards!.pays.map((row) => {
      if (row.hand === 'straight') return { ...row, pays: straight }
      return row.hand === 'flush' ? { ...row, pays: flush } : row
    })
    const changed = exampleOf('letItRide', 'let-it-ride', { threeCards: { pays } })
    expect(percent(lineOf(analyse(changed), 'threeCards').houseEdge, 4)).toBe(edge)
  })
})

test('the play that a chart says is the best', () => {
  expect(lineOf(sheet, 'bet', 'card').returned).toEqual(lineOf(sheet, 'bet', 'best').returned)
  const [three, four] = compileTable(game).rules.charts?.(unmetered()) ?? []
  const cases = three?.rows.map((row) => row.case) ?? []
  // wizardofodds.com: a paying hand, suited cards in a row but A-2-3 and 2-3-4, with gaps where high cards make up for it.
  expect(cases[0]).toBe('paidAlready')
  expect(cases).toContain('5-4-3 ofOneSuit')
  expect(cases).not.toContain('4-3-2 ofOneSuit')
  expect(cases).not.toContain('A-3-2 ofOneSuit')
  expect(cases).toContain('T-8-7 ofOneSuit')
  expect(cases).not.toContain('9-8-6 ofOneSuit')
  // Four to an outside straight with a high card; ten to king and higher come out even or better.
  expect(four?.rows.map((row) => row.case).slice(0, 2)).toEqual(['paidAlready', 'ofOneSuit'])
  expect(four?.rows.map((row) => row.case)).toContain('J-T-9-8')
  expect(four?.rows.map((row) => row.case)).not.toContain('9-8-7-6')
})

test('the bet is worth what every deal gives, each decided for itself', () => {
  const deck = naiveDeck([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)
  const pays = (hand: readonly number[]): number => {
    const { name, ranks } = naiveHand(hand.map((card) => deck[card]!))
    if (name === 'pair') return ranks[0]! >= 8 ? 1 : -1
    return game.pays.find((row) => row.hand === name)?.pays ?? -1
  }
  // What the three cards of the queen, king and ace of a suit are worth, and what nothing at all is.
  for (const own of [
    [40, 44, 48],
    [0, 21, 30],
  ]) {
    const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !own.includes(card))
    let worth = 0
    for (const turned of choices(rest.length, 2)) worth += pays([...own, ...turned.map((i) => rest[i]!)])
    const rides = compileTable(game).rules.strategy?.('best', unmetered())
    const menu = { asks: 'firstBet', moves: ['pull', 'ride'].map((move) => ({ move, coins: 0 })), facts: own }
    expect(rides?.(menu).move).toBe(worth > 0 ? 'ride' : 'pull')
  }
})

describe('a round', () => {
  const bets = [{ spot: 'bet', coins: 5 }]

  test('stakes one bet, and another for each that rides', () => {
    for (const [choice, staked] of [
      [['pull', 'pull'], 5],
      [['pull', 'ride'], 10],
      [['ride', 'ride'], 15],
    ] as const) {
      const played = play(game, 'seed', bets, choice)
      expect(played.ok && played.round.stakedCoins).toBe(staked)
    }
  })

  test('turns a card after each choice', () => {
    const shown = (choice: readonly string[]): number => {
      const played = play(game, 'seed', bets, choice)
      if (!played.ok) throw new Error('refused')
      return played.round.events.filter(({ type }) => type === 'cardDealt').length
    }
    expect([[], ['ride'], ['ride', 'pull']].map(shown)).toEqual([3, 4, 5])
  })
})

test.each(['best', 'default', 'always'])(
  'a simulation under %s meets the sheet within four standard errors',
  async (strategy) => {
    const simulated = await simulateTable(game, {
      ...{ rounds: 200_000, seed: 'ride', strategy },
      bets: [{ spot: 'bet', coins: 1 }],
    })
    if (!simulated.ok) throw new Error('refused')
    const line = lineOf(sheet, 'bet', strategy)
    const error = line.standardDeviation / Math.sqrt(simulated.report.rounds)
    expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(4 * error)
  },
)

test.each([
  [{ pays: [{ hand: 'fiveOfAKind', pays: 9 }] }, 'pays[0]', 'unreachable'],
  [{ threeCards: { pays: [{ hand: 'twoPair', pays: 9 }] } }, 'threeCards.pays[0]', 'unreachable'],
  [{ threeCards: {} }, 'threeCards.pays', 'required'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('let-it-ride'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

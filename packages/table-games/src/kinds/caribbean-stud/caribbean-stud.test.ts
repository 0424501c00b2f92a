import { describe, expect, test } from 'vitest'
import { exactly } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import { cardOf } from '../../cards/card.ts'
import type { Dealer } from '../../cards/shoe.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { playFrom } from '../../play/play.ts'
import { simulateTable } from '../../proof/simulate.ts'

const game = exampleOf('caribbeanStud', 'caribbean-stud')
const sheet = sheetOf(game)

describe('figures of M. Shackleford, Contingencies 2000, with 100-50-20-7-5-4-3-2-1-1', () => {
  test.each([
    ['always', '16.61', '16.607'],
    ['aceKing', '5.68', '5.682'],
    ['aceKingJack', '5.32', '5.316'],
    ['anyPair', '5.47', '5.470'],
    ['best', '5.22', '5.224'],
  ])('%s: %s %% of the ante as printed, %s as counted for the reference', (strategy, edge, counted) => {
    expect(percent(lineOf(sheet, 'ante', strategy).houseEdge, 2)).toBe(edge)
    expect(percent(lineOf(sheet, 'ante', strategy).houseEdge, 3)).toBe(counted)
  })

  test('the best play raises 52.2255 % of hands, and loses 2.5553 % of what is staked', () => {
    const { staked, elementOfRisk } = lineOf(sheet, 'ante')
    expect((staked.value - 1) / 2).toBeCloseTo(0.522255, 6)
    expect(percent(elementOfRisk, 4)).toBe('2.5553')
    // wizardofodds.com/gambling/house-edge.
    expect(lineOf(sheet, 'ante').standardDeviation.toFixed(2)).toBe('2.24')
  })

  test('the rules that a player reads lose 5.225 %, as published: 0.001 more than the best', () => {
    expect(percent(lineOf(sheet, 'ante', 'card').houseEdge, 3)).toBe('5.225')
    expect(percent(lineOf(sheet, 'ante', 'best').houseEdge, 3)).toBe('5.224')
  })

  test('who folds everything loses the ante', () => {
    expect(percent(lineOf(sheet, 'ante', 'default').houseEdge, 0)).toBe('100')
  })
})

test('a meter breaks even at 263,205 for a dollar with 100, 75 and 50 below it', () => {
  const bonus = exactly(compileTable(game).rules.law(1, 'best', undefined as never))
  const ways = bonus.outcomes.map(({ chance }) => chance.times(2_598_960).toNumber())
  // Nothing, flush, full house, four of a kind, straight flush, royal flush.
  const [, flush, fullHouse, quads, straightFlush, royal] = ways as [number, number, number, number, number, number]
  const fixed = 50 * flush + 75 * fullHouse + 100 * quads
  expect(Math.round((2_598_960 - fixed) / (royal + straightFlush / 10))).toBe(263_205)
})

describe('a round', () => {
  const compiled = compileTable(game)
  const dealing = (cards: string): Dealer => {
    const list = cards.split(' ').map(cardOf)
    return { deal: () => list.shift()! }
  }
  const noDraw = {
    below(): number {
      throw new Error('nothing to draw')
    },
  }
  const bets = [0, 1].map((spot) => ({ spot, coins: 10 }))
  const paid = (cards: string, choice: string): readonly number[] => {
    const played = playFrom(compiled, noDraw, bets, [choice], dealing(cards))
    if (!played.ok) throw new Error(JSON.stringify(played.problems))
    return played.round.spots.map(({ paidCoins }) => paidCoins)
  }

  test.each<[string, string, string, readonly number[]]>([
    ['without ace and king the dealer does not play', '9c 9d 4h 5s 2c Ac Qd Jh 7s 2d', 'raise', [40, 0]],
    ['with them he does', '9c 9d 4h 5s 2c Ac Kd Jh 7s 2d', 'raise', [60, 0]],
    ['the raise pays by the hand', '9c 9d 9h 5s 5c Ac Kd Jh 7s 2d', 'raise', [180, 760]],
    ['all five cards are compared', 'Ad Kc Jd 7d 3c Ac Kd Jh 7s 2d', 'raise', [60, 0]],
    ['equal hands give all back', 'Ad Kc Jd 7d 2c Ac Kd Jh 7s 2d', 'raise', [30, 0]],
    ['the dealer wins', 'Qd Kc Jd 7d 2c Ac Kd Jh 7s 2d', 'raise', [0, 0]],
    ['the side bet stands after a fold', '2c 5c 9c Jc Kc Ac Kd Jh 7s 2d', 'fold', [0, 510]],
  ])('%s', (_, cards, choice, expected) => {
    expect(paid(cards, choice)).toEqual(expected)
  })

  test('shows one card of the dealer before the choice, and no other', () => {
    const played = playFrom(compiled, noDraw, bets, [], dealing('9c 9d 4h 5s 2c Ac Kd Jh 7s 2d'))
    if (!played.ok) throw new Error('refused')
    const text = JSON.stringify(played.round)
    expect(text).toMatch(/Ac/)
    expect(text).not.toMatch(/Kd|Jh|7s|2d/)
    expect(played.round.awaiting?.moves).toEqual([
      { move: 'fold', coins: 0 },
      { move: 'raise', coins: 20 },
    ])
  })
})

test.each(['best', 'card', 'anyPair'])(
  'a simulation under %s meets the sheet within four standard errors',
  async (strategy) => {
    const simulated = await simulateTable(game, {
      ...{ rounds: 150_000, seed: 'stud', strategy },
      bets: [{ spot: 'ante', coins: 1 }],
    })
    if (!simulated.ok) throw new Error('refused')
    const line = lineOf(sheet, 'ante', strategy)
    const error = line.standardDeviation / Math.sqrt(simulated.report.rounds)
    expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(4 * error)
  },
)

test('a side bet that a fold loses is lost by who folds, and won by who raises every pair', () => {
  const loses = exampleOf('caribbeanStud', 'caribbean-stud', {
    bonus: { pays: [{ hand: 'pair', pays: 1 }], folded: 'loses' },
  })
  const line = lineOf(sheetOf(loses), 'bonus', 'default')
  expect(line.returned.value).toBe(0)
  expect(lineOf(sheetOf(loses), 'bonus', 'anyPair').returned.value).toBeCloseTo((2 * 1_281_072) / 2_598_960, 12)
})

test.each([
  [{ pays: [] }, 'pays', 'bad_length'],
  [{ pays: [{ hand: 'fiveOfAKind', pays: 9 }] }, 'pays[0]', 'unreachable'],
  [{ raise: 0 }, 'raise', 'out_of_range'],
  [{ bonus: { pays: [{ hand: 'flush', ranks: ['A'], pays: 9 }] } }, 'bonus.pays[0].ranks', 'not_allowed'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('caribbean-stud'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

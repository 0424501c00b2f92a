import { describe, expect, test } from 'vitest'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, fractionOf, lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { tableSheetToMarkdown } from '../../proof/document/document.ts'
import { isExact } from '../../proof/sheet.ts'
import { simulateTable } from '../../proof/simulate.ts'

/** Six decks, soft 17 stands, doubles after splits, two hands. */
const game = (changes: Partial<BlackjackDefinition>): BlackjackDefinition =>
  exampleOf('blackjack', 'blackjack', { maxHands: 2, surrender: undefined, ...changes } as Partial<BlackjackDefinition>)

const INFINITE = { decks: 0, surrender: 'late', maxHands: 4 } as const

describe('published edges, in first bets', () => {
  test.each<[string, Partial<BlackjackDefinition>, string | null, string | null, number]>([
    ['six decks, by total', {}, null, '0.460', 3],
    ['six decks, by hand', {}, '0.4569', null, 4],
    ['no hole card, by total', { hole: 'none', double: '9-11' }, null, '0.665', 3],
    ['no hole card, by hand', { hole: 'none', double: '9-11' }, '0.6612', null, 4],
    [
      '6:5, by total',
      { decks: 1, natural: { pays: 6, to: 5 }, surrender: 'late', limits: { min: 10, max: 1000 } },
      null,
      '1.263',
      3,
    ],
    [
      '6:5, by hand',
      { decks: 1, natural: { pays: 6, to: 5 }, surrender: 'late', limits: { min: 10, max: 1000 } },
      '1.2187',
      null,
      4,
    ],
    ['endless, soft 17 is hit', { ...INFINITE, soft17: 'hits' }, '0.629', '0.629', 3],
    ['endless', INFINITE, '0.426', '0.426', 3],
    ['one deck, four hands', { decks: 1, soft17: 'hits', surrender: 'late', maxHands: 4 }, '-0.030', null, 3],
  ])('%s', (_, changes, best, card, decimals) => {
    const sheet = sheetOf(game(changes))
    if (best !== null) expect(percent(lineOf(sheet, 'hand').houseEdge, decimals)).toBe(best)
    if (card !== null) expect(percent(lineOf(sheet, 'hand', 'card').houseEdge, decimals)).toBe(card)
  })

  test.each([
    [6, '3.2386'],
    [8, '2.74'],
  ])('three cards that pay 9 for everything, of %i decks: %s %%', (decks, edge) => {
    const threeCards = { trips: 9, straight: 9, flush: 9 }
    const sheet = edgeOf(game({ decks, sideBets: { threeCards } }), 'threeCards')
    expect(percent(sheet, edge.split('.')[1]!.length)).toBe(edge)
  })

  test('three cards by what they are: 5,013,320 sets of six decks', () => {
    const threeCards = { straightFlush: 5, trips: 4, straight: 3, flush: 2 }
    const { distribution } = lineOf(sheetOf(game({ sideBets: { threeCards } })), 'threeCards')
    const ways = distribution.map(({ chance }) => (chance.value * 5_013_320).toFixed(3))
    expect(ways.slice(1)).toEqual(['292896.000', '155520.000', '26312.000', '10368.000'])
  })

  test.each([
    [6, '6.11'],
    [8, '4.10'],
  ])('a pair that pays 25, 12 and 6, of %i decks: %s %%', (decks, edge) => {
    const pair = { perfect: 25, coloured: 12, mixed: 6 }
    expect(percent(edgeOf(game({ decks, sideBets: { pair } }), 'pair'), 2)).toBe(edge)
  })

  test('of six decks it is 2964 of 48,516 pairs of cards that the bet loses', () => {
    const pair = { perfect: 25, coloured: 12, mixed: 6 }
    const edge = edgeOf(game({ decks: 6, sideBets: { pair } }), 'pair')
    expect(fractionOf(edge)).toBe(`${Fraction.of(2964, 48_516)}`)
  })

  test('insurance of six decks returns three times the tens among the cards unseen', () => {
    expect(fractionOf(lineOf(sheetOf(game({})), 'insurance').returned)).toBe('288/311')
  })
})

test('what strategies cost is told beside the best', () => {
  const sheet = sheetOf(example('blackjack'))
  const edges = sheet.strategies.map((strategy) => lineOf(sheet, 'hand', strategy).houseEdge.value)
  expect(edges.toSorted((a, b) => a - b)).toEqual([edges[0], edges[1], edges[4], edges[3], edges[2]])
  // Playing by total costs less than the twentieth of a point that is a fault of a chart.
  expect(edges[1]! - edges[0]!).toBeLessThan(0.0005)
  const line = lineOf(sheet, 'hand')
  expect(isExact(line.returned)).toBe(false)
  expect(line).toMatchObject({ because: 'splitHands', rest: { least: { fraction: '-8' }, most: { fraction: '8' } } })
  const total = line.distribution.reduce((sum, { chance }) => sum + chance.value, line.rest!.chance.value)
  expect(total).toBeCloseTo(1, 11)
  const text = tableSheetToMarkdown(example('blackjack'), sheet, { language: 'da' })
  expect(text).toContain('Mellem sikre grænser')
  expect(text).toContain('Hårde hænder')
})

test('basic strategy of six decks, as every book has it', () => {
  const definition = game({ maxHands: 4, surrender: 'late' })
  const charts = compileTable(definition).rules.charts!({ spend() {} } as never)
  const lines = charts.map(({ rows }) =>
    rows.map((row) => `${row.case} ${row.moves.map((move) => LETTERS[move as keyof typeof LETTERS]).join('')}`),
  )
  expect(lines[0]!.slice(4, 12)).toEqual([
    '16 ssssshhrrr',
    '15 ssssshhhrh',
    '14 ssssshhhhh',
    '13 ssssshhhhh',
    '12 hhssshhhhh',
    '11 dddddddddh',
    '10 ddddddddhh',
    '9 hddddhhhhh',
  ])
  expect(lines[1]!.slice(0, 8)).toEqual([
    '20 ssssssssss',
    '19 ssssssssss',
    '18 sDDDDsshhh',
    '17 hddddhhhhh',
    '16 hhdddhhhhh',
    '15 hhdddhhhhh',
    '14 hhhddhhhhh',
    '13 hhhddhhhhh',
  ])
  expect(lines[2]).toEqual([
    'A-A pppppppppp',
    '10-10 ssssssssss',
    '9-9 pppppsppss',
    '8-8 pppppppppp',
    '7-7 pppppphhhh',
    '6-6 ppppphhhhh',
    '5-5 ddddddddhh',
    '4-4 hhhpphhhhh',
    '3-3 pppppphhhh',
    '2-2 pppppphhhh',
  ])
})

const LETTERS = {
  ...{ stand: 's', hit: 'h', double: 'd', split: 'p', surrender: 'r' },
  ...{ doubleOrHit: 'd', doubleOrStand: 'D', surrenderOrHit: 'r', surrenderOrStand: 'R' },
}

describe('simulations meet the sheet within four standard errors', () => {
  test.each([
    ['blackjack', 'best'],
    ['blackjack', 'card'],
    ['blackjack-single-deck', 'best'],
    ['blackjack-no-hole-card', 'best'],
    ['blackjack-endless-shoe', 'best'],
    ['blackjack-three-hands', 'neverBust'],
    ['blackjack-side-bets', 'mimic'],
  ])('%s, %s', async (name, strategy) => {
    const definition = example(name)
    const { spots } = compileTable(definition)
    const bets = spots
      .filter(({ later, group }) => !later && group === 'hand')
      .map(({ id, min }) => ({ spot: id, coins: min }))
    const simulated = await simulateTable(definition, { rounds: 200_000, seed: name, bets, strategy })
    if (!simulated.ok) throw new Error('refused')
    const { returned, standardDeviation, rounds } = simulated.report
    const line = lineOf(sheetOf(definition), spots[0]!.id, strategy)
    expect(Math.abs(returned - line.returned.value)).toBeLessThan((4 * standardDeviation) / Math.sqrt(rounds))
    const { low, high } = line.standardDeviationBetween!
    if (bets.length === 1) {
      expect(standardDeviation).toBeGreaterThan(low - 0.01)
      expect(standardDeviation).toBeLessThan(high + 0.01)
    }
  })
})

test.each([
  [{ decks: 9 }, 'decks', 'out_of_range'],
  [{ decks: 1, hands: 7 }, 'decks', 'mismatch'],
  [{ noHoleLoses: 'all' }, 'noHoleLoses', 'not_allowed'],
  [{ maxHands: 1 }, 'doubleAfterSplit', 'not_allowed'],
  [{ maxHands: 2, resplitAces: true }, 'resplitAces', 'not_allowed'],
  [{ double: 'none' }, 'doubleAfterSplit', 'not_allowed'],
  [{ natural: { pays: 3 } }, 'natural.to', 'required'],
  [{ sideBets: { pair: {} } }, 'sideBets.pair', 'required'],
  [{ sideBets: { twenty: { queens: 10 } } }, 'sideBets.twenty.any', 'required'],
  [{ charlie: 4 }, 'charlie', 'out_of_range'],
  [{ limits: { min: 1, max: 1 } }, 'limits.max', 'mismatch'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('blackjack'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

import { describe, expect, test } from 'vitest'
import { everyOutcome, exactly, textOf } from '../../../test-support/every-outcome.ts'
import { example } from '../../../test-support/examples.ts'
import { edgeOf, percent } from '../../../test-support/sheets.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'

const MARKETS = ['sic-bo-macau', 'sic-bo-atlantic-city', 'sic-bo-australia']

describe('published edges', () => {
  test.each([
    ['sic-bo-macau', 'total-4', '29.17'],
    ['sic-bo-macau', 'total-17', '29.17'],
    ['sic-bo-macau', 'total-5', '47.22'],
    ['sic-bo-macau', 'total-15', '30.56'],
    ['sic-bo-macau', 'small', '2.78'],
    ['sic-bo-atlantic-city', 'total-4', '15.28'],
    ['sic-bo-atlantic-city', 'any-triple', '13.89'],
    ['sic-bo-atlantic-city', 'double-3', '18.52'],
    ['sic-bo-atlantic-city', 'pair-2-5', '16.67'],
    ['sic-bo-atlantic-city', 'number-6', '7.87'],
    ['sic-bo-australia', 'triple-1', '16.20'],
  ])('%s, %s: %s %%', (name, spot, edge) => {
    expect(percent(edgeOf(example(name), spot), 2)).toBe(edge)
  })
})

test.each(MARKETS)('%s: every law is the sum over all throws of the round', (name) => {
  const game = compileTable(example(name))
  const bets = game.spots.map(({ id }) => ({ spot: id, coins: 1 }))
  const laws = everyOutcome(game, bets, 'best')
  for (const [i, { id }] of game.spots.entries())
    expect(textOf(laws.get(id)!), id).toEqual(textOf(game.rules.law(i, 'best', undefined as never)))
})

describe('the spots', () => {
  const game = compileTable(example('sic-bo-macau'))
  const waysOf = (spot: string): number => {
    const { outcomes } = exactly(game.rules.law(game.spot(spot), 'best', undefined as never))
    return outcomes
      .filter(({ paidCoins }) => paidCoins > 0)
      .reduce((sum, { chance }) => sum + chance.toNumber() * 216, 0)
  }

  test('are 97 where all sorts are offered', () => {
    expect(game.spots.length).toBe(4 + 14 + 6 + 6 + 6 + 1 + 15 + 20 + 4 + 30)
  })

  test.each([
    ['total-6', 10],
    ['small', 105],
    ['odd', 105],
    ['double-2', 16],
    ['triple-2', 1],
    ['any-triple', 6],
    ['pair-1-2', 30],
    ['number-1', 91],
    ['three-1-2-3', 6],
    ['of-2-3-5-6', 24],
    ['dice-1-1-2', 3],
  ])('%s wins on %i of 216 throws', (spot, ways) => {
    expect(waysOf(spot)).toBeCloseTo(ways, 9)
  })
})

test.each([
  [{ totals: { 3: 10 } }, 'totals.3', 'out_of_range'],
  [{ totals: {} }, 'totals', 'bad_length'],
  [{ evenMoney: ['small', 'small'] }, 'evenMoney[1]', 'duplicate'],
  [{ evenMoney: ['red'] }, 'evenMoney[0]', 'not_allowed'],
  [{ triple: 0 }, 'triple', 'out_of_range'],
  [{ number: { one: 1, two: 2 } }, 'number.three', 'required'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('sic-bo-macau'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

test('a definition that offers no bet is refused', () => {
  const parsed = parseTable({ definitionVersion: 1, kind: 'sicBo', id: 'x', name: 'X', limits: { min: 1, max: 1 } })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field: '', code: 'required' }))
})

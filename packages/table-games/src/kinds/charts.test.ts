import { expect, test } from 'vitest'
import { example, exampleOf } from '../../test-support/examples.ts'
import type { TableDefinition } from '../definition.ts'
import { analyse } from '../proof/analyse.ts'
import { tableStrategies } from '../proof/document/document.ts'
import { HiLoLaw } from './hi-lo/law.ts'

function chartOf(definition: TableDefinition) {
  const sheet = analyse(definition)
  const chart = tableStrategies(definition, sheet, 'en')?.tables[1]
  const text = (cell: string | { readonly text: string }) => (typeof cell === 'string' ? cell : cell.text)
  return {
    moves: sheet.charts[0]?.rows.map(({ moves }) => moves),
    heads: chart?.columns.map(({ name }) => name),
    rows: chart?.rows.map(({ cells }) => cells.map(text)),
  }
}

test('mines: what stopping after so many cells returns, which is alike under fair multipliers', () => {
  // 25 cells, of which 20 are safe: 25/20, 25·24/(20·19) and 25·24·23/(20·19·18) are fair.
  const fair = { id: 'five', mines: 5, back: [285, 360, 460] }
  const { moves, heads, rows } = chartOf(
    exampleOf('mines', 'mines', { chip: 228, fields: [fair, { id: 'one', mines: 1, back: [230, 240] }] }),
  )
  expect(moves?.map(([first]) => first)).toEqual(['=1', '=1', '=1'])
  expect(heads).toEqual(['Situation', '5 mines', '1 mine'])
  expect(rows).toEqual([
    ['1', '100.0000%', '96.8421%'],
    ['2', '100.0000%', '96.8421%'],
    ['3', '100.0000%', '–'],
  ])
})

test('coin and crash: the same of tosses and steps', () => {
  expect(chartOf(exampleOf('coin', 'coin', { back: [200, 400, 700] })).moves).toEqual([['=1'], ['=1'], ['=7/8']])
  expect(chartOf(example('crash')).rows?.[0]?.[1]).toMatch(/^9\d\.\d{4}%$/)
})

test('roulette: half of a stake, or prison that takes two wins after another zero', () => {
  const { moves, rows } = chartOf(example('prison-roulette'))
  // V = w + z·w·V with w = 18/37 and z = 1/37.
  expect(moves).toEqual([['half', '=1/2', '=666/1351']])
  expect(rows?.[0]).toEqual(['Even chance', 'Half back', '50.0000%', '49.2968%'])
})

test('hi-lo: each cell names the best moves of all rounds that come so far', () => {
  const definition = exampleOf('hiLo', 'hi-lo', { back: [100, 220] })
  const law = new HiLoLaw(definition, false)
  const best = (shown: readonly number[]) =>
    law.worths(shown).reduce((most, one) => (one[1].compare(most[1]) > 0 ? one : most))[0].move
  const ranks = Array.from({ length: 13 }, (_, rank) => rank)
  const later = (last: number) =>
    ranks
      .filter((first) => (best([first]) === 'higher' ? last > first : last < first))
      .map((first) => best([first, last]))
  const expected = ranks.map((rank) => {
    const moves = new Set(later(rank))
    return [best([rank]), ['take', 'higher', 'lower'].filter((move) => moves.has(move)).join('/') || '–']
  })
  expect(chartOf(definition).moves).toEqual(expected)
  expect(expected[0]?.[0]).toBe('higher')
  expect(expected.flat().filter((cell) => cell.includes('/')).length).toBeGreaterThan(0)
})

test('pai gow: the house way is read from its definition', () => {
  const { rows } = chartOf(example('pai-gow'))
  expect(rows).toContainEqual(['Two pairs, the bigger from J', 'The smaller pair: of four of a kind two'])
  expect(rows).toContainEqual([
    'Two pairs, the bigger from 7',
    'The smaller pair, but the two highest other cards where the higher of them is at least A',
  ])
  expect(rows).toContainEqual(['Three aces', 'An ace and the highest other card'])
})

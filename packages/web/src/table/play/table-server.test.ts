import { expect, test } from 'vitest'
import { mistakeOf, mistakesOf } from './table-server.ts'

const values = [
  { move: 'stand', edge: 0.1958 },
  { move: 'hit', edge: -0.608 },
  { move: 'double', edge: -1.2159 },
]

test('the cost of a move is told against the best one, the least first', () => {
  expect(mistakesOf({ move: 'stand', coins: 0, values })?.map(({ move }) => move)).toEqual(['hit', 'double'])
  expect(mistakeOf({ move: 'stand', coins: 0, values }, 'hit')?.cost).toBeCloseTo(0.8038, 10)
})

test('of a best move whose worth is not known, as that of splitting once more, no cost is told', () => {
  expect(mistakesOf({ move: 'split', coins: 2, values })).toBeUndefined()
  expect(mistakeOf({ move: 'split', coins: 2, values }, 'hit')).toBeUndefined()
})

test('moves that are as good cost nothing', () => {
  const cells = ['cell-1', 'cell-2'].map((move) => ({ move, edge: -0.03 }))
  expect(mistakesOf({ move: 'cell-1', coins: 0, values: cells })).toEqual([])
})

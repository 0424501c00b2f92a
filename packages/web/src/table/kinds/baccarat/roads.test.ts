import { expect, test } from 'vitest'
import { beads, bigRoad, type Side } from './roads.ts'

const sides = (letters: string): readonly Side[] =>
  [...letters].map((letter) => (letter === 'P' ? 'player' : letter === 'B' ? 'banker' : 'tie'))

const drawn = (letters: string) => bigRoad(sides(letters)).map(({ column, row, ties }) => [column, row, ties])

test('a run goes down, another side begins a column, ties are counted on the mark before', () => {
  expect(drawn('PPTB')).toEqual([
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 0],
  ])
})

test('a run of more than six turns to the right, and the next column stands beside its head', () => {
  expect(drawn('BBBBBBBP')).toEqual([...[0, 1, 2, 3, 4, 5].map((row) => [0, row, 0]), [1, 5, 0], [1, 0, 0]])
})

test('a run turns above what lies there already', () => {
  expect(drawn('BBBBBBBPPPPPP').slice(-2)).toEqual([
    [1, 4, 0],
    [2, 4, 0],
  ])
})

test('ties before the first mark are not shown', () => {
  expect(drawn('TTP')).toEqual([[0, 0, 0]])
})

test('the bead plate keeps whole columns', () => {
  expect(beads(sides('PPPPPPBBBBBBT'), 2)).toEqual(sides('BBBBBBT'))
})

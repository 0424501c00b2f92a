import { expect, test } from 'vitest'
import { beads, bigRoad, DERIVED, derivedRoad, placesOf, type Side } from './roads.ts'

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

test('a run that has turned goes on to the right, also where there is room below it', () => {
  expect(drawn('BBBBBBBBPPPPPPPP').slice(-4)).toEqual([
    [1, 4, 0],
    [2, 4, 0],
    [3, 4, 0],
    [4, 4, 0],
  ])
})

test('ties before the first mark are counted on it', () => {
  expect(drawn('TTPT')).toEqual([[0, 0, 3]])
})

const derived = (letters: string, back: number): string =>
  derivedRoad(sides(letters), back)
    .map((colour) => (colour === 'red' ? 'r' : 'b'))
    .join('')

// By hand: the runs are 3, 3, 1, 4, 4 and 2 long. A head is red where the last run is as long as the one `back` before it;
// below, a mark is blue where the run `back` columns before ended just above it.
test.each([
  ['bigEye', 'rrrbbrrbrrrrr'],
  ['small', 'brrbbbrrbr'],
  ['cockroach', 'rrbbrrbbb'],
] as const)('%s, with ties that change nothing', (road, marks) => {
  expect(derived('BBBPTPPBPPPPBBBTBPP', DERIVED[road])).toBe(marks)
})

test('a derived road is laid out by its colours', () => {
  expect(placesOf(derivedRoad(sides('BBPPP'), DERIVED.bigEye))).toEqual([
    { column: 0, row: 0 },
    { column: 1, row: 0 },
  ])
})

test('the bead plate keeps whole columns', () => {
  expect(beads(sides('PPPPPPBBBBBBT'), 2)).toEqual(sides('BBBBBBT'))
})

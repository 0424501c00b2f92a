import { expect, test } from 'vitest'
import { chipsFor, chipValues } from './chip-values.ts'

test.each([
  [1, 1000, [1, 5, 25, 50, 250, 1000]],
  [2, 10, [2, 4, 10]],
  [5, 5, [5]],
])('chips of a table from %i to %i coins', (min, max, values) => {
  expect(chipValues(min, max)).toEqual(values)
})

test('a stack is made of the largest chips', () => {
  expect(chipsFor(31, [1, 5, 25])).toEqual([25, 5, 1])
  expect(chipsFor(0, [2, 5])).toEqual([2])
})

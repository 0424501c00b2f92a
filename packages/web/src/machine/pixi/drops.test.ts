import { expect, test } from 'vitest'
import { dropsOf } from './drops.ts'

const gone =
  (...cells: readonly string[]) =>
  (reel: number, row: number): boolean =>
    cells.includes(`${reel} ${row}`)

test('what is left falls, and new symbols come from above', () => {
  expect(dropsOf([['a', 'b', 'c', 'd']], [], gone('0 1', '0 3'))).toEqual([[2, 2, 2, 1]])
})

test('over the reels the rest moves to the left, and new symbols come from the right', () => {
  const window = [['a'], ['t', 'a'], ['t', 'b'], ['t', 'c'], ['d']]
  expect(dropsOf(window, [1, 2, 3], gone('1 0', '2 1'))).toEqual([[0], [1, 0], [1, 1], [1, 0], [0]])
  expect(dropsOf(window, [1, 2, 3], gone())).toEqual([[0], [0, 0], [0, 0], [0, 0], [0]])
})

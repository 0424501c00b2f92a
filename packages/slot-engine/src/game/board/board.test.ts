import { describe, expect, test } from 'vitest'
import { EMPTY, STRIDE } from '../tables/reels.ts'
import { Board } from './board.ts'

/** Two reels of two and of four rows, filled with token 7 far beyond what is in view. */
function filled(): Board {
  const board = new Board(2, 4)
  board.rows.set([2, 4])
  board.tokens.fill(7)
  board.tokens.fill(EMPTY, 2, 4)
  return board
}

const inView = [...[0, 1].map((row) => [0, row]), ...[0, 1, 2, 3].map((row) => [1, row])]

describe('a board', () => {
  test('is as deep as its reels: what lies below is not in view', () => {
    const board = filled()
    const worth = new Int32Array(EMPTY + 1)
    worth[7] = 3
    expect(board.sum(worth)).toBe(6 * 3)
    expect(board.cellsOf(7)).toEqual(inView)
    expect(board.places(() => true)).toEqual([0, 1, ...[0, 1, 2, 3].map((row) => STRIDE + row)])
    board.markWhere((token) => token === 7)
    expect([...board.marks]).toEqual([0b11, 0b1111])
    expect(board.marked()).toEqual(inView)
    board.unmark()
    expect(board.marked()).toEqual([])
  })

  test('shows a token on a reel where it is in view there', () => {
    const board = filled()
    board.tokens.fill(5, 2, 4)
    board.tokens.fill(5, STRIDE + 4)
    expect([0, 1].map((reel) => board.shows(reel, 5))).toEqual([false, false])
    board.tokens[STRIDE + 3] = 5
    board.tokens[0] = 6
    expect([0, 1].map((reel) => board.shows(reel, 5))).toEqual([false, true])
    expect([0, 1].map((reel) => board.shows(reel, 6))).toEqual([true, false])
  })

  test('is all of one token on a reel whose every cell in view shows it', () => {
    const board = filled()
    expect([0, 1].map((reel) => board.isAll(reel, 7))).toEqual([true, true])
    board.tokens[STRIDE + 3] = 5
    expect([0, 1].map((reel) => board.isAll(reel, 7))).toEqual([true, false])
  })

  test('keeps the marks that it has', () => {
    const board = filled()
    board.marks.set([0b1, 0b100])
    board.tokens[STRIDE] = 5
    board.markWhere((token) => token === 5)
    expect(board.marked()).toEqual([
      [0, 0],
      [1, 0],
      [1, 2],
    ])
  })
})

describe('cells that are marked are taken away', () => {
  test.each([
    ['none', 0b0000, 0, 0, [1, 2, 3, 4]],
    ['the lowest', 0b1000, 0, 1, [1, 1, 2, 3]],
    ['the first', 0b0001, 0, 1, [1, 2, 3, 4]],
    ['two with one between', 0b1010, 0, 2, [1, 2, 1, 3]],
    ['all', 0b1111, 0, 4, [1, 2, 3, 4]],
    ['what a top reel shows stays', 0b0011, 1, 1, [1, 2, 3, 4]],
    ['nothing but what a top reel shows', 0b0001, 1, 0, [1, 2, 3, 4]],
    ['under a top reel', 0b1001, 1, 1, [1, 2, 2, 3]],
  ])('%s', (_, marks, over, gaps, column) => {
    const board = filled()
    board.tokens.set([1, 2, 3, 4], STRIDE)
    board.marks[1] = marks
    expect(board.drop(1, over)).toBe(gaps)
    // What lies in the gaps is not yet filled.
    expect([...board.tokens.subarray(STRIDE + over + gaps, STRIDE + 4)]).toEqual(column.slice(over + gaps))
    expect([...board.tokens.subarray(0, 2)]).toEqual([7, 7])
  })
})

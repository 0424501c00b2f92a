import { expect, test } from 'vitest'
import { boardOf, bucketX, fallOf, pinsOf } from './fall.ts'

const board = boardOf(4)

test('the ball meets a pin in every row and ends over the bucket that it is told', () => {
  const path = [1, 0, 1, 1]
  const fall = fallOf(board, path)
  expect(fall).toHaveLength(6)
  expect(fall.at(-1)?.[0]).toBeCloseTo(bucketX(board, 3))
  const pins = pinsOf(board)
  for (const [x, y] of fall.slice(1, -1))
    expect(pins.some(([px, py]) => Math.abs(px - x) < 1e-9 && py > y && py - y < board.step)).toBe(true)
})

test('the outermost buckets lie within the board', () => {
  expect(bucketX(board, 0) - board.step / 2).toBeGreaterThan(0)
  expect(bucketX(board, 4) + board.step / 2).toBeLessThan(100)
})

import { describe, expect, test } from 'vitest'
import { paylineCapacity, paylines } from './paylines.ts'

const WINDOWS: readonly (readonly number[])[] = [
  [3, 3, 3],
  [3, 3, 3, 3],
  [4, 4, 4, 4],
  [3, 3, 3, 3, 3],
  [4, 4, 4, 4, 4],
  [3, 4, 5, 4, 3],
  [5, 5, 5, 5, 5, 5],
  [3, 3, 3, 3, 3, 3, 3],
]

describe.each(WINDOWS.map((rows) => ({ rows })))('a window of $rows rows', ({ rows }) => {
  const most = Math.min(100, paylineCapacity(rows))

  test('has different lines, all inside', () => {
    const lines = paylines(rows, most)
    expect(new Set(lines.map(String)).size).toBe(most)
    for (const line of lines) {
      expect(line).toHaveLength(rows.length)
      line.forEach((row, reel) => {
        expect(row).toBeGreaterThanOrEqual(0)
        expect(row).toBeLessThan(rows[reel]!)
      })
    }
  })

  test('gives fewer lines as the first of more', () => {
    const few = Math.min(20, most)
    expect(paylines(rows, few)).toEqual(paylines(rows, most).slice(0, few))
  })

  test('refuses more lines than it holds', () => {
    expect(() => paylines(rows, paylineCapacity(rows) + 1)).toThrow(RangeError)
  })
})

test('a common window begins with the lines that players know', () => {
  expect(paylines([3, 3, 3, 3, 3], 9).map((line) => line.join(''))).toEqual([
    ...['11111', '00000', '22222', '01210', '21012'],
    ...['00122', '22100', '01112', '21110'],
  ])
})

test('a few lines never jump over a row', () => {
  for (const line of paylines([3, 3, 3, 3, 3], 50)) {
    line.slice(1).forEach((row, i) => {
      expect(Math.abs(row - line[i]!)).toBeLessThanOrEqual(1)
    })
  }
})

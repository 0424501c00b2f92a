import { expect, test } from 'vitest'
import { describeWindow } from './describe.ts'
import { openingWindow } from './opening-window.ts'
import { face } from './testing.ts'

test('a window is read reel by reel, with names', () => {
  expect(
    describeWindow(face, [
      ['A', '-'],
      ['S', 'B'],
    ]),
  ).toBe('Hjul 1: Krone, tom. Hjul 2: Stjerne, Bær.')
})

test('before the first spin each reel shows its own strip', () => {
  const { stops, window } = openingWindow(face)
  expect(stops).toHaveLength(3)
  expect(window.map((column) => column.length)).toEqual([3, 3, 3])
  expect(window[0]?.[0]).toBe(face.reelSets.base?.[0]?.strip[stops[0] ?? 0])
})

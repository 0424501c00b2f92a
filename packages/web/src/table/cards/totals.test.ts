import { expect, test } from 'vitest'
import { baccaratPoints } from './totals.ts'

const cards = (names: string) => names.split(' ').map((card, dealtAt) => ({ card, dealtAt }))

test.each([
  ['9s 9h', 8],
  ['Kd Th', 0],
  ['As 7c 5d', 3],
])('%s makes %i points', (names, points) => {
  expect(baccaratPoints(cards(names))).toBe(points)
})

test('what lies face down counts nothing', () => {
  expect(baccaratPoints([{ card: '9c', dealtAt: 0 }, { dealtAt: 1 }])).toBe(9)
})

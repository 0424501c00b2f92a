import { expect, test } from 'vitest'
import { baccaratPoints, blackjackTotal } from './totals.ts'

const cards = (names: string) => names.split(' ').map((card, dealtAt) => ({ card, dealtAt }))

test.each([
  ['9s 9h', 8],
  ['Kd Th', 0],
  ['As 7c 5d', 3],
])('%s makes %i points', (names, points) => {
  expect(baccaratPoints(cards(names))).toBe(points)
})

test.each([
  ['As Kd', 21, true],
  ['As 6d Tc', 17, false],
  ['As Ad 9c', 21, true],
  ['Ts 6d Kc', 26, false],
])('%s counts %i', (names, total, soft) => {
  expect(blackjackTotal(cards(names))).toEqual({ total, soft })
})

test('what lies face down counts nothing', () => {
  expect(blackjackTotal([{ card: '9c', dealtAt: 0 }, { dealtAt: 1 }])).toEqual({ total: 9, soft: false })
})

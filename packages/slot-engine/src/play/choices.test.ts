import { expect, test } from 'vitest'
import { stakesCoins } from './choices.ts'

test.each([
  ['gamble', 0, false],
  ['gamble', 1, true],
  ['choice', 0, false],
  ['choice', 1, false],
])('asked by %s, the answer %d stakes coins: %s', (feature, answer, stakes) => {
  expect(stakesCoins({ feature, options: 2 }, answer)).toBe(stakes)
})

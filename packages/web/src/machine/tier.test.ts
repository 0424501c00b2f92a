import { expect, test } from 'vitest'
import { tierOf } from './tier.ts'

test.each([
  [0, 'none'],
  [10, 'none'],
  [10.5, 'line'],
  [49, 'line'],
  [50, 'coins'],
  [199, 'coins'],
  [200, 'big'],
  [999, 'mega'],
  [1000, 'mega'],
] as const)('%d coins on a bet of 10: %s', (coins, tier) => {
  expect(tierOf(coins, 10)).toBe(tier)
})

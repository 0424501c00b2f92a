import { expect, test } from 'vitest'
import { reviewsOf } from './listings.ts'

test.each([
  [127, 165],
  [89, 115],
  [64, 83],
  [0, 0],
])('%i sales have %i reviews', (sales, reviews) => {
  expect(reviewsOf(sales)).toBe(reviews)
})

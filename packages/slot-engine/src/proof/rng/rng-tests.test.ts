import { expect, test } from 'vitest'
import { isAsExpected, RNG_TESTS, rngTests, tailOfChiSquare } from './rng-tests.ts'

/** Upper 5 % and 1 % points of chi-square, from the usual tables. */
test.each([
  [124.342, 100, 0.05],
  [135.807, 100, 0.01],
  [31.41, 20, 0.05],
])('%f with %i degrees has a tail of %f', (chiSquare, degrees, tail) => {
  expect(tailOfChiSquare(chiSquare, degrees)).toBeCloseTo(tail, 3)
})

test('the engine’s generator behaves as a perfect one would, and the same seed gives the same figures', () => {
  const results = [...rngTests('prove', 20_000)]
  expect(results).toHaveLength(RNG_TESTS.length)
  expect(results.every(isAsExpected)).toBe(true)
  expect([...rngTests('prove', 20_000)]).toEqual(results)
})

import { expect, test } from 'vitest'
import {
  differenceOfMeans,
  differenceOfShares,
  errorsFrom,
  roundsToTell,
  type Sample,
  shareInterval,
} from './ab-statistics.ts'

const A: Sample = { rounds: 10_000, mean: 0.95, standardDeviation: 5, wins: 2500 }
const B: Sample = { rounds: 10_000, mean: 1.1, standardDeviation: 6, wins: 2700 }

/** By hand: the error is √(25/10000 + 36/10000) = √0.0061 = 0.078102; 0.15/0.078102 = 1.92056; 2·Q(1.92056) = 0.0548. */
test('a difference of returns is compared with the error of both', () => {
  const { value, z, pValue, interval, isSignificant } = differenceOfMeans(A, B)
  expect(value).toBeCloseTo(0.15, 12)
  expect(z).toBeCloseTo(1.92056, 4)
  expect(pValue).toBeCloseTo(0.0548, 4)
  expect(interval[0]).toBeCloseTo(-0.00308, 5)
  expect(interval[1]).toBeCloseTo(0.30308, 5)
  expect(isSignificant).toBe(false)
  expect(differenceOfMeans(A, { ...B, mean: 1.2 }).isSignificant).toBe(true)
})

/**
 * By hand: the shares are 0.25 and 0.27, together 0.26. Tested with √(0.26·0.74·2/10000) = 0.0062032: z = 3.22413,
 * p = 0.00126. The interval is 0.02 ± 1.96·√(0.1875/10000 + 0.1971/10000) = 0.02 ± 0.012155.
 */
test('a difference of hit frequencies is one of two shares', () => {
  const { z, pValue, interval, isSignificant } = differenceOfShares(A, B)
  expect(z).toBeCloseTo(3.22413, 4)
  expect(pValue).toBeCloseTo(0.00126, 5)
  expect(interval[0]).toBeCloseTo(0.007845, 6)
  expect(interval[1]).toBeCloseTo(0.032155, 6)
  expect(isSignificant).toBe(true)
})

/** Wilson by hand for 2500 of 10000: centre 0.250096, reach 0.0084859. None of 100: 0 to 3.84146/103.84146 = 0.036993. */
test('an interval of a share stays within 0 and 1', () => {
  expect(shareInterval(A)[0]).toBeCloseTo(0.24161, 5)
  expect(shareInterval(A)[1]).toBeCloseTo(0.258582, 5)
  expect(shareInterval({ ...A, wins: 0, rounds: 100 })).toEqual([expect.closeTo(0), expect.closeTo(0.036993, 6)])
})

test('equal versions do not differ, and versions without luck differ for certain', () => {
  expect(differenceOfMeans(A, A)).toMatchObject({ value: 0, z: 0, isSignificant: false })
  expect(differenceOfMeans(A, A).pValue).toBeCloseTo(1, 6)
  const sure = { ...A, standardDeviation: 0 }
  expect(differenceOfMeans(sure, { ...sure, mean: 1 })).toMatchObject({ pValue: 0, isSignificant: true })
  expect(differenceOfMeans(sure, sure)).toMatchObject({ isSignificant: false })
})

/** By hand: 2.801585² · 61 / 0.0225 = 21279.2. The mean 0.95 lies one error of 5/100 below 1. */
test('so many rounds it takes, and so far a mean is from the exact one', () => {
  expect(roundsToTell(0.15, 5, 6)).toBe(21_280)
  expect(roundsToTell(0, 5, 6)).toBeUndefined()
  expect(errorsFrom(1, 5, A)).toBeCloseTo(-1, 12)
})

import { expect, test } from 'vitest'
import {
  DEFAULT_OFFER,
  leaseDiscount,
  leasePrice,
  MONTHLY_PRICE,
  OFFER_OPTIONS,
  OFFERS,
  PERMANENT_PRICE,
  vatInside,
} from './prices.ts'

/** Counted by hand: months × 2000, less nothing, a tenth from 6 months, a fifth from 12. */
const LEASES = [
  2000, 4000, 6000, 8000, 10_000, 10_800, 12_600, 14_400, 16_200, 18_000, 19_800, 19_200, 20_800, 22_400, 24_000,
  25_600, 27_200, 28_800, 30_400, 32_000, 33_600, 35_200, 36_800, 38_400, 40_000, 41_600, 43_200, 44_800, 46_400,
  48_000, 49_600, 51_200, 52_800, 54_400, 56_000, 57_600,
]

test('a permanent right costs 25,000, and a month 8 percent of it', () => {
  expect(PERMANENT_PRICE).toBe(25_000)
  expect(MONTHLY_PRICE).toBe(2000)
})

test.each(LEASES.map((price, index) => [index + 1, price]))('a lease of %i months costs %i', (months, price) => {
  expect(leasePrice(months)).toBe(price)
})

test('the discount begins at 6 months and grows at 12', () => {
  expect([1, 5, 6, 11, 12, 36].map(leaseDiscount)).toEqual([0, 0, 10, 10, 20, 20])
})

test.each([0, -1, 37, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('no lease runs for %d months', (months) => {
  expect(() => leasePrice(months)).toThrow(RangeError)
})

test('the offers have prices of their own, and twelve months are proposed', () => {
  expect(OFFER_OPTIONS.map((option) => OFFERS[option].price)).toEqual([25_000, 2_500, 15_000, 35_000])
  expect(DEFAULT_OFFER).toBe('rent_12_months')
})

test('a fifth of a price is VAT, to the nearest øre', () => {
  expect(vatInside(2_500_000)).toBe(500_000)
  expect(vatInside(1)).toBe(0)
  expect(vatInside(3)).toBe(1)
  expect(vatInside(1_080_000)).toBe(216_000)
})

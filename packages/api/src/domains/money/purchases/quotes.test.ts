import { OFFER_OPTIONS, OFFERS } from '@spilvaerk/schemas'
import { describe, expect, test } from 'vitest'
import { value } from '../../../testing/players.ts'
import { type Item, itemOf, priceOf, quoteOf } from './quotes.ts'

const lease = (months: number): Item => ({ ownershipType: 'lease', months, offer: null })
const PURCHASE: Item = { ownershipType: 'purchase', months: null, offer: null }

describe('a quote', () => {
  // Prices and discounts are those of the price list: 2,000 a month, a tenth off from 6 months, a fifth from 12.
  test.each([
    [1, 2_000, 0, 400],
    [5, 10_000, 0, 2_000],
    [6, 10_800, 10, 2_160],
    [11, 19_800, 10, 3_960],
    [12, 19_200, 20, 3_840],
    [36, 57_600, 20, 11_520],
  ])('of %i months of lease is %i kr., of which %i %% are off', (months, price, discountPercent, vat) => {
    expect(quoteOf(7, lease(months), 0)).toEqual({
      ...{ gameId: 7, ownershipType: 'lease', duration: months, price },
      ...{ discountPercent, credit: 0, amount: price, vat },
    })
  })

  test('of a purchase is the permanent price, without a discount', () => {
    expect(quoteOf(7, PURCHASE, 0)).toEqual({
      ...{ gameId: 7, ownershipType: 'purchase', duration: null, price: 25_000 },
      ...{ discountPercent: 0, credit: 0, amount: 25_000, vat: 5_000 },
    })
  })

  test('of an offer has its own price, and tells no discount', () => {
    const item: Item = { ownershipType: 'lease', months: 12, offer: 'rent_12_months' }
    expect(quoteOf(7, item, 0)).toMatchObject({ price: 15_000, discountPercent: 0, amount: 15_000, vat: 3_000 })
  })

  test.each([
    [0, 0, 25_000],
    [200_050, 2_000.5, 22_999.5],
    [2_499_999, 24_999.99, 0.01],
    [2_500_000, 25_000, 0],
    [9_999_999, 25_000, 0],
  ])('of a purchase takes %i øre that were paid for a lease off, never more than it costs', (paid, credit, amount) => {
    expect(quoteOf(7, PURCHASE, paid)).toMatchObject({ price: 25_000, credit, amount })
  })

  test('of a lease takes nothing off', () => {
    expect(quoteOf(7, lease(1), 200_000)).toMatchObject({ credit: 0, amount: 2_000 })
  })
})

describe('what is asked for', () => {
  test('is a lease of so many months, or a purchase', () => {
    expect(value(itemOf({ gameId: 7, ownershipType: 'lease', duration: 6 }))).toEqual(lease(6))
    expect(value(itemOf({ gameId: 7, ownershipType: 'purchase' }))).toEqual(PURCHASE)
  })

  test.each([
    ['buy', undefined],
    ['rent_1_month', 1],
    ['rent_12_months', 12],
    ['rent_36_months', 36],
  ] as const)('is the offer %s at its price, and no other length of it', (offer, duration) => {
    const ownershipType = duration === undefined ? 'purchase' : 'lease'
    const item = value(itemOf({ gameId: 7, ownershipType, duration, offer }))
    expect(item).toEqual({ ownershipType, months: duration ?? null, offer })
    expect(priceOf(item)).toBe(OFFERS[offer].price)
    const other = itemOf({ gameId: 7, ownershipType: 'lease', duration: 2, offer })
    expect(other.ok ? undefined : other.refusal.code).toBe('offerDiffers')
  })

  test('is every offer there is', () => {
    expect(OFFER_OPTIONS).toEqual(['buy', 'rent_1_month', 'rent_12_months', 'rent_36_months'])
  })
})

/**
 * What a right to a game costs, in whole DKK with VAT included. The page shows these figures and the server charges
 * them: nobody else computes a price.
 */
export const PERMANENT_PRICE = 25_000

/** A month of lease, in percent of the permanent price, rounded down. */
const MONTHLY_PERCENT = 8
export const MONTHLY_PRICE = Math.floor((PERMANENT_PRICE * MONTHLY_PERCENT) / 100)

export const LEASE_MONTHS = { min: 1, max: 36 } as const
export const LEASE_PRESETS = [1, 6, 12] as const

/** The dearest discount first: a lease gets the first one that it is long enough for. */
const DISCOUNTS = [
  { fromMonths: 12, percent: 20 },
  { fromMonths: 6, percent: 10 },
] as const

export const isLeaseMonths = (months: number): boolean =>
  Number.isInteger(months) && months >= LEASE_MONTHS.min && months <= LEASE_MONTHS.max

/** The discount on a lease of so many months, in percent. */
export const leaseDiscount = (months: number): number =>
  DISCOUNTS.find(({ fromMonths }) => months >= fromMonths)?.percent ?? 0

/**
 * A lease of so many months, in whole DKK rounded down.
 * @throws RangeError when the months are no whole number from 1 to 36
 */
export function leasePrice(months: number): number {
  if (!isLeaseMonths(months)) throw new RangeError(`a lease runs for 1 to 36 whole months, not ${months}`)
  // Percent, not a factor of 0.9: whole numbers do not drift.
  return Math.floor((MONTHLY_PRICE * months * (100 - leaseDiscount(months))) / 100)
}

/** What the offer page sells: a permanent right, or a lease at a price of its own. */
export const OFFERS = {
  buy: { price: 25_000 },
  rent_1_month: { price: 2_500, months: 1 },
  rent_12_months: { price: 15_000, months: 12 },
  rent_36_months: { price: 35_000, months: 36 },
} as const satisfies Record<string, { price: number; months?: number }>

export type OfferOption = keyof typeof OFFERS
export const OFFER_OPTIONS = Object.keys(OFFERS) as [OfferOption, ...OfferOption[]]
export const DEFAULT_OFFER: OfferOption = 'rent_12_months'

const VAT_PERCENT = 25

/** The VAT (moms) inside a price, in øre, rounded to the nearest øre: a fifth of what is paid. */
export const vatInside = (grossOere: number): number => Math.round((grossOere * VAT_PERCENT) / (100 + VAT_PERCENT))

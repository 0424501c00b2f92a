import {
  leaseDiscount,
  leasePrice,
  OFFERS,
  type OfferOption,
  type OwnershipType,
  PERMANENT_PRICE,
  type Quote,
  type QuoteInput,
  vatInside,
} from '@spilvaerk/schemas'
import { granted, type Outcome, refused } from '../../../platform/refusals/refusals.ts'

const OERE = 100

/** What is sold. */
export interface Item {
  readonly ownershipType: OwnershipType
  readonly months: number | null
  readonly offer: OfferOption | null
}

/** What a request asks for; an offer must be asked for as what it is. */
export function itemOf({ ownershipType, duration, offer }: QuoteInput): Outcome<Item, 'offerDiffers'> {
  const months = duration ?? null
  if (offer === undefined) return granted({ ownershipType, months, offer: null })
  const { months: offered = null } = OFFERS[offer] as { months?: number }
  return offered === months ? granted({ ownershipType, months, offer }) : refused({ code: 'offerDiffers' })
}

/** In whole DKK. */
export function priceOf({ months, offer }: Item): number {
  if (offer) return OFFERS[offer].price
  return months === null ? PERMANENT_PRICE : leasePrice(months)
}

/** The price, less what was paid for a lease that a purchase takes the place of. It is never below nothing. */
export function quoteOf(gameId: number, item: Item, creditOere: number): Quote {
  const price = priceOf(item)
  const credit = item.ownershipType === 'purchase' ? Math.min(price * OERE, creditOere) : 0
  const amountOere = price * OERE - credit
  return {
    ...{ gameId, ownershipType: item.ownershipType, duration: item.months, price },
    discountPercent: item.months === null || item.offer ? 0 : leaseDiscount(item.months),
    credit: credit / OERE,
    amount: amountOere / OERE,
    vat: vatInside(amountOere) / OERE,
  }
}

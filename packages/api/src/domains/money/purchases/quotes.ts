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
export interface Ware {
  readonly ownershipType: OwnershipType
  readonly months: number | null
  readonly offer: OfferOption | null
}

/** What a request asks for; an offer must be asked for as what it is. */
export function wareOf({ ownershipType, duration, offer }: QuoteInput): Outcome<Ware, 'offerDiffers'> {
  const months = duration ?? null
  if (offer === undefined) return granted({ ownershipType, months, offer: null })
  const { months: offered = null } = OFFERS[offer] as { months?: number }
  return offered === months ? granted({ ownershipType, months, offer }) : refused({ code: 'offerDiffers' })
}

/** In whole DKK. */
export function priceOf({ months, offer }: Ware): number {
  if (offer) return OFFERS[offer].price
  return months === null ? PERMANENT_PRICE : leasePrice(months)
}

/** The price, less what was paid for a lease that a purchase takes the place of. It is never below nothing. */
export function quoteOf(gameId: number, ware: Ware, creditOere: number): Quote {
  const price = priceOf(ware)
  const credit = ware.ownershipType === 'purchase' ? Math.min(price * OERE, creditOere) : 0
  const amountOere = price * OERE - credit
  return {
    ...{ gameId, ownershipType: ware.ownershipType, duration: ware.months, price },
    discountPercent: ware.months === null || ware.offer ? 0 : leaseDiscount(ware.months),
    credit: credit / OERE,
    amount: amountOere / OERE,
    vat: vatInside(amountOere) / OERE,
  }
}

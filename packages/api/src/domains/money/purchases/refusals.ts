import { type Quote, renewedWithAny } from '@spilvaerk/schemas'
import { danish, english } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type PurchaseRefusal =
  | { readonly code: 'alreadyOwned' }
  | { readonly code: 'priceChanged'; readonly quote: Quote }
  | { readonly code: 'referenceReused' }
  | { readonly code: 'purchaseUnderWay' }
  | { readonly code: 'offerDiffers' }
  | { readonly code: 'paymentDeclined' }
  | { readonly code: 'providerAway' }
  | { readonly code: 'providerGone' }
  | { readonly code: 'methodNotOffered' }
  | { readonly code: 'notInLive' }
  | { readonly code: 'orderNotFound' }
  | { readonly code: 'notToConfirm' }
  | { readonly code: 'noLease' }
  | { readonly code: 'cannotRenew' }
  | { readonly code: 'notPaid' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    purchases: PurchaseRefusal
  }
}

/** What is refused when a provider is asked to take a payment. */
export const PAYMENT_CODES = ['paymentDeclined', 'providerAway', 'providerGone'] as const
export type PaymentCode = (typeof PAYMENT_CODES)[number]

/** What a right is not offered with. */
export const QUOTE_CODES = ['alreadyOwned', 'gameNotAdmitted', 'gameNotFound', 'offerDiffers'] as const
export type QuoteCode = (typeof QUOTE_CODES)[number]

/** What a purchase is refused with. */
export const PURCHASE_CODES = [
  ...QUOTE_CODES,
  ...PAYMENT_CODES,
  'methodNotOffered',
  'notLoggedIn',
  'priceChanged',
  'purchaseUnderWay',
  'referenceReused',
] as const
export type PurchaseCode = (typeof PURCHASE_CODES)[number]

const TRY_AGAIN_S = 10
const GONE_S = 600

export const PURCHASE_TERMS: TermsOf<PurchaseRefusal> = {
  alreadyOwned: {
    status: 'CONFLICT',
    da: () => 'Du ejer allerede spillet',
    en: () => 'You own the game already',
    field: () => 'gameId',
  },
  priceChanged: {
    status: 'CONFLICT',
    example: {
      quote: {
        ...{ gameId: 1, ownershipType: 'lease', duration: 1, price: 2000, discountPercent: 0, credit: 0 },
        ...{ amount: 2000, vat: 400 },
      },
    },
    da: ({ quote }) => `Prisen er ${danish(quote.amount)} DKK. Se den nye pris, før du betaler.`,
    en: ({ quote }) => `The price is DKK ${english(quote.amount)}. Look at the new price before you pay.`,
    field: () => 'amount',
    quote: ({ quote }) => quote,
  },
  referenceReused: {
    status: 'CONFLICT',
    da: () => 'Betalingens reference er allerede brugt til et andet køb',
    en: () => 'The reference of the payment was already used for another purchase',
    field: () => 'paymentReference',
  },
  purchaseUnderWay: {
    status: 'CONFLICT',
    da: () => 'Et køb af spillet er allerede i gang. Vent lidt, og prøv igen.',
    en: () => 'A purchase of the game is under way already. Wait a moment, and try again.',
    field: () => 'gameId',
  },
  offerDiffers: {
    status: 'BAD_REQUEST',
    da: () => 'Tilbuddet gælder en anden periode',
    en: () => 'The offer is for another period',
    field: () => 'offer',
  },
  paymentDeclined: {
    status: 'PAYMENT_REQUIRED',
    da: () => 'Betalingen blev afvist. Prøv en anden betalingsmåde.',
    en: () => 'The payment was declined. Try another way to pay.',
  },
  providerAway: {
    status: 'BAD_GATEWAY',
    da: () => 'Betalingen kunne ikke gennemføres lige nu. Prøv igen om lidt: du betaler kun én gang.',
    en: () => 'The payment could not be made just now. Try again in a moment: you pay once only.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  providerGone: {
    status: 'BAD_GATEWAY',
    da: () => 'Den, der tog betalingen, kan ikke spørges herfra lige nu. Prøv igen senere: intet er gået tabt.',
    en: () =>
      'The provider that took the payment cannot be asked from here just now. Try again later: nothing is lost.',
    retryAfterS: () => GONE_S,
  },
  methodNotOffered: {
    status: 'NOT_FOUND',
    da: () => 'Der kan ikke betales på den måde her. Vælg en anden betalingsmåde.',
    en: () => 'That way to pay is not offered here. Choose another.',
    field: () => 'paymentMethod',
  },
  notInLive: {
    status: 'NOT_FOUND',
    da: () => 'Det findes kun i testtilstand',
    en: () => 'This exists in test mode only',
  },
  orderNotFound: { status: 'NOT_FOUND', da: () => 'Ordren blev ikke fundet', en: () => 'The order was not found' },
  notToConfirm: {
    status: 'CONFLICT',
    da: () => 'Ordren venter ikke på en bekræftelse',
    en: () => 'The order does not wait to be confirmed',
  },
  noLease: {
    status: 'NOT_FOUND',
    da: () => 'Du lejer ikke spillet',
    en: () => 'You do not lease the game',
    field: () => 'gameId',
  },
  cannotRenew: {
    status: 'CONFLICT',
    da: () => `Lejen kan ikke fornyes af sig selv: den er ikke betalt med ${renewedWithAny('da')}`,
    en: () => `The lease cannot renew itself: it was not paid with ${renewedWithAny('en')}`,
    field: () => 'gameId',
  },
  notPaid: { status: 'CONFLICT', da: () => 'Ordren er ikke betalt', en: () => 'The order is not paid' },
}

import type { Quote } from '@spilvaerk/schemas'
import { danish } from '../../../platform/numbers/danish.ts'
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

const TRY_AGAIN_S = 10
const GONE_S = 600

export const PURCHASE_TERMS: TermsOf<PurchaseRefusal> = {
  alreadyOwned: { status: 'CONFLICT', message: () => 'Du ejer allerede spillet', field: () => 'gameId' },
  priceChanged: {
    status: 'CONFLICT',
    message: ({ quote }) => `Prisen er ${danish(quote.amount)} DKK. Se den nye pris, før du betaler.`,
    field: () => 'amount',
    quote: ({ quote }) => quote,
  },
  referenceReused: {
    status: 'CONFLICT',
    message: () => 'Betalingens reference er allerede brugt til et andet køb',
    field: () => 'paymentReference',
  },
  purchaseUnderWay: {
    status: 'CONFLICT',
    message: () => 'Et køb af spillet er allerede i gang. Vent lidt, og prøv igen.',
    field: () => 'gameId',
  },
  offerDiffers: {
    status: 'BAD_REQUEST',
    message: () => 'Tilbuddet gælder en anden periode',
    field: () => 'offer',
  },
  paymentDeclined: {
    status: 'PAYMENT_REQUIRED',
    message: () => 'Betalingen blev afvist. Prøv en anden betalingsmåde.',
  },
  providerAway: {
    status: 'BAD_GATEWAY',
    message: () => 'Betalingen kunne ikke gennemføres lige nu. Prøv igen om lidt: du betaler kun én gang.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  providerGone: {
    status: 'BAD_GATEWAY',
    message: () => 'Den, der tog betalingen, kan ikke spørges herfra lige nu. Prøv igen senere: intet er gået tabt.',
    retryAfterS: () => GONE_S,
  },
  methodNotOffered: {
    status: 'NOT_FOUND',
    message: () => 'Der kan ikke betales på den måde her. Vælg en anden betalingsmåde.',
    field: () => 'paymentMethod',
  },
  notInLive: { status: 'NOT_FOUND', message: () => 'Det findes kun i testtilstand' },
  orderNotFound: { status: 'NOT_FOUND', message: () => 'Ordren blev ikke fundet' },
  notToConfirm: { status: 'CONFLICT', message: () => 'Ordren venter ikke på en bekræftelse' },
  noLease: { status: 'NOT_FOUND', message: () => 'Du lejer ikke spillet', field: () => 'gameId' },
  cannotRenew: {
    status: 'CONFLICT',
    message: () => 'Lejen kan ikke fornyes af sig selv: den er ikke betalt med et kort',
    field: () => 'gameId',
  },
  notPaid: { status: 'CONFLICT', message: () => 'Ordren er ikke betalt' },
}

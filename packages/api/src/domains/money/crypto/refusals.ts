import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CryptoRefusal =
  | { readonly code: 'amountTooSmall'; readonly least: string; readonly coin: string }
  | { readonly code: 'amountTooLarge' }
  | { readonly code: 'noRate' }
  | { readonly code: 'chainAway' }
  | { readonly code: 'tooManyInvoices' }
  | { readonly code: 'invoiceNotFound' }
  | { readonly code: 'transferNotFound' }
  | { readonly code: 'notSimulated' }
  | { readonly code: 'coinNotOffered' }
  | { readonly code: 'returnAddressInvalid'; readonly coin: string }
  | { readonly code: 'paymentNotFound' }
  | { readonly code: 'paymentNotHeld' }
  | { readonly code: 'paymentNotReturning' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    crypto: CryptoRefusal
  }
}

const TRY_AGAIN_S = 30

export const CRYPTO_TERMS: TermsOf<CryptoRefusal> = {
  amountTooSmall: {
    status: 'BAD_REQUEST',
    message: ({ least, coin }) => `Det mindste beløb er ${least} ${coin}`,
    field: () => 'amount',
  },
  amountTooLarge: {
    status: 'BAD_REQUEST',
    message: () => 'Beløbet er større, end det kan bogføres',
    field: () => 'amount',
  },
  noRate: {
    status: 'SERVICE_UNAVAILABLE',
    message: () => 'Der er ingen ny kurs lige nu. Prøv igen om lidt.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  chainAway: {
    status: 'BAD_GATEWAY',
    message: () => 'Blockchainen svarer ikke lige nu. Prøv igen om lidt: dine penge er ikke væk.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  tooManyInvoices: {
    status: 'TOO_MANY_REQUESTS',
    message: () => 'Du har for mange ubetalte adresser. Brug en af dem, eller vent til de udløber.',
    retryAfterS: () => 900,
  },
  invoiceNotFound: {
    status: 'NOT_FOUND',
    message: () => 'Betalingsadressen blev ikke fundet',
    field: () => 'cryptoWalletAddress',
  },
  transferNotFound: {
    status: 'CONFLICT',
    message: () => 'Betalingen kunne ikke behandles. Kontroller transaktions-hash.',
    field: () => 'blockchainTxHash',
  },
  coinNotOffered: {
    status: 'NOT_FOUND',
    message: () => 'Der kan ikke betales med den kryptovaluta her. Vælg en anden.',
    field: () => 'currency',
  },
  returnAddressInvalid: {
    status: 'BAD_REQUEST',
    message: ({ coin }) => `Adressen er ikke en gyldig adresse til ${coin}. Kopiér den fra din wallet.`,
    field: () => 'address',
  },
  paymentNotFound: { status: 'NOT_FOUND', message: () => 'Betalingen blev ikke fundet', field: () => 'payment' },
  paymentNotHeld: { status: 'CONFLICT', message: () => 'Betalingen holdes ikke tilbage' },
  paymentNotReturning: { status: 'CONFLICT', message: () => 'Betalingen venter ikke på at blive sendt tilbage' },
  notSimulated: { status: 'NOT_FOUND', message: () => 'Kæden er ikke simuleret' },
}

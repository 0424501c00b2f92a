import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { DEPOSIT_CODES } from '../../people/limits/refusals.ts'

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

/** What an address to pay to is refused with. */
export const ADDRESS_CODES = [
  ...DEPOSIT_CODES,
  'amountTooLarge',
  'amountTooSmall',
  'chainAway',
  'coinNotOffered',
  'noRate',
  'tooManyInvoices',
] as const
export type AddressCode = (typeof ADDRESS_CODES)[number]

const TRY_AGAIN_S = 30

export const CRYPTO_TERMS: TermsOf<CryptoRefusal> = {
  amountTooSmall: {
    status: 'BAD_REQUEST',
    example: { least: '5', coin: 'USDC' },
    da: ({ least, coin }) => `Det mindste beløb er ${least} ${coin}`,
    en: ({ least, coin }) => `The smallest amount is ${least} ${coin}`,
    field: () => 'amount',
  },
  amountTooLarge: {
    status: 'BAD_REQUEST',
    da: () => 'Beløbet er større, end det kan bogføres',
    en: () => 'The amount is larger than can be booked',
    field: () => 'amount',
  },
  noRate: {
    status: 'SERVICE_UNAVAILABLE',
    da: () => 'Der er ingen ny kurs lige nu. Prøv igen om lidt.',
    en: () => 'There is no fresh rate just now. Try again in a moment.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  chainAway: {
    status: 'BAD_GATEWAY',
    da: () => 'Blockchainen svarer ikke lige nu. Prøv igen om lidt: dine penge er ikke væk.',
    en: () => 'The blockchain does not answer just now. Try again in a moment: your money is not lost.',
    retryAfterS: () => TRY_AGAIN_S,
  },
  tooManyInvoices: {
    status: 'TOO_MANY_REQUESTS',
    da: () => 'Du har for mange ubetalte adresser. Brug en af dem, eller vent til de udløber.',
    en: () => 'You have too many unpaid addresses. Use one of them, or wait until they expire.',
    retryAfterS: () => 900,
  },
  invoiceNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Betalingsadressen blev ikke fundet',
    en: () => 'The payment address was not found',
    field: () => 'cryptoWalletAddress',
  },
  transferNotFound: {
    status: 'CONFLICT',
    da: () => 'Betalingen kunne ikke behandles. Kontroller transaktions-hash.',
    en: () => 'The payment could not be processed. Check the transaction hash.',
    field: () => 'blockchainTxHash',
  },
  coinNotOffered: {
    status: 'NOT_FOUND',
    da: () => 'Der kan ikke betales med den kryptovaluta her. Vælg en anden.',
    en: () => 'That cryptocurrency is not taken here. Choose another.',
    field: () => 'currency',
  },
  returnAddressInvalid: {
    status: 'BAD_REQUEST',
    example: { coin: 'BTC' },
    da: ({ coin }) => `Adressen er ikke en gyldig adresse til ${coin}. Kopiér den fra din wallet.`,
    en: ({ coin }) => `This is not a valid address for ${coin}. Copy it from your wallet.`,
    field: () => 'address',
  },
  paymentNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Betalingen blev ikke fundet',
    en: () => 'The payment was not found',
    field: () => 'payment',
  },
  paymentNotHeld: {
    status: 'CONFLICT',
    da: () => 'Betalingen holdes ikke tilbage',
    en: () => 'The payment is not held back',
  },
  paymentNotReturning: {
    status: 'CONFLICT',
    da: () => 'Betalingen venter ikke på at blive sendt tilbage',
    en: () => 'The payment does not wait to be sent back',
  },
  notSimulated: { status: 'NOT_FOUND', da: () => 'Kæden er ikke simuleret', en: () => 'The chain is not simulated' },
}

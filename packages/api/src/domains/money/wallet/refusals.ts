import type { TermsOf } from '../../../platform/refusals/terms.ts'

type WalletRefusal =
  | { readonly code: 'requestDiffers' }
  | { readonly code: 'insufficientFunds'; readonly playing?: true }
  | { readonly code: 'depositsClosed' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    wallet: WalletRefusal
  }
}

export const WALLET_TERMS: TermsOf<WalletRefusal> = {
  requestDiffers: {
    status: 'CONFLICT',
    da: () => 'Idempotency-Key er allerede brugt til en anden forespørgsel',
    en: () => 'The Idempotency-Key was already used for another request',
    field: () => 'Idempotency-Key',
  },
  insufficientFunds: {
    status: 'PAYMENT_REQUIRED',
    da: ({ playing }) => (playing ? 'Ikke nok saldo til at spille' : 'Der er ikke nok penge på din saldo'),
    en: ({ playing }) => (playing ? 'Not enough balance to play' : 'There is not enough money on your balance'),
  },
  depositsClosed: {
    status: 'FORBIDDEN',
    da: () => 'Der kan ikke ind- eller udbetales penge her',
    en: () => 'Money cannot be deposited or withdrawn here',
  },
}

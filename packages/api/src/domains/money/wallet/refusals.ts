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
    message: () => 'Idempotency-Key er allerede brugt til en anden forespørgsel',
    field: () => 'Idempotency-Key',
  },
  insufficientFunds: {
    status: 'PAYMENT_REQUIRED',
    message: ({ playing }) => (playing ? 'Ikke nok saldo til at spille' : 'Der er ikke nok penge på din saldo'),
  },
  depositsClosed: { status: 'FORBIDDEN', message: () => 'Der kan ikke ind- eller udbetales penge her' },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type WithdrawalRefusal =
  | { readonly code: 'withdrawalNotFound' }
  | { readonly code: 'withdrawalDecided' }
  | { readonly code: 'largeWinKept' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    withdrawals: WithdrawalRefusal
  }
}

export const WITHDRAWAL_TERMS: TermsOf<WithdrawalRefusal> = {
  withdrawalNotFound: { status: 'NOT_FOUND', message: () => 'Udbetalingen blev ikke fundet' },
  withdrawalDecided: { status: 'CONFLICT', message: () => 'Udbetalingen er allerede afgjort' },
  largeWinKept: { status: 'CONFLICT', message: () => 'Medlemmet har en stor gevinst, der ikke er frigivet' },
}

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
  withdrawalNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Udbetalingen blev ikke fundet',
    en: () => 'The withdrawal was not found',
  },
  withdrawalDecided: {
    status: 'CONFLICT',
    da: () => 'Udbetalingen er allerede afgjort',
    en: () => 'The withdrawal is decided already',
  },
  largeWinKept: {
    status: 'CONFLICT',
    da: () => 'Medlemmet har en stor gevinst, der ikke er frigivet',
    en: () => 'The member has a large win that is not released',
  },
}

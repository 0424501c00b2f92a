import type { TermsOf } from '../../../platform/refusals/terms.ts'

type LargeWinRefusal =
  | { readonly code: 'largeWinNotFound' }
  | { readonly code: 'largeWinUnchecked' }
  | { readonly code: 'largeWinReleased' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    largeWins: LargeWinRefusal
  }
}

export const LARGE_WIN_TERMS: TermsOf<LargeWinRefusal> = {
  largeWinNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Runden er ikke blandt de store gevinster',
    en: () => 'The round is not among the large wins',
  },
  largeWinUnchecked: {
    status: 'CONFLICT',
    da: () => 'Runden er ikke spillet om endnu. Prøv igen om lidt.',
    en: () => 'The round has not been played again yet. Try again in a moment.',
  },
  largeWinReleased: {
    status: 'CONFLICT',
    da: () => 'Gevinsten er allerede frigivet',
    en: () => 'The win is released already',
  },
}

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
  largeWinNotFound: { status: 'NOT_FOUND', message: () => 'Runden er ikke blandt de store gevinster' },
  largeWinUnchecked: { status: 'CONFLICT', message: () => 'Runden er ikke spillet om endnu. Prøv igen om lidt.' },
  largeWinReleased: { status: 'CONFLICT', message: () => 'Gevinsten er allerede frigivet' },
}

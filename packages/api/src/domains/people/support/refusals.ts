import type { TermsOf } from '../../../platform/refusals/terms.ts'

type SupportRefusal = { readonly code: 'writtenTooOften'; readonly most: number; readonly retryAfterS: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    support: SupportRefusal
  }
}

export const SUPPORT_TERMS: TermsOf<SupportRefusal> = {
  writtenTooOften: {
    status: 'TOO_MANY_REQUESTS',
    example: { most: 5, retryAfterS: 86_400 },
    da: ({ most }) =>
      `Du har skrevet til os ${most} gange det seneste døgn. Vent på vores svar, eller skriv igen i morgen.`,
    en: ({ most }) =>
      `You have written to us ${most} times within a day. Wait for our answer, or write again tomorrow.`,
    retryAfterS: ({ retryAfterS }) => retryAfterS,
  },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type AnalyticsRefusal = { readonly code: 'analyticsSpan'; readonly most: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    analytics: AnalyticsRefusal
  }
}

export const ANALYTICS_TERMS: TermsOf<AnalyticsRefusal> = {
  analyticsSpan: {
    status: 'BAD_REQUEST',
    da: ({ most }) => `Den sidste dag kommer efter den første, og der er højst ${most} dage`,
    en: ({ most }) => `The last day comes after the first, and there are at most ${most} days`,
    field: () => 'to',
    example: { most: 367 },
  },
}

import type { TermsOf } from '../refusals/terms.ts'

type RunRefusal = { readonly code: 'runNotFound' }

declare module '../refusals/refusals.ts' {
  interface Refusals {
    run: RunRefusal
  }
}

export const RUN_TERMS: TermsOf<RunRefusal> = {
  runNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Der er ikke noget arbejde med den nøgle',
    en: () => 'There is no work with that key',
    field: () => 'key',
  },
}

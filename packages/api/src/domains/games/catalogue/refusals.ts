import type { Problem } from '@spilvaerk/schemas'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CatalogueRefusal =
  | { readonly code: 'gameNotFound' }
  | { readonly code: 'notYours' }
  | { readonly code: 'definitionInvalid'; readonly problems: readonly Problem[] }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    catalogue: CatalogueRefusal
  }
}

export const CATALOGUE_TERMS: TermsOf<CatalogueRefusal> = {
  gameNotFound: { status: 'NOT_FOUND', message: () => 'Spil ikke fundet' },
  notYours: { status: 'FORBIDDEN', message: () => 'Spillet er ikke dit', field: () => 'id' },
  definitionInvalid: {
    status: 'BAD_REQUEST',
    message: ({ problems }) => `Spillets definition kan ikke bruges: ${problems[0]?.reason ?? 'den er tom'}`,
    field: ({ problems }) => problems[0]?.field,
    problems: ({ problems }) => problems,
  },
}

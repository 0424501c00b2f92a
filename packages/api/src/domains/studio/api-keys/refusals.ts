import type { TermsOf } from '../../../platform/refusals/terms.ts'

type ApiKeyRefusal =
  | { readonly code: 'keyUnknown' }
  | { readonly code: 'keyElsewhere' }
  | { readonly code: 'keyNotFound' }
  | { readonly code: 'tooManyKeys'; readonly most: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    apiKeys: ApiKeyRefusal
  }
}

export const API_KEY_TERMS: TermsOf<ApiKeyRefusal> = {
  keyUnknown: { status: 'UNAUTHORIZED', message: () => 'API-nøglen findes ikke eller er stoppet' },
  keyElsewhere: { status: 'FORBIDDEN', message: () => 'API-nøglen gælder kun sit eget spil og dets runder' },
  keyNotFound: { status: 'NOT_FOUND', message: () => 'API-nøglen blev ikke fundet', field: () => 'keyId' },
  tooManyKeys: {
    status: 'CONFLICT',
    message: ({ most }) => `Et spil kan højst have ${most} nøgler. Stop en, du ikke bruger.`,
  },
}

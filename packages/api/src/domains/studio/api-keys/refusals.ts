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

/** What somebody without the right to a game is refused with. */
export const RIGHT_CODES = ['gameNotFound', 'gameSuspended', 'leaseLapsed', 'noRight'] as const
export type RightCode = (typeof RIGHT_CODES)[number]

export const API_KEY_TERMS: TermsOf<ApiKeyRefusal> = {
  keyUnknown: {
    status: 'UNAUTHORIZED',
    da: () => 'API-nøglen findes ikke eller er stoppet',
    en: () => 'There is no such API key, or it is revoked',
  },
  keyElsewhere: {
    status: 'FORBIDDEN',
    da: () => 'API-nøglen gælder kun sit eget spil og dets runder',
    en: () => 'The API key opens its own game and its rounds only',
  },
  keyNotFound: {
    status: 'NOT_FOUND',
    da: () => 'API-nøglen blev ikke fundet',
    en: () => 'There is no such API key',
    field: () => 'keyId',
  },
  tooManyKeys: {
    status: 'CONFLICT',
    example: { most: 10 },
    da: ({ most }) => `Et spil kan højst have ${most} nøgler. Stop en, du ikke bruger.`,
    en: ({ most }) => `A game can have at most ${most} keys. Revoke one that you do not use.`,
  },
}

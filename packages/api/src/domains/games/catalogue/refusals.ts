import type { Problem } from '@spilvaerk/schemas'
import { CALCULATION_CODES } from '../../../platform/refusals/refusals.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CatalogueRefusal =
  | { readonly code: 'gameNotFound' }
  | { readonly code: 'notYours' }
  | { readonly code: 'roleForbids' }
  | { readonly code: 'versionStale' }
  | { readonly code: 'definitionInvalid'; readonly problems: readonly Problem[] }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    catalogue: CatalogueRefusal
  }
}

/** What is refused of a game that is somebody else's, or where one's role is for other work. */
export const OWN_CODES = ['gameNotFound', 'notYours', 'roleForbids'] as const
export type OwnCode = (typeof OWN_CODES)[number]

/** What a definition is refused with that is to be proved. */
export const PROOF_CODES = [...CALCULATION_CODES, 'definitionInvalid'] as const
export type ProofCode = (typeof PROOF_CODES)[number]

export const CATALOGUE_TERMS: TermsOf<CatalogueRefusal> = {
  gameNotFound: { status: 'NOT_FOUND', da: () => 'Spil ikke fundet', en: () => 'There is no such game' },
  notYours: {
    status: 'FORBIDDEN',
    da: () => 'Spillet er ikke dit',
    en: () => 'The game is not yours',
    field: () => 'id',
  },
  roleForbids: {
    status: 'FORBIDDEN',
    da: () => 'Din rolle i spillet giver ikke lov til det',
    en: () => 'Your role in the game does not allow this',
    field: () => 'id',
  },
  versionStale: {
    status: 'CONFLICT',
    da: () => 'Spillet har fået en nyere version imens. Intet er overskrevet: se den nye version, og gem igen.',
    en: () => 'The game has got a newer version meanwhile. Nothing was overwritten: look at it, and save again.',
    field: () => 'base',
  },
  definitionInvalid: {
    status: 'BAD_REQUEST',
    example: { problems: [{ field: 'reels', code: 'empty', reason: 'has no reels' }] },
    da: ({ problems }) => `Spillets definition kan ikke bruges: ${problems[0]?.reason ?? 'den er tom'}`,
    en: ({ problems }) => `The definition of the game cannot be used: ${problems[0]?.reason ?? 'it is empty'}`,
    field: ({ problems }) => problems[0]?.field,
    problems: ({ problems }) => problems,
  },
}

import type { TermsOf } from '../../../platform/refusals/terms.ts'

type ReviewRefusal =
  | { readonly code: 'reviewMissing' }
  | { readonly code: 'reviewNotFound' }
  | { readonly code: 'reviewClosed' }
  | { readonly code: 'reviewOwn' }
  | { readonly code: 'reviewStale' }
  | { readonly code: 'reviewAsked' }
  | { readonly code: 'alreadyApproved' }
  | { readonly code: 'reviewNeedsMembers' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    reviews: ReviewRefusal
  }
}

/** What keeps a member from deciding about a request. */
export const DECIDING_REVIEW_CODES = ['reviewNotFound', 'reviewClosed', 'reviewOwn', 'reviewStale'] as const

export const REVIEW_TERMS: TermsOf<ReviewRefusal> = {
  reviewMissing: {
    status: 'CONFLICT',
    da: () => 'Et andet medlem skal godkende versionen, før den kan indsendes. Bed om det på siden med medlemmer.',
    en: () => 'Another member has to approve the version before it can be submitted. Ask for it on the members page.',
  },
  reviewNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Spillet har ikke den anmodning',
    en: () => 'The game has no such request',
  },
  reviewClosed: {
    status: 'CONFLICT',
    da: () => 'Anmodningen er allerede afgjort eller trukket tilbage',
    en: () => 'The request is decided or withdrawn already',
  },
  reviewOwn: {
    status: 'FORBIDDEN',
    da: () => 'Den, der har bedt om godkendelsen, kan ikke selv give den',
    en: () => 'Whoever asked for the approval may not give it',
  },
  reviewStale: {
    status: 'CONFLICT',
    da: () => 'Spillet er ændret siden. Bed om godkendelse af den nyeste version.',
    en: () => 'The game has been changed since. Ask for the newest version to be approved.',
    field: () => 'definitionHash',
  },
  reviewAsked: {
    status: 'CONFLICT',
    da: () => 'Der er allerede bedt om godkendelse af denne version',
    en: () => 'Approval of this version is asked for already',
  },
  alreadyApproved: {
    status: 'CONFLICT',
    da: () => 'Denne version er allerede godkendt af et andet medlem',
    en: () => 'This version is approved by another member already',
  },
  reviewNeedsMembers: {
    status: 'CONFLICT',
    da: () => 'Inviter først et medlem, der kan godkende: en matematiker eller en kunstner',
    en: () => 'First invite a member who can approve: a mathematician or an artist',
    field: () => 'needsApproval',
  },
}

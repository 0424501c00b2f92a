import type { TermsOf } from '../../../platform/refusals/terms.ts'

type CommentRefusal =
  | { readonly code: 'commentFieldUnknown' }
  | { readonly code: 'commentNotFound' }
  | { readonly code: 'commentNotYours' }
  | { readonly code: 'commentWithdrawn' }
  | { readonly code: 'threadNotFound' }
  | { readonly code: 'threadResolved' }
  | { readonly code: 'threadOpen' }
  | { readonly code: 'threadFull'; readonly most: number }
  | { readonly code: 'tooManyThreads'; readonly most: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    comments: CommentRefusal
  }
}

export const COMMENT_TERMS: TermsOf<CommentRefusal> = {
  commentFieldUnknown: {
    status: 'BAD_REQUEST',
    da: () => 'Spillet har ikke det felt',
    en: () => 'The game has no such field',
    field: () => 'field',
  },
  commentNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Tråden har ikke den kommentar',
    en: () => 'The thread has no such comment',
  },
  commentNotYours: {
    status: 'FORBIDDEN',
    da: () => 'Kun den, der har skrevet kommentaren, kan ændre den eller trække den tilbage',
    en: () => 'Only whoever wrote the comment can change or withdraw it',
  },
  commentWithdrawn: {
    status: 'CONFLICT',
    da: () => 'Kommentaren er trukket tilbage',
    en: () => 'The comment is withdrawn',
  },
  threadNotFound: {
    status: 'NOT_FOUND',
    da: () => 'Spillet har ikke den tråd',
    en: () => 'The game has no such thread',
  },
  threadResolved: {
    status: 'CONFLICT',
    da: () => 'Tråden er løst. Åbn den igen for at svare.',
    en: () => 'The thread is resolved. Reopen it to answer.',
  },
  threadOpen: {
    status: 'CONFLICT',
    da: () => 'Tråden er allerede åben',
    en: () => 'The thread is open already',
  },
  threadFull: {
    status: 'CONFLICT',
    example: { most: 50 },
    da: ({ most }) => `En tråd har højst ${most} kommentarer. Begynd en ny.`,
    en: ({ most }) => `A thread has at most ${most} comments. Start another one.`,
  },
  tooManyThreads: {
    status: 'CONFLICT',
    example: { most: 300 },
    da: ({ most }) => `Et spil har højst ${most} åbne tråde. Løs nogle af dem først.`,
    en: ({ most }) => `A game has at most ${most} open threads. Resolve some of them first.`,
  },
}

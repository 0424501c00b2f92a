import type { AppRouter } from '@spilvaerk/api'
import type { TRPCClientErrorLike } from '@trpc/client'

type Code = NonNullable<NonNullable<TRPCClientErrorLike<AppRouter>['data']>['refusal']>

/** What the server refuses the studio, by the server's own names for it: its words are Danish. */
export const ENGLISH_REFUSALS = {
  gameNotFound: 'There is no such game.',
  roundNotFound: 'There is no such round.',
  notYours: 'The game is not yours.',
  notPublishable: 'The game cannot be published before it passes the compliance check.',
  noRight: 'Only who has made, bought or leased the game may export it or make keys to it.',
  leaseLapsed: 'Your lease of the game has run out. Renew it to export the game and use its keys again.',
  keyNotFound: 'There is no such API key.',
  tooManyKeys: 'The game has as many keys as it may have. Revoke one that you do not use.',
  notLoggedIn: 'You have to be logged in.',
  definitionInvalid: 'The definition of the game cannot be used.',
  tooComplex: 'The game is too large to be computed.',
  tooDeep: 'What was sent is nested too deeply.',
  requestReused: 'The request was already used for something else. Try again.',
  cancelled: 'The work was cancelled.',
  tooManyRequests: 'Too many requests. Wait a moment, and try again.',
} as const satisfies Partial<Record<Code, string>>

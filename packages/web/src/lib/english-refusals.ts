import type { AppRouter } from '@spilvaerk/api'
import type { TRPCClientErrorLike } from '@trpc/client'

type Code = NonNullable<NonNullable<TRPCClientErrorLike<AppRouter>['data']>['refusal']>

/** What the server refuses the studio, by the server's own names for it: its words are Danish. */
export const ENGLISH_REFUSALS = {
  gameNotFound: 'There is no such game.',
  roundNotFound: 'There is no such round.',
  notYours: 'The game is not yours.',
  notPublishable: 'The game cannot be listed before it passes the compliance check.',
  gameNotAdmitted: 'The game is not admitted for money: it is played as a demo only, and is not for sale.',
  gameSuspended: 'The game is stopped until we have looked at it.',
  alreadyAdmitted: 'A version of the game is admitted for money. Withdraw it before you change who sees the game.',
  notSubmitted: 'The game does not wait to be admitted.',
  notSuspended: 'The game is not stopped.',
  notToWithdraw: 'No version of the game is admitted.',
  textNotAllowed: 'A text of the game may not be shown to others.',
  listedTooOften: 'You have listed as many games today as a day allows. Try again tomorrow.',
  tooManyListed: 'You have as many games in the workshop as you may have. Take one back that you do not use.',
  tooManySubmissions: 'You have as many games waiting to be admitted as you may have.',
  notListed: 'Only games in the workshop can be reported.',
  ownGameReported: 'You cannot report your own game.',
  makerMayNotDecide: 'Whoever made the game may not admit it.',
  notAdmissible: 'The game cannot be admitted.',
  noRight: 'Only who has made, bought or leased the game may export it or make keys to it.',
  leaseLapsed: 'Your lease of the game has run out. Renew it to export the game and use its keys again.',
  keyNotFound: 'There is no such API key.',
  tooManyKeys: 'The game has as many keys as it may have. Revoke one that you do not use.',
  notLoggedIn: 'You have to be logged in.',
  definitionInvalid: 'The definition of the game cannot be used.',
  tooComplex: 'The game is too large to be computed.',
  tooDeep: 'What was sent is nested too deeply.',
  requestReused: 'The request was already used for something else. Try again.',
  busy: 'The server is busy just now. Try again in a moment.',
  cancelled: 'The work was cancelled.',
  tooManyRequests: 'Too many requests. Wait a moment, and try again.',
} as const satisfies Partial<Record<Code, string>>

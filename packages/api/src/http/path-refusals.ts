import { openedBy } from '../domains/studio/api-keys/service.ts'
import type { RefusalCode } from '../platform/refusals/refusals.ts'
import { type AnswerCode, statusAt } from '../procedures/answer-codes.ts'
import { KEY_REFUSES } from './api-key-access.ts'
import type { RestRoute } from './rest-routes.ts'

/** What a status says under /api. */
export const REFUSALS = {
  400: 'Something that was sent cannot be used: `field` names it, and `problems` name all of them',
  401: 'Nobody is logged in, or what was shown for it opens nothing',
  402: 'There is not enough money on the balance, or the payment was declined',
  403: 'The caller is known, and may not',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'It does not go with how things stand: a key used for something else, a price that has changed, a state that is over',
  413: 'More was sent than is taken: 1 MB, and 8 MB of a file',
  415: 'What was sent is not JSON, or the file is no picture',
  422: 'The game is too large to compute, or no game can be as it was wished for',
  429: 'Too many requests, or too many attempts',
  502: 'A provider or a chain outside does not answer; nothing is lost',
  503: 'The server cannot just now',
} as const
export type RefusalStatus = keyof typeof REFUSALS
export const STATUSES = Object.keys(REFUSALS).map(Number).filter(isDescribed)

/** Who has gone reads no answer: what is cancelled has no status here. */
function isDescribed(status: number): status is RefusalStatus {
  return Object.hasOwn(REFUSALS, status)
}

/** With the header Retry-After. */
export const LATER: readonly RefusalStatus[] = [429, 502, 503]

const NONE = 'No money has moved.'
const ASK_AGAIN =
  'No money has moved here. The provider may have taken the payment: the same request again finds out, and pays once.'

/** The procedures that can move money, and what a refusal with a status says of it where that is not `NONE`. */
const MONEY: Readonly<Record<string, Partial<Record<RefusalStatus, string>>>> = {
  'crypto.process': {},
  'crypto.simulate': {},
  'purchases.confirmTest': { 502: ASK_AGAIN },
  'purchases.order': {},
  'purchases.purchase': { 502: ASK_AGAIN },
  'rounds.choose': {},
  'rounds.open': {},
  'rounds.get': {},
  'rounds.verification': {},
  'rounds.spin': {},
  'wallet.deposit': {},
  'wallet.withdraw': {},
}

/** Whether money has moved when a procedure refuses with a status; undefined for those that move none at all. */
export function moneyAt(name: string, status: RefusalStatus): string | undefined {
  const words = MONEY[name]
  return words && (words[status] ?? NONE)
}

const BODY: readonly AnswerCode[] = ['notJson', 'jsonMalformed', 'bodyNotObject', 'bodyTooLarge']

/** What is not told of each path anew. */
const COMMON: readonly AnswerCode[] = [
  ...BODY,
  ...(['invalidInput', 'tooDeep', 'notLoggedIn', 'tooManyRequests', 'cannotStore'] as const),
]
export const commonAt = (status: number): AnswerCode[] => COMMON.filter((code) => statusAt(code) === status)

/** Too deep is only what comes as JSON, and is looked at. */
const isGuarded = ({ method, input }: RestRoute, code: RefusalCode): boolean =>
  code !== 'tooDeep' || (method === 'POST' && input !== undefined)

/**
 * Every code that a path refuses with: of its procedure, of the guards before it, of a key where one opens it, and of
 * what HTTP itself refuses. A key is refused elsewhere, too, as the general text of the document says.
 */
export function codesOf(route: RestRoute): AnswerCode[] {
  const { method, path, input, guards, refuses } = route
  const codes: AnswerCode[] = [
    ...(method === 'POST' ? BODY : []),
    ...(input || method === 'POST' ? (['invalidInput'] as const) : []),
    ...guards.filter((code) => isGuarded(route, code)),
    ...(openedBy(method, path) ? KEY_REFUSES : []),
    ...refuses,
    'cannotStore',
  ]
  return [...new Set(codes)].sort()
}

/** Those of a path that are answered with a status. */
export const codesAt = (route: RestRoute, status: number): AnswerCode[] =>
  codesOf(route).filter((code) => statusAt(code) === status)

/** Every status that a path refuses with. */
export const refusalsOf = (route: RestRoute): RefusalStatus[] => statusesOf(codesOf(route))

export const statusesOf = (codes: readonly AnswerCode[]): RefusalStatus[] =>
  [...new Set(codes.map(statusAt))].filter(isDescribed).sort((a, b) => a - b)

/** For the test: names here that no procedure has. */
export const strangersIn = (names: readonly string[]): string[] =>
  Object.keys(MONEY).filter((name) => !names.includes(name))

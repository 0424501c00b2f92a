import { openedBy } from '../domains/studio/api-keys/service.ts'
import { parametersOf, type RestRoute } from './rest-routes.ts'

/** What a status says under /api. */
export const REFUSALS = {
  400: 'Something that was sent cannot be used: `field` names it, and `problems` name all of them',
  401: 'Nobody is logged in, or what was shown for it opens nothing',
  402: 'There is not enough money on the balance, or the payment was declined',
  403: 'The caller is known, and may not',
  404: 'There is no such thing, or it is somebody else’s',
  409: 'It does not go with how things stand: a key used for something else, a price that has changed, a state that is over',
  413: 'More than 1 MB was sent',
  415: 'What was sent is not JSON',
  422: 'The game is too large to compute, or no game can be as it was wished for',
  429: 'Too many requests, or too many attempts',
  502: 'A provider or a chain outside does not answer; nothing is lost',
  503: 'The server cannot just now',
} as const
export type RefusalStatus = keyof typeof REFUSALS

/** With the header Retry-After. */
export const LATER: readonly RefusalStatus[] = [429, 502, 503]

const MAKES: readonly RefusalStatus[] = [409, 422]

/** What procedures refuse with beyond what follows from how they are asked. */
const OWN: Readonly<Record<string, readonly RefusalStatus[]>> = {
  'admission.of': [403],
  'admission.report': [409],
  'admission.setVisibility': [401, 403, 409, 422],
  'admission.submit': [403, 409],
  'admission.withdraw': [403, 409],
  'auth.register': [403, 409],
  'auth.login': [401, 403],
  'auth.demo': [404],
  'auth.changePassword': [403],
  'auth.changeEmail': [403, 409],
  'auth.confirmEmail': [409],
  'auth.deleteAccount': [403, 409],
  'auth.updateProfile': [403],
  'auth.endSession': [403],
  'auth.logoutEverywhere': [403],
  'apiKeys.create': [403, 409],
  'compliance.validate': [404, 422],
  'crypto.address': [403, 404],
  'crypto.askBack': [409],
  'crypto.process': [404, 409, 502],
  'crypto.simulate': [403, 409, 502],
  'dev.outbox': [404],
  'exports.make': [403, 409],
  'fairness.rotate': [409],
  'fairness.setClientSeed': [409],
  'generation.advanced': MAKES,
  'generation.complete': MAKES,
  'generation.generate': MAKES,
  'generation.v2': MAKES,
  'generation.variations': MAKES,
  'identity.start': [403, 409, 502],
  'identity.testAnswer': [404],
  'lab.marketGame': MAKES,
  'limits.exclude': [403],
  'limits.pause': [403],
  'limits.setDeposit': [403],
  'limits.setLoss': [403],
  'limits.setTime': [403],
  'lab.narrative': [404],
  'purchases.confirmTest': [402, 409, 502],
  'purchases.order': [502],
  'purchases.purchase': [402, 403, 404, 409, 502],
  'purchases.quote': [403, 404, 409],
  'purchases.setRenewal': [409],
  'rounds.choose': [403, 409],
  'rounds.spin': [402, 403, 409],
  'rounds.verification': [409],
  'studio.create': MAKES,
  'studio.revise': [403, 409, 422],
  'studio.simulate': [422],
  'wallet.cancelWithdrawal': [409],
  'wallet.deposit': [403, 409],
  'wallet.withdraw': [402, 403, 409],
}

const NONE = 'No money has moved.'
const ASK_AGAIN =
  'No money has moved here. The provider may have taken the payment: the same request again finds out, and pays once.'

/** The procedures that can move money, and what a refusal with a status says of it where that is not `NONE`. */
const MONEY: Readonly<Record<string, Partial<Record<RefusalStatus, string>>>> = {
  'crypto.process': {},
  'crypto.simulate': {},
  'purchases.confirmTest': { 502: ASK_AGAIN },
  'purchases.order': { 502: ASK_AGAIN },
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

/** Every status that a path refuses with. Elsewhere than where it opens, a key is refused as the general text says. */
export function refusalsOf({ name, path, method, member, input }: RestRoute): RefusalStatus[] {
  const inPath = parametersOf(path).length > 0
  const statuses: RefusalStatus[] = [
    ...(input || method === 'POST' ? [400 as const] : []),
    ...(member ? [401 as const] : []),
    ...(openedBy(method, path) ? ([401, 403] as const) : []),
    ...(inPath ? [404 as const] : []),
    ...(method === 'POST' ? ([413, 415] as const) : []),
    ...(OWN[name] ?? []),
    ...([429, 503] as const),
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** For the test: names here that no procedure has. */
export const strangersIn = (names: readonly string[]): string[] =>
  [...Object.keys(OWN), ...Object.keys(MONEY)].filter((name) => !names.includes(name))

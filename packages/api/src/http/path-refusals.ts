import { openedBy } from '../api-keys/service.ts'
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
  'auth.register': [409],
  'auth.login': [401, 403],
  'auth.demo': [404],
  'auth.changePassword': [403],
  'auth.changeEmail': [403, 409],
  'auth.confirmEmail': [409],
  'auth.deleteAccount': [403, 409],
  'auth.updateProfile': [403],
  'auth.logoutEverywhere': [403],
  'apiKeys.create': [403, 409],
  'compliance.validate': [404, 422],
  'crypto.address': [403],
  'crypto.askBack': [409],
  'crypto.process': [404, 409, 502],
  'crypto.simulate': [403, 409, 502],
  'dev.outbox': [404],
  'exports.make': [403],
  'fairness.rotate': [409],
  'fairness.setClientSeed': [409],
  'generation.advanced': MAKES,
  'generation.complete': MAKES,
  'generation.generate': MAKES,
  'generation.v2': MAKES,
  'generation.variations': MAKES,
  'lab.marketGame': MAKES,
  'lab.narrative': [404],
  'purchases.confirmTest': [402, 409, 502],
  'purchases.order': [502],
  'purchases.purchase': [402, 404, 409, 502],
  'purchases.quote': [404, 409],
  'purchases.setRenewal': [409],
  'rounds.choose': [403, 409],
  'rounds.spin': [402, 403, 409],
  'rounds.verification': [409],
  'studio.create': MAKES,
  'studio.revise': [403, 409, 422],
  'studio.setVisibility': [403, 409],
  'studio.simulate': [422],
  'wallet.cancelWithdrawal': [409],
  'wallet.deposit': [403, 409],
  'wallet.withdraw': [402, 403, 409],
}

/** Every status that a path refuses with. Elsewhere than where it opens, a key is refused as the general text says. */
export function refusalsOf({ name, path, method, member, input }: RestRoute): RefusalStatus[] {
  const inPath = parametersOf(path).length > 0
  const statuses: RefusalStatus[] = [
    ...(input ? [400 as const] : []),
    ...(member ? [401 as const] : []),
    ...(openedBy(method, path) ? ([401, 403] as const) : []),
    ...(inPath ? [404 as const] : []),
    ...(method === 'POST' && input ? ([413, 415] as const) : []),
    ...(OWN[name] ?? []),
    ...([429, 503] as const),
  ]
  return [...new Set(statuses)].sort((a, b) => a - b)
}

/** For the test: names here that no procedure has. */
export const strangersIn = (names: readonly string[]): string[] =>
  Object.keys(OWN).filter((name) => !names.includes(name))

import type { AppRouter } from '@spilvaerk/api'
import { identity } from '@spilvaerk/messages/identity'
import type { TRPCClientErrorLike } from '@trpc/client'
import { textsOf } from '../lib/page-language.ts'

type Code = NonNullable<NonNullable<TRPCClientErrorLike<AppRouter>['data']>['refusal']>

type Known = keyof typeof identity.da.refusals

/** What the callback of a proof refuses with, by the server's names: the address carries the name alone. */
const KNOWN = [
  'underAge',
  'identityTaken',
  'identityProved',
  'identityAttemptDead',
  'identityCancelled',
  'identityFailed',
  'identityIncomplete',
  'identitySilent',
] as const satisfies readonly (Code & Known)[]

export function refusalWords(code: string | undefined): string | undefined {
  const known = KNOWN.find((name) => name === code)
  return known && textsOf(identity)(`refusals.${known}`)
}

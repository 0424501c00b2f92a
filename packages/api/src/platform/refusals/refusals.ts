import { REQUEST_TERMS, type RequestRefusal } from './request-refusals.ts'
import type { TermsOf } from './terms.ts'

/**
 * What the server says no to, knowing why; what is not in here is a fault of the server. Each domain adds its own in its
 * `refusals.ts`, by extending this interface, so that none has to know the others.
 */
export interface Refusals {
  platform: PlatformRefusal
}

type PlatformRefusal =
  | RequestRefusal
  | { readonly code: 'tooComplex' }
  | { readonly code: 'tooDeep' }
  | { readonly code: 'tooManyRequests'; readonly retryAfterS: number }
  | { readonly code: 'busy' }
  | { readonly code: 'cancelled' }

export type Refusal = Refusals[keyof Refusals]
export type RefusalCode = Refusal['code']

type ByCode = { readonly [R in Refusal as R['code']]: R }
/** The refusals that have one of these codes, with what each carries. */
type RefusalOf<C extends RefusalCode> = ByCode[C]

export interface Granted<T> {
  readonly ok: true
  readonly value: T
}
export interface Refused<C extends RefusalCode> {
  readonly ok: false
  readonly refusal: RefusalOf<C>
}

/** What an operation answers: a value, or a refusal with one of its codes. */
export type Outcome<T, C extends RefusalCode = RefusalCode> = Granted<T> | Refused<C>

/** The codes of an outcome, or of what an operation answers. */
export type CodeOf<O> = O extends (...args: never) => infer Answer
  ? CodeOf<Awaited<Answer>>
  : O extends { readonly ok: false; readonly refusal: { readonly code: infer C extends RefusalCode } }
    ? C
    : never

export const granted = <T>(value: T): Granted<T> => ({ ok: true, value })
export const refused = <const C extends RefusalCode>(refusal: { readonly code: C } & RefusalOf<C>): Refused<C> => ({
  ok: false,
  refusal,
})

/** The value of an outcome that is no refusal where it is asked for: one all the same is a fault of the server. */
export function certain<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value
  throw new Error(`refused with ${outcome.refusal.code}, which cannot be`)
}

/** What a calculation refuses with. */
export const CALCULATION_CODES = ['busy', 'cancelled', 'tooComplex'] as const
export type CalculationCode = (typeof CALCULATION_CODES)[number]

const BUSY_S = 5

export const PLATFORM_TERMS: TermsOf<PlatformRefusal> = {
  ...REQUEST_TERMS,
  tooComplex: {
    status: 'UNPROCESSABLE_CONTENT',
    da: () => 'Spillet er for stort til at blive beregnet',
    en: () => 'The game is too large to be computed',
    field: () => 'definition',
  },
  tooDeep: {
    status: 'BAD_REQUEST',
    da: () => 'Forespørgslen er indlejret i for mange niveauer',
    en: () => 'The request is nested too deeply',
  },
  tooManyRequests: {
    status: 'TOO_MANY_REQUESTS',
    example: { retryAfterS: 30 },
    da: ({ retryAfterS }) => `For mange forespørgsler. Prøv igen om ${retryAfterS} sekunder.`,
    en: ({ retryAfterS }) => `Too many requests. Try again in ${retryAfterS} seconds.`,
    retryAfterS: (refusal) => refusal.retryAfterS,
  },
  busy: {
    status: 'SERVICE_UNAVAILABLE',
    da: () => 'Serveren har travlt. Prøv igen om lidt.',
    en: () => 'The server is busy just now. Try again in a moment.',
    retryAfterS: () => BUSY_S,
  },
  cancelled: {
    status: 'CLIENT_CLOSED_REQUEST',
    da: () => 'Beregningen blev afbrudt',
    en: () => 'The work was cancelled',
  },
}

import type { TermsOf } from './terms.ts'

/**
 * What the server says no to, knowing why; what is not in here is a fault of the server. Each domain adds its own in its
 * `refusals.ts`, by extending this interface, so that none has to know the others.
 */
export interface Refusals {
  platform: PlatformRefusal
}

type PlatformRefusal =
  | { readonly code: 'tooComplex' }
  | { readonly code: 'tooDeep' }
  | { readonly code: 'tooManyRequests'; readonly retryAfterS: number }
  | { readonly code: 'busy' }
  | { readonly code: 'cancelled' }

export type Refusal = Refusals[keyof Refusals]

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const granted = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal })

const BUSY_S = 5

export const PLATFORM_TERMS: TermsOf<PlatformRefusal> = {
  tooComplex: {
    status: 'UNPROCESSABLE_CONTENT',
    message: () => 'Spillet er for stort til at blive beregnet',
    field: () => 'definition',
  },
  tooDeep: { status: 'BAD_REQUEST', message: () => 'Forespørgslen er indlejret i for mange niveauer' },
  tooManyRequests: {
    status: 'TOO_MANY_REQUESTS',
    message: ({ retryAfterS }) => `For mange forespørgsler. Prøv igen om ${retryAfterS} sekunder.`,
    retryAfterS: (refusal) => refusal.retryAfterS,
  },
  busy: {
    status: 'SERVICE_UNAVAILABLE',
    message: () => 'Serveren har travlt. Prøv igen om lidt.',
    retryAfterS: () => BUSY_S,
  },
  cancelled: { status: 'CLIENT_CLOSED_REQUEST', message: () => 'Beregningen blev afbrudt' },
}

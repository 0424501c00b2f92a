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

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const granted = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal })

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

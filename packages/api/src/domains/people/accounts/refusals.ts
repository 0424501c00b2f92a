import type { TermsOf } from '../../../platform/refusals/terms.ts'

type AccountRefusal =
  | { readonly code: 'notLoggedIn' }
  | { readonly code: 'wrongLogin' }
  | { readonly code: 'wrongPassword'; readonly field: string }
  | { readonly code: 'notActivated' }
  | { readonly code: 'usernameTaken' }
  | { readonly code: 'passwordCommon' }
  | { readonly code: 'linkDead' }
  | { readonly code: 'emailTaken' }
  | { readonly code: 'emailSame' }
  | {
      readonly code: 'tooManyAttempts'
      readonly retryAfterS: number
      /** A link by mail helps at once. */
      readonly canUnlock?: boolean
    }
  | { readonly code: 'mayNotLeave'; readonly reason: string }
  | { readonly code: 'sessionNotFound' }
  | { readonly code: 'noDemo' }
  | { readonly code: 'demoAccountShared' }
  | { readonly code: 'passwordPersonal' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    accounts: AccountRefusal
  }
}

const MINUTE_S = 60

const waitingTime = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S)
  return minutes === 1 ? '1 minut' : `${minutes} minutter`
}

export const ACCOUNT_TERMS: TermsOf<AccountRefusal> = {
  notLoggedIn: { status: 'UNAUTHORIZED', message: () => 'Du skal være logget ind.' },
  wrongLogin: { status: 'UNAUTHORIZED', message: () => 'Forkert email eller adgangskode.' },
  wrongPassword: {
    status: 'FORBIDDEN',
    message: () => 'Adgangskoden er forkert.',
    field: ({ field }) => field,
  },
  notActivated: {
    status: 'FORBIDDEN',
    message: () => 'Din konto er ikke aktiveret endnu. Brug linket i den mail, vi har sendt, eller få et nyt.',
  },
  usernameTaken: { status: 'CONFLICT', message: () => 'Brugernavnet er optaget', field: () => 'username' },
  passwordCommon: {
    status: 'BAD_REQUEST',
    message: () => 'Adgangskoden er en af de mest brugte og for let at gætte. Vælg en anden.',
    field: () => 'password',
  },
  passwordPersonal: {
    status: 'BAD_REQUEST',
    message: () => 'Adgangskoden ligner dit navn, din email eller Spilværk og er for let at gætte. Vælg en anden.',
    field: () => 'password',
  },
  linkDead: {
    status: 'BAD_REQUEST',
    message: () => 'Linket er udløbet eller allerede brugt. Bed om et nyt.',
    field: () => 'token',
  },
  emailTaken: { status: 'CONFLICT', message: () => 'Email-adressen kan ikke bruges', field: () => 'email' },
  emailSame: { status: 'BAD_REQUEST', message: () => 'Det er allerede din email-adresse', field: () => 'email' },
  tooManyAttempts: {
    status: 'TOO_MANY_REQUESTS',
    message: ({ retryAfterS, canUnlock }) =>
      canUnlock
        ? `For mange forsøg. Vent ${waitingTime(retryAfterS)}, eller få et link på mail, der lukker dig ind med det samme.`
        : `For mange forsøg. Vent ${waitingTime(retryAfterS)}, og prøv igen.`,
    retryAfterS: ({ retryAfterS }) => retryAfterS,
  },
  mayNotLeave: { status: 'CONFLICT', message: ({ reason }) => reason },
  sessionNotFound: { status: 'NOT_FOUND', message: () => 'Enheden blev ikke fundet' },
  demoAccountShared: {
    status: 'FORBIDDEN',
    message: () => 'Demokontoen deles af alle, så det kan ikke gøres her. Opret din egen konto.',
  },
  noDemo: { status: 'NOT_FOUND', message: () => 'Der er ingen demokonto' },
}

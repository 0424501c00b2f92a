import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { danishMoment, englishMoment } from '../../../platform/time/danish-day.ts'

/** What has to be settled before an account is deleted. */
export type Unsettled =
  | { readonly what: 'openRound' | 'balance' | 'withdrawal' | 'heldCrypto' | 'exclusion' }
  | { readonly what: 'pause'; readonly until: Date }

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
  | { readonly code: 'mayNotLeave'; readonly because: Unsettled }
  | { readonly code: 'sessionNotFound' }
  | { readonly code: 'noDemo' }
  | { readonly code: 'demoAccountShared' }
  | { readonly code: 'passwordPersonal' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    accounts: AccountRefusal
  }
}

/** What is refused where a member shows the password again. */
export const PASSWORD_CODES = ['busy', 'demoAccountShared', 'tooManyAttempts', 'wrongPassword'] as const
export type PasswordCode = (typeof PASSWORD_CODES)[number]

const MINUTE_S = 60

const waitingTime = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S)
  return minutes === 1 ? '1 minut' : `${minutes} minutter`
}

const waitingTimeEn = (seconds: number): string => {
  const minutes = Math.ceil(seconds / MINUTE_S)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** What keeps an account, but for a pause, which has an end to be told. */
const KEEPS: Readonly<Record<Exclude<Unsettled['what'], 'pause'>, { readonly da: string; readonly en: string }>> = {
  openRound: {
    da: 'Afslut først den runde, der venter på dit valg.',
    en: 'First finish the round that waits for your choice.',
  },
  balance: {
    da: 'Udbetal først de penge, der står på din saldo.',
    en: 'First withdraw the money on your balance.',
  },
  withdrawal: {
    da: 'Vent, til din udbetaling er afgjort, eller tag den tilbage.',
    en: 'Wait until your withdrawal is decided, or take it back.',
  },
  heldCrypto: {
    da: 'Vi holder en kryptobetaling for dig. Bed først om at få den sendt tilbage, og vent, til det er sket.',
    en: 'We hold a crypto payment for you. First ask for it to be sent back, and wait until that has happened.',
  },
  exclusion: {
    da: 'Du har udelukket dig selv for altid. Kontoen bliver stående, så det bliver ved med at gælde.',
    en: 'You have excluded yourself for ever. The account stays, so that the exclusion does too.',
  },
}

export const ACCOUNT_TERMS: TermsOf<AccountRefusal> = {
  notLoggedIn: { status: 'UNAUTHORIZED', da: () => 'Du skal være logget ind.', en: () => 'You have to be logged in.' },
  wrongLogin: {
    status: 'UNAUTHORIZED',
    da: () => 'Forkert email eller adgangskode.',
    en: () => 'Wrong email or password.',
  },
  wrongPassword: {
    status: 'FORBIDDEN',
    example: { field: 'password' },
    da: () => 'Adgangskoden er forkert.',
    en: () => 'The password is wrong.',
    field: ({ field }) => field,
  },
  notActivated: {
    status: 'FORBIDDEN',
    da: () => 'Din konto er ikke aktiveret endnu. Brug linket i den mail, vi har sendt, eller få et nyt.',
    en: () => 'Your account is not activated yet. Use the link in the mail that we have sent, or ask for a new one.',
  },
  usernameTaken: {
    status: 'CONFLICT',
    da: () => 'Brugernavnet er optaget',
    en: () => 'The username is taken',
    field: () => 'username',
  },
  passwordCommon: {
    status: 'BAD_REQUEST',
    da: () => 'Adgangskoden er en af de mest brugte og for let at gætte. Vælg en anden.',
    en: () => 'The password is one of the most used and too easy to guess. Choose another.',
    field: () => 'password',
  },
  passwordPersonal: {
    status: 'BAD_REQUEST',
    da: () => 'Adgangskoden ligner dit navn, din email eller Spilværk og er for let at gætte. Vælg en anden.',
    en: () => 'The password resembles your name, your email or Spilværk and is too easy to guess. Choose another.',
    field: () => 'password',
  },
  linkDead: {
    status: 'BAD_REQUEST',
    da: () => 'Linket er udløbet eller allerede brugt. Bed om et nyt.',
    en: () => 'The link has expired or was already used. Ask for a new one.',
    field: () => 'token',
  },
  emailTaken: {
    status: 'CONFLICT',
    da: () => 'Email-adressen kan ikke bruges',
    en: () => 'The email address cannot be used',
    field: () => 'email',
  },
  emailSame: {
    status: 'BAD_REQUEST',
    da: () => 'Det er allerede din email-adresse',
    en: () => 'That is your email address already',
    field: () => 'email',
  },
  tooManyAttempts: {
    status: 'TOO_MANY_REQUESTS',
    example: { retryAfterS: 600 },
    da: ({ retryAfterS, canUnlock }) =>
      canUnlock
        ? `For mange forsøg. Vent ${waitingTime(retryAfterS)}, eller få et link på mail, der lukker dig ind med det samme.`
        : `For mange forsøg. Vent ${waitingTime(retryAfterS)}, og prøv igen.`,
    en: ({ retryAfterS, canUnlock }) =>
      canUnlock
        ? `Too many attempts. Wait ${waitingTimeEn(retryAfterS)}, or get a link by mail that lets you in at once.`
        : `Too many attempts. Wait ${waitingTimeEn(retryAfterS)}, and try again.`,
    retryAfterS: ({ retryAfterS }) => retryAfterS,
  },
  mayNotLeave: {
    status: 'CONFLICT',
    example: { because: { what: 'balance' } },
    da: ({ because }) =>
      because.what === 'pause'
        ? `Kontoen holder styr på din pause og kan slettes efter ${danishMoment(because.until)}.`
        : KEEPS[because.what].da,
    en: ({ because }) =>
      because.what === 'pause'
        ? `The account keeps your pause and can be deleted after ${englishMoment(because.until)}.`
        : KEEPS[because.what].en,
  },
  sessionNotFound: { status: 'NOT_FOUND', da: () => 'Enheden blev ikke fundet', en: () => 'The device was not found' },
  demoAccountShared: {
    status: 'FORBIDDEN',
    da: () => 'Demokontoen deles af alle, så det kan ikke gøres her. Opret din egen konto.',
    en: () => 'The demo account is shared by everybody, so this cannot be done here. Create an account of your own.',
  },
  noDemo: { status: 'NOT_FOUND', da: () => 'Der er ingen demokonto', en: () => 'There is no demo account' },
}

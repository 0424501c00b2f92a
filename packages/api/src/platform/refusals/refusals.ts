import type { Problem, Quote } from '@spilvaerk/schemas'
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server'
import { ADMISSION_TERMS, type AdmissionRefusal } from '../../domains/games/admission/refusals.ts'
import { CRYPTO_TERMS, type CryptoRefusal } from '../../domains/money/crypto/refusals.ts'
import { PURCHASE_TERMS, type PurchaseRefusal } from '../../domains/money/purchases/refusals.ts'
import { WALLET_TERMS, type WalletRefusal } from '../../domains/money/wallet/refusals.ts'
import { WITHDRAWAL_TERMS, type WithdrawalRefusal } from '../../domains/money/withdrawals/refusals.ts'
import { ACCOUNT_TERMS, type AccountRefusal } from '../../domains/people/accounts/refusals.ts'
import { API_KEY_TERMS, type ApiKeyRefusal } from '../../domains/people/api-keys/refusals.ts'
import { COMPANY_TERMS, type CompanyRefusal } from '../../domains/people/companies/refusals.ts'
import { IDENTITY_TERMS, type IdentityRefusal } from '../../domains/people/identity/refusals.ts'
import { LIMIT_TERMS, type LimitRefusal } from '../../domains/people/limits/refusals.ts'
import { STAFF_TERMS, type StaffRefusal } from '../../domains/people/staff/refusals.ts'
import { FAIRNESS_TERMS, type FairnessRefusal } from '../../domains/play/fairness/refusals.ts'
import { LARGE_WIN_TERMS, type LargeWinRefusal } from '../../domains/play/large-wins/refusals.ts'
import { EXPORT_TERMS, type ExportRefusal } from '../../domains/studio/exports/refusals.ts'
import { HTTP_TERMS, type HttpRefusal } from '../../http/refusals.ts'
import { MAIL_TERMS, type MailRefusal } from '../mail/refusals.ts'
import { danish, english } from '../numbers/danish.ts'
import type { Language } from './language.ts'
import type { Terms, TermsOf } from './terms.ts'

/** Everything the server says no to, knowing why. What is not in here is a fault of the server. */
export type Refusal =
  | AccountRefusal
  | AdmissionRefusal
  | ApiKeyRefusal
  | CompanyRefusal
  | CryptoRefusal
  | ExportRefusal
  | FairnessRefusal
  | HttpRefusal
  | IdentityRefusal
  | LargeWinRefusal
  | LimitRefusal
  | PurchaseRefusal
  | MailRefusal
  | StaffRefusal
  | WalletRefusal
  | WithdrawalRefusal
  | { readonly code: 'gameNotFound' }
  | { readonly code: 'roundNotFound' }
  | { readonly code: 'betNotOffered'; readonly levels: readonly number[] }
  | { readonly code: 'modeNotOffered'; readonly modes: readonly string[] }
  | { readonly code: 'choiceOutOfRange'; readonly at: number; readonly options: number }
  | { readonly code: 'choiceNotAsked'; readonly at: number }
  | { readonly code: 'choicesConflict' }
  | { readonly code: 'roundDone' }
  | { readonly code: 'roundOpen' }
  | { readonly code: 'roundUnfinished' }
  | { readonly code: 'roundNotYours' }
  | { readonly code: 'keyMalformed' }
  | { readonly code: 'keyReused' }
  | { readonly code: 'definitionInvalid'; readonly problems: readonly Problem[] }
  | { readonly code: 'betIndivisible'; readonly betCoins: number; readonly level: number }
  | { readonly code: 'levelsOutside'; readonly minBet: number; readonly maxBet: number }
  | { readonly code: 'requestReused' }
  | { readonly code: 'notYours' }
  | { readonly code: 'notPublishable'; readonly rules: readonly string[] }
  | { readonly code: 'tooComplex' }
  | { readonly code: 'tooDeep' }
  | { readonly code: 'tooManyRequests'; readonly retryAfterS: number }
  | { readonly code: 'busy' }
  | { readonly code: 'cancelled' }

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

export const granted = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal })

const BUSY_S = 5

const levelList = (levels: readonly number[]) => levels.map((level) => danish(level)).join(' · ')

const TERMS: TermsOf<Refusal> = {
  ...ACCOUNT_TERMS,
  ...ADMISSION_TERMS,
  ...API_KEY_TERMS,
  ...COMPANY_TERMS,
  ...CRYPTO_TERMS,
  ...EXPORT_TERMS,
  ...FAIRNESS_TERMS,
  ...HTTP_TERMS,
  ...IDENTITY_TERMS,
  ...LARGE_WIN_TERMS,
  ...LIMIT_TERMS,
  ...PURCHASE_TERMS,
  ...MAIL_TERMS,
  ...STAFF_TERMS,
  ...WALLET_TERMS,
  ...WITHDRAWAL_TERMS,
  gameNotFound: { status: 'NOT_FOUND', da: () => 'Spil ikke fundet', en: () => 'There is no such game' },
  roundNotFound: { status: 'NOT_FOUND', da: () => 'Runden blev ikke fundet', en: () => 'There is no such round' },
  betNotOffered: {
    status: 'BAD_REQUEST',
    da: ({ levels }) => `Indsatsen skal være en af ${levelList(levels)}`,
    en: ({ levels }) => `The bet has to be one of ${levels.map((level) => english(level)).join(' · ')}`,
    field: () => 'bet',
  },
  modeNotOffered: {
    status: 'BAD_REQUEST',
    da: ({ modes }) =>
      modes.length > 0 ? `Spilformen skal være en af ${modes.join(' · ')}` : 'Spillet har kun én spilform',
    en: ({ modes }) =>
      modes.length > 0 ? `The mode has to be one of ${modes.join(' · ')}` : 'The game has one mode only',
    field: () => 'mode',
  },
  choiceOutOfRange: {
    status: 'BAD_REQUEST',
    da: ({ options }) => `Valget skal være et tal fra 0 til ${options - 1}`,
    en: ({ options }) => `The choice has to be a number from 0 to ${options - 1}`,
    field: ({ at }) => `choices[${at}]`,
  },
  choiceNotAsked: {
    status: 'BAD_REQUEST',
    da: () => 'Runden spørger ikke om så mange valg',
    en: () => 'The round does not ask for so many choices',
    field: ({ at }) => `choices[${at}]`,
  },
  choicesConflict: {
    status: 'CONFLICT',
    da: () => 'Runden har allerede fået et andet valg',
    en: () => 'The round was already given another choice',
    field: () => 'choices',
  },
  roundDone: {
    status: 'CONFLICT',
    da: () => 'Runden er allerede afsluttet',
    en: () => 'The round is over already',
    field: () => 'choices',
  },
  roundOpen: {
    status: 'CONFLICT',
    da: () => 'En runde venter på dit valg. Afslut den, før du spiller videre.',
    en: () => 'A round waits for your choice. Finish it before you play on.',
  },
  roundUnfinished: {
    status: 'CONFLICT',
    da: () => 'Runden venter på et valg og kan først kontrolleres, når den er slut',
    en: () => 'The round waits for a choice and can be verified when it is over',
  },
  roundNotYours: { status: 'FORBIDDEN', da: () => 'Runden er ikke din', en: () => 'The round is not yours' },
  keyMalformed: {
    status: 'BAD_REQUEST',
    da: () => 'Idempotency-Key skal være et UUID',
    en: () => 'The Idempotency-Key has to be a UUID',
    field: () => 'Idempotency-Key',
  },
  keyReused: {
    status: 'CONFLICT',
    da: () => 'Idempotency-Key er allerede brugt til en anden runde',
    en: () => 'The Idempotency-Key was already used for another round',
    field: () => 'Idempotency-Key',
  },
  definitionInvalid: {
    status: 'BAD_REQUEST',
    da: ({ problems }) => `Spillets definition kan ikke bruges: ${problems[0]?.reason ?? 'den er tom'}`,
    en: ({ problems }) => `The definition of the game cannot be used: ${problems[0]?.reason ?? 'it is empty'}`,
    field: ({ problems }) => problems[0]?.field,
  },
  betIndivisible: {
    status: 'BAD_REQUEST',
    da: ({ betCoins, level }) =>
      `En indsats på ${danish(level)} kan ikke deles i ${danish(betCoins)} mønter af hele mikro-kroner`,
    en: ({ betCoins, level }) =>
      `A bet of ${english(level)} cannot be divided into ${english(betCoins)} coins of whole micro-kroner`,
    field: () => 'definition.betCoins',
  },
  levelsOutside: {
    status: 'BAD_REQUEST',
    da: ({ minBet, maxBet }) => `Indsatserne skal ligge fra ${danish(minBet)} til ${danish(maxBet)}`,
    en: ({ minBet, maxBet }) => `The bets have to lie from ${english(minBet)} to ${english(maxBet)}`,
    field: () => 'config.betLevels',
  },
  requestReused: {
    status: 'CONFLICT',
    da: () => 'Idempotency-Key er allerede brugt til en anden forespørgsel',
    en: () => 'The Idempotency-Key was already used for another request',
    field: () => 'Idempotency-Key',
  },
  notYours: {
    status: 'FORBIDDEN',
    da: () => 'Spillet er ikke dit',
    en: () => 'The game is not yours',
    field: () => 'id',
  },
  notPublishable: {
    status: 'CONFLICT',
    da: ({ rules }) => `Spillet kan ikke udgives, før det overholder ${rules.join(', ')}`,
    en: ({ rules }) => `The game cannot be published before it complies with ${rules.join(', ')}`,
    field: () => 'visibility',
    problems: ({ rules }) =>
      rules.map((code) => ({ field: 'visibility', code, reason: `Spillet overholder ikke ${code}` })),
  },
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

export interface Explanation {
  readonly status: TRPC_ERROR_CODE_KEY
  readonly message: string
  readonly field?: string | undefined
  readonly problems?: readonly Problem[] | undefined
  readonly retryAfterS?: number | undefined
  /** What it costs now. */
  readonly quote?: Quote | undefined
}

/** Every code that an answer can carry for a refusal. */
export const REFUSAL_CODES = Object.keys(TERMS) as readonly Refusal['code'][]

/** What a refusal says to the caller. */
export function explain(refusal: Refusal, language: Language = 'da'): Explanation {
  // The code picks the terms that take this very refusal, which the index type cannot express.
  const terms = TERMS[refusal.code] as Terms<Refusal>
  return {
    status: terms.status,
    message: terms[language](refusal),
    field: terms.field?.(refusal),
    retryAfterS: terms.retryAfterS?.(refusal),
    problems: refusal.code === 'definitionInvalid' ? refusal.problems : terms.problems?.(refusal),
    quote: refusal.code === 'priceChanged' ? refusal.quote : undefined,
  }
}

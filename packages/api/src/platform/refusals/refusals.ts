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
import { MAIL_TERMS, type MailRefusal } from '../mail/refusals.ts'
import { danish } from '../numbers/danish.ts'
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
  ...IDENTITY_TERMS,
  ...LARGE_WIN_TERMS,
  ...LIMIT_TERMS,
  ...PURCHASE_TERMS,
  ...MAIL_TERMS,
  ...STAFF_TERMS,
  ...WALLET_TERMS,
  ...WITHDRAWAL_TERMS,
  gameNotFound: { status: 'NOT_FOUND', message: () => 'Spil ikke fundet' },
  roundNotFound: { status: 'NOT_FOUND', message: () => 'Runden blev ikke fundet' },
  betNotOffered: {
    status: 'BAD_REQUEST',
    message: ({ levels }) => `Indsatsen skal være en af ${levelList(levels)}`,
    field: () => 'bet',
  },
  modeNotOffered: {
    status: 'BAD_REQUEST',
    message: ({ modes }) =>
      modes.length > 0 ? `Spilformen skal være en af ${modes.join(' · ')}` : 'Spillet har kun én spilform',
    field: () => 'mode',
  },
  choiceOutOfRange: {
    status: 'BAD_REQUEST',
    message: ({ options }) => `Valget skal være et tal fra 0 til ${options - 1}`,
    field: ({ at }) => `choices[${at}]`,
  },
  choiceNotAsked: {
    status: 'BAD_REQUEST',
    message: () => 'Runden spørger ikke om så mange valg',
    field: ({ at }) => `choices[${at}]`,
  },
  choicesConflict: {
    status: 'CONFLICT',
    message: () => 'Runden har allerede fået et andet valg',
    field: () => 'choices',
  },
  roundDone: { status: 'CONFLICT', message: () => 'Runden er allerede afsluttet', field: () => 'choices' },
  roundOpen: { status: 'CONFLICT', message: () => 'En runde venter på dit valg. Afslut den, før du spiller videre.' },
  roundUnfinished: {
    status: 'CONFLICT',
    message: () => 'Runden venter på et valg og kan først kontrolleres, når den er slut',
  },
  roundNotYours: { status: 'FORBIDDEN', message: () => 'Runden er ikke din' },
  keyMalformed: {
    status: 'BAD_REQUEST',
    message: () => 'Idempotency-Key skal være et UUID',
    field: () => 'Idempotency-Key',
  },
  keyReused: {
    status: 'CONFLICT',
    message: () => 'Idempotency-Key er allerede brugt til en anden runde',
    field: () => 'Idempotency-Key',
  },
  definitionInvalid: {
    status: 'BAD_REQUEST',
    message: ({ problems }) => `Spillets definition kan ikke bruges: ${problems[0]?.reason ?? 'den er tom'}`,
    field: ({ problems }) => problems[0]?.field,
  },
  betIndivisible: {
    status: 'BAD_REQUEST',
    message: ({ betCoins, level }) =>
      `En indsats på ${danish(level)} kan ikke deles i ${danish(betCoins)} mønter af hele mikro-kroner`,
    field: () => 'definition.betCoins',
  },
  levelsOutside: {
    status: 'BAD_REQUEST',
    message: ({ minBet, maxBet }) => `Indsatserne skal ligge fra ${danish(minBet)} til ${danish(maxBet)}`,
    field: () => 'config.betLevels',
  },
  requestReused: {
    status: 'CONFLICT',
    message: () => 'Idempotency-Key er allerede brugt til en anden forespørgsel',
    field: () => 'Idempotency-Key',
  },
  notYours: { status: 'FORBIDDEN', message: () => 'Spillet er ikke dit', field: () => 'id' },
  notPublishable: {
    status: 'CONFLICT',
    message: ({ rules }) => `Spillet kan ikke udgives, før det overholder ${rules.join(', ')}`,
    field: () => 'visibility',
    problems: ({ rules }) =>
      rules.map((code) => ({ field: 'visibility', code, reason: `Spillet overholder ikke ${code}` })),
  },
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

export interface Explanation {
  readonly status: TRPC_ERROR_CODE_KEY
  readonly message: string
  readonly field?: string | undefined
  readonly problems?: readonly Problem[] | undefined
  readonly retryAfterS?: number | undefined
  /** What it costs now. */
  readonly quote?: Quote | undefined
}

/** What a refusal says to the caller. */
export function explain(refusal: Refusal): Explanation {
  // The code picks the terms that take this very refusal, which the index type cannot express.
  const terms = TERMS[refusal.code] as Terms<Refusal>
  return {
    status: terms.status,
    message: terms.message(refusal),
    field: terms.field?.(refusal),
    retryAfterS: terms.retryAfterS?.(refusal),
    problems: refusal.code === 'definitionInvalid' ? refusal.problems : terms.problems?.(refusal),
    quote: refusal.code === 'priceChanged' ? refusal.quote : undefined,
  }
}

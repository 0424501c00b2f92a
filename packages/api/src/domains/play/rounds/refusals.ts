import { READ_CHOICE_CODES } from '../../../platform/engines/refusals.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { PLAY_CODES } from '../../people/limits/refusals.ts'

type RoundRefusal =
  | { readonly code: 'roundNotFound' }
  | { readonly code: 'choiceNotAsked'; readonly at: number }
  | { readonly code: 'choicesConflict' }
  | { readonly code: 'roundDone' }
  | { readonly code: 'roundOpen' }
  | { readonly code: 'roundUnfinished' }
  | { readonly code: 'roundTooLong' }
  | { readonly code: 'roundNotYours' }
  | { readonly code: 'adviceNotOffered' }
  | { readonly code: 'nothingAsked' }
  | { readonly code: 'keyMalformed' }
  | { readonly code: 'keyReused' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    rounds: RoundRefusal
  }
}

/** What money is refused with that would be staked. */
export const STAKE_CODES = [...PLAY_CODES, 'gameNotAdmitted'] as const

/** What a new round for money is refused with. */
export const MONEY_ROUND_CODES = [
  ...STAKE_CODES,
  'clientSeedMissing',
  'insufficientFunds',
  'roundOpen',
  'roundTooLong',
] as const
export type MoneyRoundCode = (typeof MONEY_ROUND_CODES)[number]

/** What a choice is refused with that stakes more. */
export const RAISE_CODES = [...STAKE_CODES, 'insufficientFunds'] as const
export type RaiseCode = (typeof RAISE_CODES)[number]

/** What an answer to a round is refused with. */
export const CHOICE_CODES = [...READ_CHOICE_CODES, 'choiceNotAsked', 'choicesConflict', 'roundDone'] as const
export type ChoiceCode = (typeof CHOICE_CODES)[number]

/** What advice is refused with. */
export const ADVICE_CODES = ['adviceNotOffered', 'nothingAsked'] as const
export type AdviceCode = (typeof ADVICE_CODES)[number]

export const ROUND_TERMS: TermsOf<RoundRefusal> = {
  roundNotFound: { status: 'NOT_FOUND', da: () => 'Runden blev ikke fundet', en: () => 'There is no such round' },
  choiceNotAsked: {
    status: 'BAD_REQUEST',
    example: { at: 0 },
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
  roundTooLong: {
    status: 'UNPROCESSABLE_CONTENT',
    da: () => 'Runden er for lang til at blive spillet. Intet er sat på spil.',
    en: () => 'The round is too long to be played. Nothing was staked.',
  },
  roundNotYours: { status: 'FORBIDDEN', da: () => 'Runden er ikke din', en: () => 'The round is not yours' },
  adviceNotOffered: {
    status: 'CONFLICT',
    da: () => 'Der er kun råd om runder ved et bord',
    en: () => 'There is advice on rounds at a table alone',
  },
  nothingAsked: {
    status: 'CONFLICT',
    da: () => 'Runden spørger ikke om noget: den er slut',
    en: () => 'The round asks nothing: it is over',
  },
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
}

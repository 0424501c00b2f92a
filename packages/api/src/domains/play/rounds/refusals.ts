import { danish, english } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { PLAY_CODES } from '../../people/limits/refusals.ts'

type RoundRefusal =
  | { readonly code: 'roundNotFound' }
  | { readonly code: 'betNotOffered'; readonly levels: readonly number[] }
  | { readonly code: 'modeNotOffered'; readonly modes: readonly string[] }
  | { readonly code: 'choiceOutOfRange'; readonly at: number; readonly options: number }
  | { readonly code: 'choiceNotAsked'; readonly at: number }
  | { readonly code: 'choicesConflict' }
  | { readonly code: 'roundDone' }
  | { readonly code: 'roundOpen' }
  | { readonly code: 'roundUnfinished' }
  | { readonly code: 'roundTooLong' }
  | { readonly code: 'roundNotYours' }
  | { readonly code: 'keyMalformed' }
  | { readonly code: 'keyReused' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    rounds: RoundRefusal
  }
}

/** What money is refused with that would be staked. */
export const STAKE_CODES = [...PLAY_CODES, 'gameNotAdmitted'] as const
export type StakeCode = (typeof STAKE_CODES)[number]

/** What a new round for money is refused with. */
export const MONEY_ROUND_CODES = [
  ...STAKE_CODES,
  'clientSeedMissing',
  'insufficientFunds',
  'roundOpen',
  'roundTooLong',
] as const
export type MoneyRoundCode = (typeof MONEY_ROUND_CODES)[number]

/** What an answer to a round is refused with. */
export const CHOICE_CODES = ['choiceNotAsked', 'choiceOutOfRange', 'choicesConflict', 'roundDone'] as const
export type ChoiceCode = (typeof CHOICE_CODES)[number]

const levelList = (levels: readonly number[]) => levels.map((level) => danish(level)).join(' · ')

export const ROUND_TERMS: TermsOf<RoundRefusal> = {
  roundNotFound: { status: 'NOT_FOUND', da: () => 'Runden blev ikke fundet', en: () => 'There is no such round' },
  betNotOffered: {
    status: 'BAD_REQUEST',
    example: { levels: [1, 2, 5] },
    da: ({ levels }) => `Indsatsen skal være en af ${levelList(levels)}`,
    en: ({ levels }) => `The bet has to be one of ${levels.map((level) => english(level)).join(' · ')}`,
    field: () => 'bet',
  },
  modeNotOffered: {
    status: 'BAD_REQUEST',
    example: { modes: ['base', 'bonus'] },
    da: ({ modes }) =>
      modes.length > 0 ? `Spilformen skal være en af ${modes.join(' · ')}` : 'Spillet har kun én spilform',
    en: ({ modes }) =>
      modes.length > 0 ? `The mode has to be one of ${modes.join(' · ')}` : 'The game has one mode only',
    field: () => 'mode',
  },
  choiceOutOfRange: {
    status: 'BAD_REQUEST',
    example: { at: 0, options: 3 },
    da: ({ options }) => `Valget skal være et tal fra 0 til ${options - 1}`,
    en: ({ options }) => `The choice has to be a number from 0 to ${options - 1}`,
    field: ({ at }) => `choices[${at}]`,
  },
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

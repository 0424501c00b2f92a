import { danish } from '../../../platform/numbers/danish.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

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
  | { readonly code: 'roundNotYours' }
  | { readonly code: 'keyMalformed' }
  | { readonly code: 'keyReused' }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    rounds: RoundRefusal
  }
}

const levelList = (levels: readonly number[]) => levels.map((level) => danish(level)).join(' · ')

export const ROUND_TERMS: TermsOf<RoundRefusal> = {
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
}

import type { Language } from '@spilvaerk/messages'
import type { Problem } from '@spilvaerk/schemas'
import { danish, english } from '../numbers/danish.ts'
import type { Terms, TermsOf } from '../refusals/terms.ts'

/** What is wrong with one of the bets on a table, or with all of them together. The first says what is wrong with others. */
export type BetRefusal = (
  | { readonly code: 'spotUnknown'; readonly field: string; readonly spot: string }
  | { readonly code: 'spotLater'; readonly field: string; readonly spot: string }
  | { readonly code: 'betDuplicate'; readonly field: string; readonly spot: string }
  | { readonly code: 'betNeedsOther'; readonly field: string; readonly spot: string; readonly needs: string }
  | { readonly code: 'betOutside'; readonly field: string; readonly min: number; readonly max: number }
  | { readonly code: 'betStep'; readonly field: string; readonly step: number }
  | { readonly code: 'betsOverRound'; readonly most: number }
) & { readonly others?: readonly BetRefusal[] }

type EngineRefusal =
  | BetRefusal
  | { readonly code: 'betNotOffered'; readonly levels: readonly number[] }
  | { readonly code: 'modeNotOffered'; readonly modes: readonly string[] }
  | { readonly code: 'betsNotOffered' }
  | { readonly code: 'betAndBets' }
  | { readonly code: 'choiceOutOfRange'; readonly at: number; readonly options: number }
  | { readonly code: 'moveNotOffered'; readonly at: number; readonly moves: readonly string[] }
  | {
      readonly code: 'moveAmountWrong'
      readonly at: number
      readonly min: number
      readonly max: number
      readonly step: number
    }

declare module '../refusals/refusals.ts' {
  interface Refusals {
    engines: EngineRefusal
  }
}

/** What a bet is refused with that the game does not offer. */
export const READ_BETS_CODES = [
  ...['betNotOffered', 'modeNotOffered', 'betsNotOffered', 'betAndBets', 'spotUnknown', 'spotLater'],
  ...['betDuplicate', 'betNeedsOther', 'betOutside', 'betStep', 'betsOverRound'],
] as const satisfies readonly EngineRefusal['code'][]
export type ReadBetsCode = (typeof READ_BETS_CODES)[number]

/** What a choice is refused with that the round does not offer. */
export const READ_CHOICE_CODES = ['choiceOutOfRange', 'moveNotOffered', 'moveAmountWrong'] as const
export type ReadChoiceCode = (typeof READ_CHOICE_CODES)[number]

const levelList = (levels: readonly number[]) => levels.map((level) => danish(level)).join(' · ')

/** Every bet that is refused, where there are several. */
function problemsOf(refusal: BetRefusal, language: Language): readonly Problem[] | undefined {
  const { others = [] } = refusal
  return others.length === 0 ? undefined : [refusal, ...others].map((one) => problemOf(one, language))
}

function problemOf(refusal: BetRefusal, language: Language): Problem {
  // The code picks the terms that take this very refusal, which the index type cannot express.
  const terms = ENGINE_TERMS[refusal.code] as Terms<BetRefusal>
  return { field: terms.field?.(refusal) ?? 'bets', code: refusal.code, reason: terms[language](refusal) }
}

export const ENGINE_TERMS: TermsOf<EngineRefusal> = {
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
  betsNotOffered: {
    status: 'BAD_REQUEST',
    da: () => 'Spillet har én indsats: send bet i stedet for bets',
    en: () => 'The game has one bet: send bet in place of bets',
    field: () => 'bets',
  },
  betAndBets: {
    status: 'BAD_REQUEST',
    da: () => 'Send enten bet eller bets, ikke begge',
    en: () => 'Send either bet or bets, not both',
    field: () => 'bets',
  },
  spotUnknown: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[0].bet', spot: 'straight-40' },
    da: ({ spot }) => `Spillet har intet felt «${spot}»`,
    en: ({ spot }) => `The game has no spot “${spot}”`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  spotLater: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[0].bet', spot: 'come' },
    da: ({ spot }) => `Feltet «${spot}» tager først indsatser, når runden er i gang`,
    en: ({ spot }) => `The spot “${spot}” takes bets in the course of a round only`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  betDuplicate: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[1].bet', spot: 'ante' },
    da: ({ spot }) => `Feltet «${spot}» har to indsatser: læg dem sammen`,
    en: ({ spot }) => `The spot “${spot}” has two bets: make them one`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  betNeedsOther: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[0].bet', spot: 'tie', needs: 'ante' },
    da: ({ spot, needs }) => `Feltet «${spot}» kræver også en indsats på «${needs}»`,
    en: ({ spot, needs }) => `The spot “${spot}” needs a bet on “${needs}” too`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  betOutside: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[0].amount', min: 1, max: 100 },
    da: ({ min, max }) => `Indsatsen skal være fra ${danish(min)} til ${danish(max)} kr.`,
    en: ({ min, max }) => `The bet has to be from ${english(min)} to ${english(max)} kr.`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  betStep: {
    status: 'BAD_REQUEST',
    example: { field: 'bets[0].amount', step: 2 },
    da: ({ step }) => `Indsatsen skal gå op i ${danish(step)} kr.`,
    en: ({ step }) => `The bet has to be a multiple of ${english(step)} kr.`,
    field: ({ field }) => field,
    problems: problemsOf,
  },
  betsOverRound: {
    status: 'BAD_REQUEST',
    example: { most: 1000 },
    da: ({ most }) => `Alle indsatser må tilsammen højst være ${danish(most)} kr.`,
    en: ({ most }) => `All bets together may be ${english(most)} kr. at most`,
    field: () => 'bets',
    problems: problemsOf,
  },
  choiceOutOfRange: {
    status: 'BAD_REQUEST',
    example: { at: 0, options: 3 },
    da: ({ options }) => `Valget skal være et tal fra 0 til ${options - 1}`,
    en: ({ options }) => `The choice has to be a number from 0 to ${options - 1}`,
    field: ({ at }) => `choices[${at}]`,
  },
  moveNotOffered: {
    status: 'BAD_REQUEST',
    example: { at: 0, moves: ['surrender', 'war'] },
    da: ({ moves }) => `Valget skal være et af ${moves.join(' · ')}`,
    en: ({ moves }) => `The choice has to be one of ${moves.join(' · ')}`,
    field: ({ at }) => `choices[${at}]`,
  },
  moveAmountWrong: {
    status: 'BAD_REQUEST',
    example: { at: 0, min: 1, max: 10, step: 1 },
    da: ({ min, max, step }) =>
      min === max
        ? `Valget koster ${danish(min)} kr.`
        : `Beløbet skal være fra ${danish(min)} til ${danish(max)} kr. og gå op i ${danish(step)}`,
    en: ({ min, max, step }) =>
      min === max
        ? `The choice costs ${english(min)} kr.`
        : `The amount has to be from ${english(min)} to ${english(max)} kr., a multiple of ${english(step)}`,
    field: ({ at }) => `choices[${at}].amount`,
  },
}

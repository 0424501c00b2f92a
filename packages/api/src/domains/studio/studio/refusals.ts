import { danish, english } from '../../../platform/numbers/danish.ts'
import { CALCULATION_CODES } from '../../../platform/refusals/refusals.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'
import { checkPrompt, type PromptFault } from '../../games/moderation/check-prompt.ts'

/** What a prompt is refused for, by why. */
type PromptRefusal = { [C in PromptCode]: { readonly code: C; readonly passage: string } }[PromptCode]

type StudioRefusal =
  | PromptRefusal
  | { readonly code: 'betIndivisible'; readonly betCoins: number; readonly level: number }
  | { readonly code: 'levelsOutside'; readonly minBet: number; readonly maxBet: number }
  | { readonly code: 'wishUnmet'; readonly wish: WishField; readonly nearest?: number | string }
  | { readonly code: 'paysApart'; readonly rtp: number; readonly nearest: number }

/** A field of a request that no game meets together with the others. */
export type WishField = 'name' | 'paylines' | 'reels' | 'symbols' | 'config' | 'rtp' | 'volatility' | 'maxWinMultiplier'

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    studio: StudioRefusal
  }
}

const PROMPT_CODES = [
  ...(['promptAtrocity', 'promptHatred', 'promptSexual', 'promptChildren'] as const),
  ...(['promptPerson', 'promptBrand', 'promptPromise', 'promptLink'] as const),
] as const
export type PromptCode = (typeof PROMPT_CODES)[number]

/** What the making of a game is refused with. */
export const MAKING_CODES = [...CALCULATION_CODES, 'betIndivisible', 'levelsOutside', ...PROMPT_CODES] as const
export type MakingCode = (typeof MAKING_CODES)[number]

/** What figures are refused with that no game has together. */
export const WISH_CODES = ['wishUnmet', 'paysApart'] as const
export type WishCode = (typeof WISH_CODES)[number]

const written = (nearest: number | string, number: (value: number) => string): string =>
  typeof nearest === 'number' ? number(nearest) : nearest

export const STUDIO_TERMS: TermsOf<StudioRefusal> = {
  promptAtrocity: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Vi laver ikke spil om overgreb og rigtige menneskers lidelse („${passage}“). Prøv et eventyr, en sagnverden eller en gåde i stedet.`,
    en: ({ passage }) =>
      `We make no games about atrocities and the suffering of real people (“${passage}”). Try an adventure, a legend or a mystery instead.`,
    field: () => 'prompt',
  },
  promptHatred: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Vi laver ikke spil, der håner grupper af mennesker („${passage}“). Prøv en skurk, der er fundet på.`,
    en: ({ passage }) => `We make no games that mock groups of people (“${passage}”). Try a villain who is made up.`,
    field: () => 'prompt',
  },
  promptSexual: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Vi laver ikke spil med seksuelt indhold („${passage}“). En kærlighedshistorie eller en kabaret laver vi gerne.`,
    en: ({ passage }) =>
      `We make no games with sexual content (“${passage}”). A love story or a cabaret we are glad to make.`,
    field: () => 'prompt',
  },
  promptChildren: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Spil om penge må ikke henvende sig til børn og unge („${passage}“). Skriv det til voksne, så laver vi det gerne.`,
    en: ({ passage }) =>
      `Games for money must not appeal to children or young people (“${passage}”). Write it for adults, and we are glad to make it.`,
    field: () => 'prompt',
  },
  promptPerson: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Vi laver ikke spil om virkelige personer („${passage}“). Beskriv i stedet en person, du selv finder på.`,
    en: ({ passage }) => `We make no games about real people (“${passage}”). Describe somebody you make up instead.`,
    field: () => 'prompt',
  },
  promptBrand: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `„${passage}“ tilhører andre, så det må vi ikke bruge. Beskriv stemningen med egne ord, så finder vi noget lignende.`,
    en: ({ passage }) =>
      `“${passage}” belongs to others, so we may not use it. Describe the mood in your own words, and we find something like it.`,
    field: () => 'prompt',
  },
  promptPromise: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) =>
      `Et spil må ikke love gevinst („${passage}“). Skriv hellere, hvor ofte og hvor meget det skal kunne give.`,
    en: ({ passage }) =>
      `A game may not promise wins (“${passage}”). Say how often and how much it should be able to pay instead.`,
    field: () => 'prompt',
  },
  promptLink: {
    status: 'BAD_REQUEST',
    example: { passage: '…' },
    da: ({ passage }) => `Links og adresser kan ikke være en del af et spil („${passage}“). Tag dem ud, og prøv igen.`,
    en: ({ passage }) => `Links and addresses cannot be part of a game (“${passage}”). Take them out and try again.`,
    field: () => 'prompt',
  },
  betIndivisible: {
    status: 'BAD_REQUEST',
    example: { betCoins: 30, level: 1 },
    da: ({ betCoins, level }) =>
      `En indsats på ${danish(level)} kan ikke deles i ${danish(betCoins)} mønter af hele mikro-kroner`,
    en: ({ betCoins, level }) =>
      `A bet of ${english(level)} cannot be divided into ${english(betCoins)} coins of whole micro-kroner`,
    field: () => 'definition.betCoins',
  },
  levelsOutside: {
    status: 'BAD_REQUEST',
    example: { minBet: 1, maxBet: 100 },
    da: ({ minBet, maxBet }) => `Indsatserne skal ligge fra ${danish(minBet)} til ${danish(maxBet)}`,
    en: ({ minBet, maxBet }) => `The bets have to lie from ${english(minBet)} to ${english(maxBet)}`,
    field: () => 'config.betLevels',
  },
  wishUnmet: {
    status: 'BAD_REQUEST',
    example: { wish: 'maxWinMultiplier', nearest: 2500 },
    da: ({ wish, nearest }) =>
      nearest === undefined
        ? `Intet spil har disse tal sammen; skift først ${wish}`
        : `Intet spil har disse tal sammen. Det nærmeste for ${wish} er ${written(nearest, danish)}`,
    en: ({ wish, nearest }) =>
      nearest === undefined
        ? `No game has these figures together; change ${wish} first`
        : `No game has these figures together. The nearest for ${wish} is ${written(nearest, english)}`,
    field: ({ wish }) => wish,
  },
  paysApart: {
    status: 'BAD_REQUEST',
    example: { rtp: 9650, nearest: 4100 },
    da: ({ rtp, nearest }) =>
      `Med de gevinster giver ingen hjul ${danish(rtp / 100)} % tilbage; det nærmeste er ${danish(nearest / 100)} %`,
    en: ({ rtp, nearest }) =>
      `With these pays no reels return ${english(rtp / 100)} %; the nearest is ${english(nearest / 100)} %`,
    field: () => 'paytable',
  },
}

const CODE_OF: { readonly [F in PromptFault]: PromptCode } = {
  ...{ atrocity: 'promptAtrocity', hatred: 'promptHatred', sexual: 'promptSexual', children: 'promptChildren' },
  ...{ person: 'promptPerson', brand: 'promptBrand', promise: 'promptPromise', link: 'promptLink' },
}

/** The refusal of a prompt of which no game is made, or none. */
export function promptRefusal(prompt: string): PromptRefusal | undefined {
  const refused = checkPrompt(prompt)
  return refused && { code: CODE_OF[refused.fault], passage: refused.passage }
}

import { danish, english } from '../../../platform/numbers/danish.ts'
import { CALCULATION_CODES } from '../../../platform/refusals/refusals.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type StudioRefusal =
  | { readonly code: 'betIndivisible'; readonly betCoins: number; readonly level: number }
  | { readonly code: 'levelsOutside'; readonly minBet: number; readonly maxBet: number }
  | { readonly code: 'wishUnmet'; readonly wish: WishField; readonly nearest: number | string }
  | { readonly code: 'paysApart'; readonly rtp: number; readonly most: number }

/** A field of a request that no game meets together with the others. */
export type WishField = 'name' | 'paylines' | 'reels' | 'symbols' | 'config' | 'rtp' | 'volatility' | 'maxWinMultiplier'

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    studio: StudioRefusal
  }
}

/** What the making of a game is refused with. */
export const MAKING_CODES = [...CALCULATION_CODES, 'betIndivisible', 'levelsOutside'] as const
export type MakingCode = (typeof MAKING_CODES)[number]

/** What figures are refused with that no game has together. */
export const WISH_CODES = ['wishUnmet', 'paysApart'] as const
export type WishCode = (typeof WISH_CODES)[number]

const written = (nearest: number | string, number: (value: number) => string): string =>
  typeof nearest === 'number' ? number(nearest) : nearest

export const STUDIO_TERMS: TermsOf<StudioRefusal> = {
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
      `Intet spil har disse tal sammen. Det nærmeste for ${wish} er ${written(nearest, danish)}`,
    en: ({ wish, nearest }) =>
      `No game has these figures together. The nearest for ${wish} is ${written(nearest, english)}`,
    field: ({ wish }) => wish,
  },
  paysApart: {
    status: 'BAD_REQUEST',
    example: { rtp: 9650, most: 4100 },
    da: ({ rtp, most }) =>
      `Med de gevinster giver ingen hjul ${danish(rtp / 100)} % tilbage; det meste er ${danish(most / 100)} %`,
    en: ({ rtp, most }) =>
      `With these pays no reels return ${english(rtp / 100)} %; the most is ${english(most / 100)} %`,
    field: () => 'paytable',
  },
}

import { danish, english } from '../../../platform/numbers/danish.ts'
import { CALCULATION_CODES } from '../../../platform/refusals/refusals.ts'
import type { TermsOf } from '../../../platform/refusals/terms.ts'

type StudioRefusal =
  | { readonly code: 'betIndivisible'; readonly betCoins: number; readonly level: number }
  | { readonly code: 'levelsOutside'; readonly minBet: number; readonly maxBet: number }

declare module '../../../platform/refusals/refusals.ts' {
  interface Refusals {
    studio: StudioRefusal
  }
}

/** What the making of a game is refused with. */
export const MAKING_CODES = [...CALCULATION_CODES, 'betIndivisible', 'levelsOutside'] as const
export type MakingCode = (typeof MAKING_CODES)[number]

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
}

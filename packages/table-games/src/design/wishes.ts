import type { TableBrief } from './brief.gen.ts'

/** Why a wish was not met. */
export const WISH_CODES = [
  'unknownRule',
  'unknownValue',
  'notTogether',
  'unknownSideBet',
  'outOfReach',
  'overPaid',
  'noRoom',
] as const
export type WishCode = (typeof WISH_CODES)[number]

/** What came of one wish of a brief. */
export interface WishAnswer {
  /** Where it stands in the brief: `rtpHundredths`, `rules.wheel`, `sideBets[1]`. */
  readonly field: string
  readonly outcome: 'met' | 'nearly' | 'impossible'
  readonly wished: string | number
  /** What the game has instead; `null` where it has nothing of the sort. */
  readonly got: string | number | null
  /** Why it is not met quite. */
  readonly code?: WishCode
  /** An English sentence. */
  readonly reason?: string
}

export const met = (field: string, wished: string | number): WishAnswer => ({
  field,
  outcome: 'met',
  wished,
  got: wished,
})

/** In hundredths of a percent: what counts as met, and as nearly. */
const MET = 5
/** What rounding of doubles may make of a bound that is held. */
const EXACTLY = 1e-7
const NEARLY = 100

/** Whether a return is to be met, or is the least or the most. */
export type ReturnIs = NonNullable<TableBrief['returnIs']>

/** How far a return is from what is asked, in the unit of both; 0 where a bound holds. */
export function offBy(returned: number, wished: number, is: ReturnIs): number {
  if (is === 'atLeast') return Math.max(0, wished - returned)
  return is === 'atMost' ? Math.max(0, returned - wished) : Math.abs(wished - returned)
}

/** @param exactly what is got, not rounded: a bound is held to the last digit */
export function returnAnswer(wished: number, exactly: number, is: ReturnIs): WishAnswer {
  const off = offBy(exactly, wished, is)
  const got = Math.round(exactly)
  const answer = { field: 'rtpHundredths', wished, got }
  if (is === 'about' ? Math.round(off) <= MET : off < EXACTLY) return { ...answer, outcome: 'met' }
  const reason = `The nearest return that the rules allow is ${(got / 100).toFixed(2)} %.`
  return { ...answer, outcome: off <= NEARLY ? 'nearly' : 'impossible', code: 'outOfReach', reason }
}

/** Upper bounds of σ, in bets. */
const LOW = 1.5
const MEDIUM = 4
const CLASSES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof CLASSES)[number]

export const volatilityOf = (sigma: number): Volatility => (sigma <= LOW ? 'low' : sigma <= MEDIUM ? 'medium' : 'high')

export function volatilityAnswer(wished: Volatility, sigma: number): WishAnswer {
  const got = volatilityOf(sigma)
  if (got === wished) return met('volatility', wished)
  const apart = Math.abs(CLASSES.indexOf(wished) - CLASSES.indexOf(got))
  const reason = `The main bet has a standard deviation of ${sigma.toFixed(2)} bets.`
  return {
    field: 'volatility',
    outcome: apart === 1 ? 'nearly' : 'impossible',
    wished,
    got,
    code: 'outOfReach',
    reason,
  }
}

/** Why a wish was not met. */
export const WISH_CODES = [
  'unknownRule',
  'unknownValue',
  'notTogether',
  'unknownSideBet',
  'outOfReach',
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
const NEARLY = 100

export function returnAnswer(wished: number, got: number): WishAnswer {
  const off = Math.abs(wished - got)
  const answer = { field: 'rtpHundredths', wished, got }
  if (off <= MET) return { ...answer, outcome: 'met' }
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

import type { Fraction } from '../fraction.ts'
import type { SpotLaw } from './law.ts'

/** Two bounds that hold, both included. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** What is certain of a bet on one spot where not everything is known exactly. All of it in first bets. */
export interface BoundedLaw {
  /** What is won or lost on average. */
  readonly mean: Interval
  /** What is staked on average. */
  readonly staked: Interval
  /** The mean of the squares of what is won or lost. */
  readonly squares: Interval
  /** What is won or lost, ascending, and how often, without the rest. */
  readonly outcomes: readonly { readonly net: Fraction; readonly chance: Interval }[]
  /** Rounds whose outcome is not told apart: how many, and between what they end. */
  readonly rest: { readonly chance: Interval; readonly least: Fraction; readonly most: Fraction }
  /** Why figures are bounded and not exact: a name that the words of the kind have. */
  readonly because: string
}

export const isBounded = (law: SpotLaw | BoundedLaw): law is BoundedLaw => 'because' in law

/** A number that is known to within a margin. */
export const near = (value: number, margin: number): Interval => ({ low: value - margin, high: value + margin })

export const meanOfBounds = ({ low, high }: Interval): number => (low + high) / 2

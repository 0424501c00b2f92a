import { tailOfNormal, Z95 } from '../../lib/normal.ts'

/** What a simulation says of one version. Returns are counted in bets. */
export interface Sample {
  readonly rounds: number
  readonly mean: number
  readonly standardDeviation: number
  /** Rounds that won something. */
  readonly wins: number
}

export type Interval = readonly [low: number, high: number]

/** B less A, with its 95 % interval and how often chance alone would make as much of a difference, or more. */
export interface Difference {
  readonly value: number
  readonly interval: Interval
  readonly z: number
  readonly pValue: number
  readonly isSignificant: boolean
}

/** Two sided: one in twenty comparisons of equal versions is called different. */
const LEVEL = 0.05
/** The standard normal's point that 80 % lie below. */
const Z80 = 0.8416212335729143

/** The two samples come from draws of their own, so that their variances add (Welch). */
export function differenceOfMeans(a: Sample, b: Sample): Difference {
  const error = Math.sqrt(a.standardDeviation ** 2 / a.rounds + b.standardDeviation ** 2 / b.rounds)
  return judged(b.mean - a.mean, error, error)
}

/** The test takes the two shares for one, as it must under "no difference"; the interval does not. */
export function differenceOfShares(a: Sample, b: Sample): Difference {
  const [shareA, shareB] = [a.wins / a.rounds, b.wins / b.rounds]
  const pooled = (a.wins + b.wins) / (a.rounds + b.rounds)
  const under = Math.sqrt(pooled * (1 - pooled) * (1 / a.rounds + 1 / b.rounds))
  const apart = Math.sqrt((shareA * (1 - shareA)) / a.rounds + (shareB * (1 - shareB)) / b.rounds)
  return judged(shareB - shareA, under, apart)
}

function judged(value: number, testError: number, error: number): Difference {
  const z = testError === 0 ? (value === 0 ? 0 : Number.POSITIVE_INFINITY * Math.sign(value)) : value / testError
  const pValue = Math.min(1, 2 * tailOfNormal(Math.abs(z)))
  return {
    value,
    z,
    pValue,
    interval: [value - Z95 * error, value + Z95 * error],
    isSignificant: pValue < LEVEL,
  }
}

/** Wilson (1927): holds near 0 and 1, too. */
export function shareInterval({ wins, rounds }: Sample): Interval {
  const share = wins / rounds
  const spread = Z95 ** 2 / rounds
  const centre = (share + spread / 2) / (1 + spread)
  const reach = (Z95 / (1 + spread)) * Math.sqrt((share * (1 - share)) / rounds + spread / (4 * rounds))
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)]
}

/** How many standard errors a simulated mean lies from the exact one. */
export const errorsFrom = (exact: number, deviation: number, { mean, rounds }: Sample): number =>
  deviation === 0 ? 0 : (mean - exact) / (deviation / Math.sqrt(rounds))

/** Rounds of each version in which a difference of means shows four times of five. */
export function roundsToTell(difference: number, deviationA: number, deviationB: number): number | undefined {
  if (difference === 0) return undefined
  return Math.ceil(((Z95 + Z80) ** 2 * (deviationA ** 2 + deviationB ** 2)) / difference ** 2)
}

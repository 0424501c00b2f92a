import { entryOf, floatAt } from '../../entries.ts'

/** From `low` to `high`, both included. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

/** Independent values from 0 to `greatest`, each with how often it came up. */
export interface Sample {
  readonly histogram: readonly (readonly [value: number, count: number])[]
  readonly greatest: number
  /** The scale of the mean, such as the price of a round: decides how finely is looked, never whether the bound holds. */
  readonly unit: number
}

/** The smallest share of the unit that is staked is 2 to the power of minus this. */
const HALVINGS = 24
/** Far more than what rounding adds to a logarithm of wealth. */
const ROUNDING = 1e-6

/**
 * Bounds on the mean μ of values X in [0, M], each wrong with probability at most `error`, for any law of X and however
 * long its tail. I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting" (JRSS B 86,
 * 2024), with H. Robbins' mixtures (1970): who bets the share λ on "X is more than m" owns
 *   K(m) = Σ_j w_j Π_i (1 + λ_j (X_i − m)),  Σ w_j = 1,  every factor ≥ 0.
 * If μ = m then K is a non-negative martingale that starts from 1, so by J. Ville (1939) it ever reaches 1 / error with
 * probability at most `error`: every m where it does is refused. Against "X is less than m" the factors are
 * 1 − λ_j (X_i − m). The shares λ_j are fixed in advance, so K depends on how often each value came up and not on the
 * order; and as Ville's inequality holds for all lengths at once, sampling may stop whenever one likes.
 * @throws RangeError for a value that is out of [0, M]
 */
export function meanBounds(sample: Sample, error: number): Bounds {
  return { low: meanAtLeast(sample, error), high: meanAtMost(sample, error) }
}

/** Needs no `greatest`: values that are not negative are enough. */
export function meanAtLeast(sample: Sample, error: number): number {
  const mean = meanOf(sample)
  const isRefused = wealthPasses(sample, sharesOf(sample.unit), error)
  return edge(0, mean, sample.unit, isRefused).low
}

export function meanAtMost(sample: Sample, error: number): number {
  const mean = meanOf(sample)
  const { greatest, unit } = sample
  if (greatest === 0) return greatest
  const isRefused = wealthPasses(sample, sharesAgainst(sample), error)
  const { low } = edge(0, greatest - mean, unit, (below) => isRefused(greatest - below))
  return Math.min(greatest, greatest - low)
}

function meanOf({ histogram, greatest }: Sample): number {
  let count = 0
  let sum = 0
  for (const [value, times] of histogram) {
    if (!(value >= 0 && value <= greatest)) throw new RangeError(`meanBounds: ${value} is not from 0 to ${greatest}`)
    count += times
    sum += value * times
  }
  return sum / Math.max(1, count)
}

/** Logarithms of wealth this far below the greatest add nothing to a sum of doubles. */
const NOTHING_BELOW = 60

/**
 * Whether K(m) ≥ 1 / error. A share that could lose more than all of it, for this m, is not staked. The logarithm of wealth is
 * concave in the share: shares are looked at on both sides of the one that was best for the mean before, as far as they add anything.
 */
function wealthPasses({ histogram }: Sample, shares: readonly number[], error: number): (mean: number) => boolean {
  const needed = Math.log(shares.length / error) + ROUNDING
  const values = Float64Array.from(histogram, ([value]) => value)
  const times = Float64Array.from(histogram, ([, count]) => count)
  let best = 0
  return (mean) => {
    const logAt = (j: number): number => {
      const share = entryOf(shares, j)
      return share * mean >= 1 ? Number.NEGATIVE_INFINITY : logWealth(values, times, share, mean)
    }
    const logs = new Array<number>(shares.length).fill(Number.NEGATIVE_INFINITY)
    let most = logAt(best)
    if (most >= needed) return true
    logs[best] = most
    for (const way of [-1, 1]) {
      for (let j = best + way; j >= 0 && j < shares.length; j += way) {
        const log = logAt(j)
        logs[j] = log
        if (log < most - NOTHING_BELOW && log > Number.NEGATIVE_INFINITY) break
        most = Math.max(most, log)
      }
    }
    best = Math.max(0, logs.indexOf(most))
    return logOfSum(logs) >= needed
  }
}

/** log of the sum of the wealths; K(m) is their mean. */
function logSum(histogram: Sample['histogram'], shares: readonly number[], mean: number): number {
  const values = Float64Array.from(histogram, ([value]) => value)
  const times = Float64Array.from(histogram, ([, count]) => count)
  return logOfSum(shares.flatMap((share) => (share * mean >= 1 ? [] : [logWealth(values, times, share, mean)])))
}

function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs)
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
}

/** What speaks against a claimed mean, in powers of ten. */
export interface Evidence {
  readonly tooLow: number
  readonly tooHigh: number
}

/**
 * How much values say that their mean is below `claimed.low`, or above `claimed.high`: log10 K of `meanBounds` at these
 * two. Of a claim that is true each ever passes e, however often it is looked, with probability at most 10^−e.
 * @throws RangeError for a value that is out of [0, M]
 */
export function evidenceAgainst(sample: Sample, claimed: Bounds): Evidence {
  meanOf(sample)
  const against = (shares: readonly number[], mean: number) =>
    (logSum(sample.histogram, shares, mean) - Math.log(shares.length) - ROUNDING) / Math.LN10
  return {
    tooHigh: against(sharesOf(sample.unit), claimed.high),
    tooLow: sample.greatest === 0 ? 0 : against(sharesAgainst(sample), claimed.low),
  }
}

const sharesOf = (unit: number) => Array.from({ length: HALVINGS + 1 }, (_, j) => 2 ** -j / unit)

/** Nothing that can come takes more than all of it. */
function sharesAgainst({ greatest, unit }: Sample): readonly number[] {
  const halvings = Math.max(0, Math.ceil(HALVINGS + Math.log2(unit / greatest)))
  return Array.from({ length: halvings + 1 }, (_, j) => -(2 ** -j) / greatest)
}

function logWealth(values: Float64Array, times: Float64Array, share: number, mean: number): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += floatAt(times, i) * Math.log1p(share * (floatAt(values, i) - mean))
  return sum
}

/** Where `isRefused` turns from true to false, a refused value first; `from` where nothing is refused. */
function edge(from: number, to: number, unit: number, isRefused: (value: number) => boolean): Bounds {
  let low = from
  let high = to
  while (high - low > 1e-8 * unit) {
    const middle = (low + high) / 2
    if (middle <= low || middle >= high) break
    if (isRefused(middle)) low = middle
    else high = middle
  }
  return { low, high }
}

/** So many of so many, to bound the chance of one. */
export const shareOf = (seen: number, of: number): Sample => ({
  histogram: [
    [0, of - seen],
    [1, seen],
  ],
  greatest: 1,
  unit: 1,
})

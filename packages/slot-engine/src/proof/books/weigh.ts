import { entryOf, floatAt } from '../../entries.ts'
import { type PayoutTargets, tilted } from './tilt.ts'

/** Rounds that were played, by what they pay. */
export interface PaidRounds {
  /** Ascending, each once: whole numbers. */
  readonly payouts: readonly number[]
  /** How many rounds pay each. */
  readonly rounds: readonly number[]
  /** How often the game pays each, where that is known exactly; by default as often as it was played. */
  readonly chances?: readonly number[]
}

/** Weights of rounds by what they pay. */
export interface Weights {
  /** Of all rounds that pay each payout together. */
  readonly totals: readonly bigint[]
  readonly total: bigint
  readonly reached: Required<PayoutTargets>
  /** Whether the standard deviation is the one asked for: a sample without the game's rarest wins may not hold it. */
  readonly isSpreadMet: boolean
}

/**
 * What all weights add up to. Below 2^53, so that readers who count in floating point, as public verification scripts do,
 * count exactly; and large enough that rounding a weight costs a return 10^-15.
 */
export const WEIGHT_TOTAL = 10n ** 15n

/**
 * Whole weights by which the rounds have the targets' mean as nearly as whole numbers allow, and their hit frequency and
 * standard deviation to about 10^-9. `null` where no weights of these rounds have the mean and the hit frequency.
 */
export function weighRounds(paid: PaidRounds, targets: PayoutTargets): Weights | null {
  const base = baseOf(paid)
  const { standardDeviation: _, ...loose } = targets
  const strict = tilted(paid.payouts, base, targets)
  const chances = strict ?? tilted(paid.payouts, base, loose)
  if (chances === null) return null
  const totals = rounded(paid, chances)
  balance(paid, totals, scaledMean(targets.mean))
  return { totals, total: WEIGHT_TOTAL, reached: reachedBy(paid, totals), isSpreadMet: strict !== null }
}

function baseOf({ rounds, chances = rounds }: PaidRounds): Float64Array {
  const sum = chances.reduce((total, each) => total + each, 0)
  // No round that was played may vanish.
  return Float64Array.from(chances, (each) => Math.max(each / sum, 1e-18))
}

/** At least 1 for each round; what is missing or over is that of the heaviest payout. */
function rounded({ rounds }: PaidRounds, chances: Float64Array): bigint[] {
  const whole = (share: number): bigint => BigInt(Math.round(share * Number(WEIGHT_TOTAL)))
  const totals = rounds.map((count, i) => most(whole(floatAt(chances, i)), BigInt(count)))
  const heaviest = totals.indexOf(totals.reduce(most))
  totals[heaviest] = entryOf(totals, heaviest) + WEIGHT_TOTAL - sumOf(totals)
  return totals
}

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, each) => sum + each, 0n)

/** The mean times the total weight: every bit of the number counts. */
function scaledMean(mean: number): bigint {
  if (mean <= 0) return 0n
  const bits = 52 - Math.ceil(Math.log2(mean))
  const scale = 2n ** BigInt(Math.max(0, bits))
  return (BigInt(Math.round(mean * Number(scale))) * WEIGHT_TOTAL + scale / 2n) / scale
}

/** Moves weight between payouts, the widest apart first, until the sum of weight times payout is as near `wanted` as can be. */
function balance({ payouts, rounds }: PaidRounds, totals: bigint[], wanted: bigint): void {
  let missing = wanted - sumOf(totals.map((total, i) => total * BigInt(entryOf(payouts, i))))
  for (const [low, high] of moves(payouts, totals)) {
    const apart = BigInt(entryOf(payouts, high) - entryOf(payouts, low))
    const [from, size] = missing > 0n ? [low, missing] : [high, -missing]
    const spare = entryOf(totals, from) - BigInt(entryOf(rounds, from))
    const moved = least((size + apart / 2n) / apart, most(spare, 0n)) * (missing > 0n ? 1n : -1n)
    totals[low] = entryOf(totals, low) - moved
    totals[high] = entryOf(totals, high) + moved
    missing -= moved * apart
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Pairs of heavy payouts; such as leave the hit frequency alone before the others. */
function moves(payouts: readonly number[], totals: readonly bigint[]): (readonly [low: number, high: number])[] {
  const heavy = payouts.map((_, i) => i).sort((a, b) => Number(entryOf(totals, b) - entryOf(totals, a)))
  const some = heavy.slice(0, 30).sort((a, b) => a - b)
  const pairs = some.flatMap((low, i) => some.slice(i + 1).map((high) => [low, high] as const))
  const apart = ([low, high]: readonly [number, number]): number => entryOf(payouts, high) - entryOf(payouts, low)
  const wins = pairs.filter(([low]) => payouts[low] !== 0).sort((a, b) => apart(b) - apart(a))
  const others = pairs.filter(([low]) => payouts[low] === 0).sort((a, b) => apart(b) - apart(a))
  return wins.length > 0 ? wins : others
}

function reachedBy({ payouts }: PaidRounds, totals: readonly bigint[]): Required<PayoutTargets> {
  const sum = sumOf(totals.map((total, i) => total * BigInt(entryOf(payouts, i))))
  const all = Number(WEIGHT_TOTAL)
  const mean = Number(sum / WEIGHT_TOTAL) + Number(sum % WEIGHT_TOTAL) / all
  const hits = sumOf(totals.filter((_, i) => entryOf(payouts, i) > 0))
  const variance = totals.reduce((add, total, i) => add + (Number(total) / all) * (entryOf(payouts, i) - mean) ** 2, 0)
  return { mean, hitFrequency: Number(hits) / all, standardDeviation: Math.sqrt(variance) }
}

/** The weight of each round in turn: those that pay alike share theirs as evenly as whole numbers can. */
export function weightOfNext({ payouts, rounds }: PaidRounds, { totals }: Weights): (payout: number) => bigint {
  const places = new Map(payouts.map((payout, i) => [payout, i]))
  const seen = payouts.map(() => 0n)
  return (payout) => {
    const i = places.get(payout)
    if (i === undefined) throw new RangeError(`no round was counted that pays ${payout}`)
    const [count, total, at] = [BigInt(entryOf(rounds, i)), entryOf(totals, i), entryOf(seen, i)]
    seen[i] = at + 1n
    return total / count + (at < total % count ? 1n : 0n)
  }
}

import { lineHitOdds } from './hit-odds.ts'
import { type LineOdds, lineCoins, lineOdds } from './line-odds.ts'
import { byCount, expectation, oddsOfAny, scatterOdds, secondMomentOf } from './scatter-odds.ts'
import { type MomentPlan, momentPlan, secondMoment } from './second-moment.ts'
import { type Pays, type Sketch, type SketchReel, scatterOf } from './sketch.ts'

/** Everything about a sketch that does not depend on its pay table. */
export interface SketchOdds {
  readonly sketch: Sketch
  readonly base: SpinOdds
  /** Null when there are no free spins. */
  readonly free: FreeOdds | null
  /** Return in bets per coin of each pay: Σ worth × pays is what lines return, free spins included. */
  readonly worth: LineOdds
  /** What scatters return, free spins included, in bets. */
  readonly scatterReturn: number
}

interface SpinOdds {
  readonly lines: LineOdds
  readonly plan: MomentPlan
  readonly scatters: readonly number[]
}

interface FreeOdds {
  readonly spin: SpinOdds
  readonly triggerOdds: number
  /** Mean and variance of the spins of one feature, retriggers counted. */
  readonly meanSpins: number
  readonly spinVariance: number
}

export function sketchOdds(sketch: Sketch): SketchOdds {
  const base = spinOdds(sketch, sketch.base)
  const free = freeOdds(sketch, base)
  const { betCoins } = sketch
  // Free spins played per paid spin, times what each win counts for there.
  const share = free ? free.triggerOdds * free.meanSpins * sketch.freeSpins!.multiplier : 0
  const freeLines = (free?.spin ?? base).lines
  const worth = base.lines.map((row, rank) =>
    row.map((odds, count) => (odds + share * freeLines[rank]![count]!) / betCoins),
  )
  const scatterReturn =
    (expectation(base.scatters, sketch.scatterPays) +
      share * (free ? expectation(free.spin.scatters, sketch.scatterPays) : 0)) /
    betCoins
  return { sketch, base, free, worth, scatterReturn }
}

function spinOdds(sketch: Sketch, reels: readonly SketchReel[]): SpinOdds {
  return {
    lines: lineOdds(sketch, reels),
    plan: momentPlan(sketch, reels),
    scatters: scatterOdds(reels, scatterOf(sketch)),
  }
}

/**
 * Each free spin gives on average r further spins, so a feature that starts with n plays n / (1 − r) of them, and with a
 * the variance of what one spin gives, its length varies by n·a / (1 − r)³ beyond that of n (total progeny of a branching process).
 */
function freeOdds(sketch: Sketch, base: SpinOdds): FreeOdds | null {
  const feature = sketch.freeSpins
  if (!feature) return null
  const spin = feature.reels ? spinOdds(sketch, feature.reels) : base
  const triggerOdds = oddsOfAny(base.scatters, feature.awards)
  const again = feature.retrigger ? expectation(spin.scatters, feature.again) : 0
  const againVariance = feature.retrigger ? secondMomentOf(spin.scatters, feature.again) - again ** 2 : 0
  const start = expectation(base.scatters, feature.awards) / triggerOdds
  const startVariance = secondMomentOf(base.scatters, feature.awards) / triggerOdds - start ** 2
  return {
    spin,
    triggerOdds,
    meanSpins: start / (1 - again),
    spinVariance: startVariance / (1 - again) ** 2 + (start * againVariance) / (1 - again) ** 3,
  }
}

/** RTP before the cap, 1 = all bets. Exact for left or right; both ways too. */
export const sketchRtp = (odds: SketchOdds, pays: Pays): number => lineCoins(odds.worth, pays) + odds.scatterReturn

/**
 * σ of a round in bets, before the cap: exact for the lines of a spin; what scatters and lines of one spin have in common, and
 * a retrigger with the win beside it, is left out, which is worth a percent or so.
 */
export function sketchSigma(odds: SketchOdds, pays: Pays): number {
  const { sketch, base, free } = odds
  const spin = spinMoments(sketch, base, pays)
  let variance = spin.variance
  if (free) {
    const m = sketch.freeSpins!.multiplier
    const each = free.spin === base ? spin : spinMoments(sketch, free.spin, pays)
    const mean = free.meanSpins * each.mean * m
    const conditional = free.meanSpins * each.variance * m * m + free.spinVariance * (each.mean * m) ** 2
    const scatterPay = sketch.scatterPays.length
      ? triggerPay(sketch, base.scatters) / free.triggerOdds - expectation(base.scatters, sketch.scatterPays)
      : 0
    variance += free.triggerOdds * (conditional + mean ** 2) - (free.triggerOdds * mean) ** 2
    variance += 2 * free.triggerOdds * mean * scatterPay
  }
  return Math.sqrt(variance) / sketch.betCoins
}

const triggerPay = (sketch: Sketch, scatters: readonly number[]): number =>
  scatters.reduce(
    (sum, p, count) =>
      byCount(sketch.freeSpins!.awards, count) > 0 ? sum + p * byCount(sketch.scatterPays, count) : sum,
    0,
  )

function spinMoments(sketch: Sketch, spin: SpinOdds, pays: Pays): { mean: number; variance: number } {
  const lines = lineCoins(spin.lines, pays)
  const scatters = expectation(spin.scatters, sketch.scatterPays)
  // Read both ways, the runs from the right are as many again and nearly independent of those from the left.
  const ways = sketch.direction === 'both' ? 2 : 1
  const lineVariance = ways * (secondMoment(spin.plan, pays) - (lines / ways) ** 2)
  return {
    mean: lines + scatters,
    variance: lineVariance + secondMomentOf(spin.scatters, sketch.scatterPays) - scatters ** 2,
  }
}

/** P(a paid spin pays something): exact for lines from one end; scatters taken as independent of them. */
export function hitOdds(sketch: Sketch, pays: Pays): number {
  const scatters = oddsOfAny(scatterOdds(sketch.base, scatterOf(sketch)), sketch.scatterPays)
  return 1 - (1 - lineHitOdds(sketch, pays)) * (1 - scatters)
}

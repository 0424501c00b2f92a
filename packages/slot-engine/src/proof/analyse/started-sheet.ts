/**
 * Sheets of games whose paid spin is exact though what it starts is not. A round starts something with a known chance p; all others pay
 * what their spin pays. So E[f(T)] = E[f(min(w, cap)); nothing started] + p E[f(T) | something started], and only the last mean is
 * sampled: poststratification (W. G. Cochran, *Sampling Techniques*, 1977, 5A.9), with the rounds that started something as they
 * came. Those are independent of each other and of how many they are.
 */
import type { BetMode } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import { eachOutcome, expect, type SpinLaw } from '../../game/law/spin-law.ts'
import { type Meter, OutOfReach } from '../../meter.ts'
import type { Sampled } from '../bounds/sheet-bounds.ts'
import type { SimulatedSheet, StartedPart } from '../sheet.ts'
import { volatilityClass } from '../sheet.ts'
import type { StartedRounds } from '../simulate/started-rounds.ts'
import { paidSpinLaw } from './round-law.ts'

/** A paid spin whose law is known, and of it the rounds that start nothing. */
export interface PaidSpin {
  readonly law: SpinLaw
  /** Sums over those rounds, each by its chance: of coins as paid, and of what the cap takes. */
  readonly quiet: Moments & { readonly cut: number }
  /** The chance of a spin that starts something and pays the cap by itself: what it starts is not played. */
  readonly startsAtCap: number
}

interface Moments {
  readonly chance: number
  readonly mean: number
  readonly square: number
  readonly hits: number
  readonly capped: number
}

/** `null` where the paid spin has no law in reach, or always starts something. */
export function paidSpin(game: Game, mode: BetMode, meter: Meter, steps: number): PaidSpin | null {
  // What chance starts before the spin is played whatever that pays.
  if (mode.buys !== undefined || game.plan.chances?.starts.some(({ when }) => when === 'before')) return null
  try {
    const law = meter.within({ steps }, () => paidSpinLaw(game, mode, meter))
    const quiet = quietOf(law, game.maxCoins)
    return quiet.chance > 0 && quiet.chance < 1 ? { law, quiet, startsAtCap: startsAt(law, game.maxCoins) } : null
  } catch (error) {
    if (error instanceof OutOfReach) return null
    throw error
  }
}

function startsAt(law: SpinLaw, least: number): number {
  let chance = 0
  eachOutcome(law, ({ coins, count, startIndex }) => {
    if (coins >= least && entryOf(law.starts, startIndex).some((n) => n > 0)) chance += count / law.cycle
  })
  return chance
}

function quietOf(law: SpinLaw, maxCoins: number): PaidSpin['quiet'] {
  const starts = law.starts.map((each) => each.some((n) => n > 0))
  const sums = { chance: 0, mean: 0, square: 0, hits: 0, capped: 0, cut: 0 }
  eachOutcome(law, ({ coins, count, startIndex }) => {
    if (entryOf(starts, startIndex) && coins < maxCoins) return
    const chance = count / law.cycle
    const paid = Math.min(coins, maxCoins)
    sums.chance += chance
    sums.mean += chance * paid
    sums.square += chance * paid ** 2
    sums.cut += chance * (coins - paid)
    if (coins > 0) sums.hits += chance
    if (coins >= maxCoins) sums.capped += chance
  })
  return sums
}

/** What is left to bounds of the rounds that were sampled. */
export function sampledPart({ quiet }: PaidSpin, rounds: StartedRounds, { coins }: BetMode): Sampled {
  return {
    share: 1 - quiet.chance,
    histogram: rounds.entries(),
    exact: {
      mean: quiet.mean / coins,
      square: quiet.square / coins ** 2,
      hits: quiet.hits,
      capped: quiet.capped,
    },
  }
}

/** What is exact of a round: its paid spin, and its mean coins before the cap or `null`. */
interface ExactParts {
  readonly paid: PaidSpin
  readonly mean: number | null
}

/**
 * The sheet of rounds that were played, with all that is told exactly.
 * @param rounds where the mean before the cap is given, played on past the cap
 */
export function withPaidSpin(
  sheet: SimulatedSheet,
  { paid: { law, quiet, startsAtCap }, mean: uncappedMean }: ExactParts,
  rounds: StartedRounds,
  { coins: betCoins }: BetMode,
): SimulatedSheet {
  const played = rounds.entries()
  const n = played.reduce((sum, [, count]) => sum + count, 0)
  if (n < 2) return sheet
  const p = 1 - quiet.chance
  const meanOf = (term: (coins: number) => number): number =>
    played.reduce((sum, [coins, count]) => sum + (count / n) * term(coins), 0)
  /** The error of p times a mean over the rounds that started something. */
  const errorOf = (term: (coins: number) => number): number => {
    const mean = meanOf(term)
    return p * Math.sqrt(meanOf((coins) => (term(coins) - mean) ** 2) / (n - 1))
  }
  const isHit = (coins: number): number => (coins > 0 ? 1 : 0)
  const isCapped = (coins: number): number => (coins >= sheet.maxWin.capCoins ? 1 : 0)
  const { cut, error: cutError } = rounds.meanCut(p, startsAtCap)
  const meanCut = quiet.cut + cut
  const sampledMean = quiet.mean + p * meanOf((coins) => coins)
  const paidError = errorOf((coins) => coins)
  // Below a low cap, what it takes varies more than what it leaves.
  const mean = uncappedMean === null || paidError < cutError ? sampledMean : uncappedMean - meanCut
  const variance = quiet.square + p * meanOf((coins) => coins ** 2) - sampledMean ** 2
  const standardDeviation = Math.sqrt(Math.max(0, variance)) / betCoins
  const uncapped = uncappedMean ?? mean + meanCut
  const started: StartedPart = {
    chance: p,
    rounds: n,
    standardErrors: {
      hitFrequency: errorOf(isHit),
      capProbability: errorOf(isCapped),
      // The delta method: σ² is the mean of (T − μ)².
      standardDeviation:
        standardDeviation === 0
          ? 0
          : errorOf((coins) => ((coins - sampledMean) / betCoins) ** 2) / 2 / standardDeviation,
    },
  }
  return {
    ...sheet,
    ...sourcesOf(sheet, law, uncapped / betCoins),
    standardError: (uncappedMean === null ? paidError : Math.min(paidError, cutError)) / betCoins,
    rtp: mean / betCoins,
    uncappedRtp: uncapped / betCoins,
    hitFrequency: quiet.hits + p * meanOf(isHit),
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
    volatilityClass: volatilityClass(standardDeviation),
    maxWin: { ...sheet.maxWin, capProbability: quiet.capped + p * meanOf(isCapped) },
    started,
  }
}

/** What the paid spin wins is exact; features share the rest as they did in the rounds played. */
function sourcesOf(
  { rtpBySource, features, betCoins }: SimulatedSheet,
  law: SpinLaw,
  uncappedRtp: number,
): Pick<SimulatedSheet, 'rtpBySource' | 'features'> {
  const exact = { lines: 0, scatters: 0 }
  eachOutcome(law, ({ lineCoins, scatterCoins, count }) => {
    exact.lines += (lineCoins * count) / law.cycle / betCoins
    exact.scatters += (scatterCoins * count) / law.cycle / betCoins
  })
  const sampled = Object.values(rtpBySource.features).reduce((sum, rtp) => sum + rtp, 0)
  const factor = sampled === 0 ? 1 : (uncappedRtp - exact.lines - exact.scatters) / sampled
  const isAlone = features.length === 1
  return {
    rtpBySource: {
      ...exact,
      features: Object.fromEntries(Object.entries(rtpBySource.features).map(([id, rtp]) => [id, rtp * factor])),
    },
    features: features.map((feature, i) => {
      const rtp = feature.rtp * factor
      // Of several features one may lead to another: how often is then told by the rounds.
      const triggerProbability = isAlone
        ? expect(law, (_, { [i]: n = 0 }) => (n > 0 ? 1 : 0))
        : feature.triggerProbability
      const averageWin = triggerProbability === 0 ? 0 : rtp / triggerProbability
      return { ...feature, rtp, triggerProbability, averageWin }
    }),
  }
}

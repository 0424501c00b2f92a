import type { SimulatedSheet } from '../sheet.ts'
import type { PlayedWins } from './pays/played-wins.ts'

/** One standard error of each figure of a simulated sheet. */
export interface SheetErrors {
  readonly rtp: number
  readonly lines: number
  readonly scatters: number
  readonly hitFrequency: number
  readonly standardDeviation: number
  readonly volatilityIndex: number
  readonly capProbability: number
  readonly features: Readonly<Record<string, FeatureErrors>>
}

export interface FeatureErrors {
  readonly rtp: number
  readonly triggerProbability: number
  readonly averageWin: number
  readonly averageSpins: number
}

/**
 * Means: s / √n. Frequencies: √(p (1 − p) / n). The standard deviation: σ √(κ + 2) / (2 √n), with κ the excess kurtosis
 * (the delta method). Those of single sources take their s from the rounds that were read event by event.
 */
export function sheetErrors(sheet: SimulatedSheet, played: PlayedWins): SheetErrors {
  const { spins, betCoins, started } = sheet
  const root = Math.sqrt(spins)
  const ofMean = (deviationCoins: number): number => deviationCoins / betCoins / root
  const ofShare = (p: number): number => Math.sqrt(p * (1 - p)) / root
  // The only feature of an exact paid spin starts with a known chance, and wins all that is sampled.
  const alone = started !== undefined && sheet.features.length === 1
  const sigma = started?.standardErrors.standardDeviation ?? sigmaError(sheet)
  return {
    rtp: sheet.standardError,
    lines: started === undefined ? ofMean(played.deviations.lines) : 0,
    scatters: started === undefined ? ofMean(played.deviations.scatters) : 0,
    hitFrequency: started?.standardErrors.hitFrequency ?? ofShare(sheet.hitFrequency),
    standardDeviation: sigma,
    volatilityIndex: 1.96 * sigma,
    capProbability: started?.standardErrors.capProbability ?? ofShare(sheet.maxWin.capProbability),
    features: Object.fromEntries(
      sheet.features.map(({ id, triggerProbability }) => [
        id,
        {
          rtp: alone ? sheet.standardError : ofMean(played.deviations.features[id] ?? 0),
          triggerProbability: alone ? 0 : ofShare(Math.min(1, triggerProbability)),
          averageWin: alone
            ? sheet.standardError / Math.max(triggerProbability, Number.MIN_VALUE)
            : perStart(ofMean(played.featureWins[id] ?? 0), triggerProbability),
          averageSpins: perStart((played.featureSpins[id] ?? 0) / root, triggerProbability),
        },
      ]),
    ),
  }
}

/** The error of a mean over the rounds that start a feature, from that over all. */
const perStart = (error: number, chance: number): number => (chance === 0 ? 0 : error / Math.sqrt(chance))

/** σ √(κ + 2) / (2 √n) is √(m₄ − σ⁴) / (2 σ √n), with the fourth moment m₄ of the rounds played. */
export function sigmaError({ distribution, betCoins, rtp, standardDeviation: sigma, spins }: SimulatedSheet): number {
  if (sigma === 0) return 0
  const fourth = distribution.reduce((sum, [coins, rounds]) => sum + rounds * (coins / betCoins - rtp) ** 4, 0) / spins
  return Math.sqrt(Math.max(0, fourth - sigma ** 4) / spins) / 2 / sigma
}

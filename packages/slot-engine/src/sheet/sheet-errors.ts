import type { SimulatedSheet } from '../sheet.ts'
import type { PlayedWins } from './pays/played-wins.ts'
import type { WinFigures } from './win-figures.ts'

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
}

/**
 * Means: s / √n. Frequencies: √(p (1 − p) / n). The standard deviation: σ √(κ + 2) / (2 √n), with κ the excess kurtosis
 * (the delta method). Those of single sources take their s from the rounds that were read event by event.
 */
export function sheetErrors(sheet: SimulatedSheet, { excessKurtosis }: WinFigures, played: PlayedWins): SheetErrors {
  const { spins, betCoins, standardDeviation } = sheet
  const root = Math.sqrt(spins)
  const ofMean = (deviationCoins: number): number => deviationCoins / betCoins / root
  const ofShare = (p: number): number => Math.sqrt(p * (1 - p)) / root
  const sigma = (standardDeviation * Math.sqrt(Math.max(0, excessKurtosis + 2))) / 2 / root
  return {
    rtp: sheet.standardError,
    lines: ofMean(played.deviations.lines),
    scatters: ofMean(played.deviations.scatters),
    hitFrequency: ofShare(sheet.hitFrequency),
    standardDeviation: sigma,
    volatilityIndex: 1.96 * sigma,
    capProbability: ofShare(sheet.maxWin.capProbability),
    features: Object.fromEntries(
      sheet.features.map(({ id, triggerProbability }) => [
        id,
        {
          rtp: ofMean(played.deviations.features[id] ?? 0),
          triggerProbability: ofShare(Math.min(1, triggerProbability)),
          averageWin: ofMean(played.featureWins[id] ?? 0) / Math.sqrt(triggerProbability),
        },
      ]),
    ),
  }
}

import type { Game } from '../compile/compile.ts'
import { type FreeSpinsSheet, type MaxWin, type ParSheet, volatilityClass } from '../sheet.ts'
import { capEffect } from './cap.ts'
import { type FeatureLaw, hitFrequency, type RoundLaw, roundLaw } from './round-law.ts'
import { spinSheet } from './spin-law.ts'

/**
 * The exact PAR sheet of a game: no sampling anywhere.
 * @throws RangeError where an exact answer is out of reach, with the part that is too large
 */
export function analyse(game: Game): ParSheet {
  const law = roundLaw(game)
  const { betCoins } = game
  const base = spinSheet(law.base, (scatters) =>
    law.features.reduce((sum, f) => sum + (f.awards[scatters] as number), 0),
  )
  const features = law.features.map((feature) => featureSheet(feature, betCoins))
  const cap = capEffect(law)
  const standardDeviation = Math.sqrt(cap.variance) / betCoins
  const cycles = [base, ...features.map((feature) => feature.spin)].map((sheet) => sheet.cycle)
  return {
    method: 'exact',
    betCoins,
    cycle: base.cycle,
    arithmetic: Math.max(...cycles) <= Number.MAX_SAFE_INTEGER ? 'integer' : 'double',
    uncappedRtp: law.mean / betCoins,
    rtp: cap.mean / betCoins,
    rtpBySource: {
      lines: base.sums.lineCoins / base.cycle / betCoins,
      scatters: base.sums.scatterCoins / base.cycle / betCoins,
      features: Object.fromEntries(features.map(({ id, rtp }) => [id, rtp])),
    },
    hitFrequency: hitFrequency(law),
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
    volatilityClass: volatilityClass(standardDeviation),
    base,
    maxWin: maxWin(law, cap.probability, cap.probabilityIs),
    features,
  }
}

function featureSheet(feature: FeatureLaw, betCoins: number): FreeSpinsSheet {
  const { triggerProbability, meanAwarded, meanRetriggered, mean } = feature
  const perTrigger = triggerProbability === 0 ? 0 : meanAwarded / triggerProbability
  return {
    id: feature.id,
    triggerProbability,
    averageSpins: perTrigger / (1 - meanRetriggered),
    averageWin: (perTrigger * mean) / betCoins,
    rtp: (meanAwarded * mean) / betCoins,
    spin: spinSheet(feature.spin, (scatters) => feature.retriggers[scatters] as number),
  }
}

function maxWin(law: RoundLaw, capProbability: number, capProbabilityIs: 'exact' | 'atMost'): MaxWin {
  const { coins, window } = law.base
  const capCoins = law.game.maxCoins
  const baseCoins = Math.min(
    capCoins,
    coins.reduce((max, value) => Math.max(max, value), 0),
  )
  let reached = 0
  coins.forEach((value, i) => {
    if (value >= baseCoins) reached += window.counts[i] as number
  })
  return { capCoins, baseCoins, baseProbability: reached / window.cycle, capProbability, capProbabilityIs }
}

import { entryOf } from '../../entries.ts'
import { type Game, jackpotContribution } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import type { FreeSpinsLaw } from '../../game/features/free-spins/law.ts'
import type { levelsLaw } from '../../game/features/free-spins/levels-law.ts'
import type { FeatureLaw } from '../../game/law/law.ts'
import { eachOutcome, expect } from '../../game/law/spin-law.ts'
import { Meter, OutOfReach, type WorkOptions } from '../../meter.ts'
import {
  type ExactSheet,
  type FeatureSheet,
  type MaxWin,
  type ParSheet,
  type SpinSheet,
  volatilityClass,
} from '../sheet.ts'
import { type CapEffect, capEffect } from './cap.ts'
import { hitFrequency, type RoundLaw, roundLaw } from './round-law.ts'
import { refusedSheet, type SimulateSheet } from './simulated-sheet.ts'
import { spinSheet } from './spin-sheet.ts'

export interface AnalyseOptions extends SimulateSheet, RoundOptions, WorkOptions {}

/** Of a budget, what an exact answer may take: the rest is for rounds to be played where there is none. */
const EXACT_SHARE = 0.675

/**
 * The PAR sheet of a game: exact where the game has an exact answer in reach of the budget, else simulated, and it says
 * which; over the budget it is of the rounds played until then, and `limits` says what was left out.
 * @throws RangeError for a bet mode the game does not have, or a budget that is no whole number
 */
export function analyse(game: Game, options: AnalyseOptions = {}): ParSheet {
  return analyseWithin(game, options, new Meter(options))
}

/** @internal the same as a part of other work */
export function analyseWithin(game: Game, options: SimulateSheet & RoundOptions, meter: Meter): ParSheet {
  try {
    const steps = Math.floor(EXACT_SHARE * meter.left)
    return meter.within({ steps }, () => exactSheet(roundLaw(game, options, meter)))
  } catch (error) {
    if (!(error instanceof OutOfReach)) throw error
    return refusedSheet(game, error, options, meter)
  }
}

/**
 * The exact PAR sheet of a game.
 * @throws OutOfReach where a part of the game has no exact answer in reach of the budget: `part` names it, `code` says why
 * @throws RangeError for a bet mode the game does not have, or a budget that is no whole number
 */
export function prove(game: Game, options: RoundOptions & WorkOptions = {}): ExactSheet {
  return proveWithin(game, options, new Meter(options))
}

/** @internal the same as a part of other work */
export const proveWithin = (game: Game, options: RoundOptions, meter: Meter): ExactSheet =>
  meter.within({}, () => exactSheet(roundLaw(game, options, meter)))

/** @internal for those who need the law besides its sheet: it is most of the work */
export function exactSheet(law: RoundLaw): ExactSheet {
  const { betCoins, game } = law
  const freeSpins = (starts: readonly number[]): number =>
    starts.reduce((sum, n, i) => (game.plan.features[i]?.type === 'freeSpins' ? sum + n : sum), 0)
  const base = spinSheet(law.base, freeSpins)
  const features = law.features.map((feature, i) => featureSheet(law, feature, i))
  const cap = capEffect(law)
  const standardDeviation = Math.sqrt(cap.variance) / betCoins
  const cycles = [base, ...features.flatMap((feature) => feature.spin ?? [])].map((sheet: SpinSheet) => sheet.cycle)
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
      features: featureShares(law),
    },
    jackpotContribution: jackpotContribution(game, betCoins),
    hitFrequency: hitFrequency(law),
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
    volatilityClass: volatilityClass(standardDeviation),
    base,
    maxWin: maxWin(law, cap),
    features,
  }
}

/** @internal The share of the bet that each feature pays, whichever feature started it. */
export function featureShares(law: RoundLaw): Record<string, number> {
  return Object.fromEntries(
    law.game.plan.features.map(({ feature }, i) => [
      feature.id,
      expect(law.base, (_, starts) =>
        starts.reduce((sum, n, f) => (n > 0 ? sum + ((law.features[f] as FeatureLaw).bySource(n)[i] ?? 0) : sum), 0),
      ) / law.betCoins,
    ]),
  )
}

function featureSheet(law: RoundLaw, feature: FeatureLaw, i: number): FeatureSheet {
  const { betCoins } = law
  const triggerProbability = expect(law.base, (_, starts) => (entryOf(starts, i) > 0 ? 1 : 0))
  const id = law.game.plan.features[i]?.feature.id as string
  const perTrigger = (value: (n: number) => number): number =>
    triggerProbability === 0 ? 0 : expect(law.base, (_, { [i]: n = 0 }) => (n > 0 ? value(n) : 0)) / triggerProbability
  const averageWin = perTrigger((n) => feature.moments(n).mean) / betCoins
  const shared = { id, triggerProbability, averageWin, rtp: triggerProbability * averageWin }
  return { ...shared, ...freeSpinsPart(law, feature, i, perTrigger) }
}

function freeSpinsPart(
  law: RoundLaw,
  feature: FeatureLaw,
  i: number,
  perTrigger: (value: (n: number) => number) => number,
): Pick<FeatureSheet, 'averageSpins' | 'spin'> {
  if (law.game.plan.features[i]?.type !== 'freeSpins') return {}
  const { variants, spinsPerAward = 1, meanSpins } = feature as Partial<FreeSpinsLaw & ReturnType<typeof levelsLaw>>
  const averageSpins = meanSpins === undefined ? perTrigger((n) => n) * spinsPerAward : perTrigger(meanSpins)
  const [variant] = variants ?? []
  return variants?.length === 1 && variant
    ? { averageSpins, spin: spinSheet(variant.spin, ([more = 0]) => more) }
    : { averageSpins }
}

function maxWin({ base, game }: RoundLaw, { probability, probabilityIs }: CapEffect): MaxWin {
  const capCoins = game.maxCoins
  const baseCoins = Math.min(
    capCoins,
    base.coins.reduce((max, value) => Math.max(max, value), 0),
  )
  let reached = 0
  eachOutcome(base, ({ coins, count }) => {
    if (coins >= baseCoins) reached += count
  })
  return {
    capCoins,
    baseCoins,
    baseProbability: reached / base.cycle,
    capProbability: probability,
    capProbabilityIs: probabilityIs,
  }
}

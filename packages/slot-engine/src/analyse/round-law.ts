import type { Game } from '../compile/compile.ts'
import { expect, type SpinLaw, spinLaw } from './spin-law.ts'

/**
 * A paid round with all it starts, as a branching process (T. E. Harris, "The Theory of Branching Processes", 1963).
 * The paid spin wins w and awards a_f spins of feature f. A free spin wins v and awards b more; with everything it
 * leads to it wins S = v + S_1 + … + S_b. Hence
 *   E[S] = E[v] / (1 − E[b])
 *   Var[S] = Var[v + b·E[S]] / (1 − E[b])
 *   E[T] = E[w] + Σ E[a_f]·E[S_f]
 *   Var[T] = Var[w + Σ a_f·E[S_f]] + Σ E[a_f]·Var[S_f]
 * which counts the covariance of a spin's own win with what it awards.
 */
export interface RoundLaw {
  readonly game: Game
  readonly base: SpinLaw
  readonly features: readonly FeatureLaw[]
  /** Coins of a round before the cap. */
  readonly mean: number
  readonly variance: number
}

export interface FeatureLaw {
  readonly id: string
  /** By packed scatters of the paid spin. */
  readonly awards: Int32Array
  /** By packed scatters of a free spin. */
  readonly retriggers: Int32Array
  readonly spin: SpinLaw
  /** E[a]: free spins awarded by a paid spin. */
  readonly meanAwarded: number
  /** P(a > 0). */
  readonly triggerProbability: number
  /** E[b]. */
  readonly meanRetriggered: number
  /** E[S] and Var[S], in coins. */
  readonly mean: number
  readonly variance: number
  /** P(S = 0). */
  readonly nothing: number
}

/** @throws RangeError where the exact distribution is out of reach */
export function roundLaw(game: Game): RoundLaw {
  const base = spinLaw(game, game.plan.base, 1, 1)
  const features = game.plan.features.map((plan): FeatureLaw => {
    const { awards, retriggers } = plan
    const spin = spinLaw(game, plan.reelSet, plan.lineMultiplier, plan.scatterMultiplier)
    const meanRetriggered = expect(spin, (_, scatters) => retriggers[scatters] as number)
    const mean = expect(spin, (coins) => coins) / (1 - meanRetriggered)
    return {
      id: plan.feature.id,
      awards,
      retriggers,
      spin,
      meanAwarded: expect(base, (_, scatters) => awards[scatters] as number),
      triggerProbability: expect(base, (_, scatters) => ((awards[scatters] as number) > 0 ? 1 : 0)),
      meanRetriggered,
      mean,
      variance:
        varianceOf(spin, (coins, scatters) => coins + (retriggers[scatters] as number) * mean) / (1 - meanRetriggered),
      nothing: chanceOfNothing(spin, retriggers),
    }
  })
  const worth = (coins: number, scatters: number): number =>
    features.reduce((sum, feature) => sum + (feature.awards[scatters] as number) * feature.mean, coins)
  const mean = expect(base, worth)
  const variance = varianceOf(base, worth) + features.reduce((sum, f) => sum + f.meanAwarded * f.variance, 0)
  return { game, base, features, mean, variance }
}

function varianceOf(law: SpinLaw, value: (coins: number, scatters: number) => number): number {
  const mean = expect(law, value)
  return expect(law, (coins, scatters) => (value(coins, scatters) - mean) ** 2)
}

/** P(S = 0): the least solution of s = E[s^b; v = 0], reached from below. */
function chanceOfNothing(spin: SpinLaw, retriggers: Int32Array): number {
  let chance = 0
  for (let i = 0; i < 1000; i++) {
    const next = expect(spin, (coins, scatters) => (coins > 0 ? 0 : chance ** (retriggers[scatters] as number)))
    if (next - chance < 1e-16) return next
    chance = next
  }
  return chance
}

/** P(a round pays something). */
export const hitFrequency = (law: RoundLaw): number =>
  1 -
  expect(law.base, (coins, scatters) => {
    if (coins > 0) return 0
    return law.features.reduce((chance, feature) => chance * feature.nothing ** (feature.awards[scatters] as number), 1)
  })

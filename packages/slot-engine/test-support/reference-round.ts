/**
 * A whole round: the paid spin and all free spins it starts.
 *
 * One free spin wins X coins and awards K further ones; (X, K) is enumerated, so their covariance is in it.
 * S, what it brings with all that follow from it, is X + S₁ + … + S_K with independent copies of S. Hence
 *   μ = E S = E X / (1 − E K)
 *   Var S = Var(E[S | X, K]) + E Var(S | X, K) = Var(X + K μ) + E K · Var S, so Var S = Var(X + K μ) / (1 − E K).
 * A round is B + the S of every spin awarded, with (B, N₁, N₂, …) from the cycle of paid spins:
 *   E T = E[B + Σ N_f μ_f],  Var T = Var(B + Σ N_f μ_f) + Σ E N_f · Var S_f.
 */
import type { LineGame } from './line-game.ts'
import { type Cycle, enumerateCycle, type Outcome } from './reference-cycle.ts'

export interface ReferenceFeature {
  readonly cycle: Cycle
  readonly triggerProbability: number
  /** Of one feature, retriggers counted. */
  readonly averageSpins: number
  readonly averageCoins: number
  /** Of a paid spin. */
  readonly coinsPerRound: number
}

export interface ReferenceRound {
  readonly base: Cycle
  readonly features: readonly ReferenceFeature[]
  /** Before the cap. */
  readonly meanCoins: number
  readonly variance: number
}

export function mean(cycle: Cycle, value: (outcome: Outcome) => number): number {
  return cycle.outcomes.reduce((sum, outcome) => sum + chance(cycle, outcome) * value(outcome), 0)
}

export const chance = (cycle: Cycle, outcome: Outcome): number => Number(outcome.weight) / Number(cycle.weight)

function variance(cycle: Cycle, value: (outcome: Outcome) => number): number {
  const centre = mean(cycle, value)
  return mean(cycle, (outcome) => (value(outcome) - centre) ** 2)
}

export function referenceRound(definition: LineGame): ReferenceRound {
  const base = enumerateCycle(definition)
  const spins = (definition.features ?? []).map((feature, i) => {
    const cycle = enumerateCycle(definition, feature)
    const further = mean(cycle, ({ awards }) => awards[i]!)
    const meanCoins = mean(cycle, ({ coins }) => coins) / (1 - further)
    const around = variance(cycle, ({ coins, awards }) => coins + awards[i]! * meanCoins) / (1 - further)
    return { cycle, further, meanCoins, variance: around }
  })
  const expected = ({ coins, awards }: Outcome) =>
    coins + awards.reduce((sum, n, i) => sum + n * spins[i]!.meanCoins, 0)
  const features = spins.map((spin, i): ReferenceFeature => {
    const awarded = mean(base, ({ awards }) => awards[i]!)
    const triggerProbability = mean(base, ({ awards }) => (awards[i]! > 0 ? 1 : 0))
    const perFeature = triggerProbability === 0 ? 0 : awarded / triggerProbability
    return {
      cycle: spin.cycle,
      triggerProbability,
      averageSpins: perFeature / (1 - spin.further),
      averageCoins: perFeature * spin.meanCoins,
      coinsPerRound: awarded * spin.meanCoins,
    }
  })
  const within = spins.reduce((sum, spin, i) => sum + mean(base, ({ awards }) => awards[i]!) * spin.variance, 0)
  return { base, features, meanCoins: mean(base, expected), variance: variance(base, expected) + within }
}

import { floatAt } from '../../entries.ts'
import type { RoundLaw } from './round-law.ts'
import { roundTotals } from './round-totals.ts'
import { tailBound } from './tail-bound.ts'

/** What the cap does to a round. */
export interface CapEffect {
  /** Mean coins of a round, as paid. */
  readonly mean: number
  /** The variance of a round's coins, as paid. */
  readonly variance: number
  /** P(a round reaches the cap), or a bound on it. */
  readonly probability: number
  /** `exact` up to 1e-12; `atMost`: an upper bound, where the cap is out of sight. */
  readonly probabilityIs: 'exact' | 'atMost'
}

/** Below this many bets the cap's part of the RTP is no part of any figure. */
const NEGLIGIBLE_BETS = 1e-12

/**
 * The round as paid, min(T, cap). Where Chernoff's bound shows that the cap takes nothing that could be seen, the moments
 * stand as they are. Else they come from the whole distribution of T.
 * @throws OutOfReach where that would need too long a transform
 */
export function capEffect(law: RoundLaw): CapEffect {
  const cap = law.game.maxCoins
  if (law.base.starts.every((starts) => starts.every((n) => n === 0))) return capSpin(law, cap)
  const bound = tailBound(law, cap, Number.POSITIVE_INFINITY)
  if (bound.excess / law.betCoins < NEGLIGIBLE_BETS) {
    return { mean: law.mean, variance: law.variance, probability: bound.probability, probabilityIs: 'atMost' }
  }
  const { coins, chances, capChance } = roundTotals(law, 'cap')
  return capDistribution(coins, chances, capChance, cap)
}

function capSpin({ base }: RoundLaw, cap: number): CapEffect {
  const chances = base.counts.map((count) => count / base.cycle)
  const probability = chances.reduce((sum, chance, i) => (floatAt(base.coins, i) >= cap ? sum + chance : sum), 0)
  return capDistribution(base.coins, chances, probability, cap)
}

/**
 * @param probability P(a round reaches the cap): not 1 − the others' sum where it can be had without that rounding,
 * which the square of a far cap would blow up
 */
function capDistribution(coins: Float64Array, chances: Float64Array, probability: number, cap: number): CapEffect {
  const below = (term: (value: number) => number): number =>
    coins.reduce((sum, value, i) => (value < cap ? sum + floatAt(chances, i) * term(value) : sum), 0)
  const mean = below((value) => value) + probability * cap
  const variance = below((value) => (value - mean) ** 2) + probability * (cap - mean) ** 2
  return { mean, variance, probability, probabilityIs: 'exact' }
}

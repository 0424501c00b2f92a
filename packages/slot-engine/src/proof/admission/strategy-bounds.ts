import type { Bounds } from './proof.ts'
import type { RoundBounds } from './round-bounds.ts'

/** The mean of a round, in coins, for who plays worst and for who plays best. */
export interface StrategyBounds {
  readonly worst: Bounds
  readonly best: Bounds
}

/**
 * From those who always take the same options to those who decide by what they have won so far. Without a cap what an
 * option is worth is the same whenever it is taken, so the best of each is the best strategy. The cap alone makes a
 * difference: it ends a round that reaches it. Let Y_0 … Y_k be what a round wins before, between and after its k
 * decisions. For every strategy
 *   Σ min(cap, Y_i) − k · cap · [the round is capped] ≤ min(cap, Σ Y_i) ≤ Σ min(cap, Y_i),
 * and the mean of Σ min(cap, Y_i) is least and greatest for some who always take the same. A round that decides once by
 * each choice goes as it does for one of these, so it is capped at most as often as all of them together.
 */
export function strategyBounds(rounds: readonly RoundBounds[], asked: number, maxCoins: number): StrategyBounds {
  const worst = hull(
    rounds.map(({ gambled }) => gambled),
    Math.min,
  )
  const best = hull(
    rounds.map(({ paid }) => paid),
    Math.max,
  )
  if (rounds.length === 1) return { worst, best }
  const cut = (chance: number): number => asked * maxCoins * Math.min(1, chance)
  const capped = rounds.reduce((sum, { capChance }) => sum + capChance.high, 0)
  const raised = Math.max(...rounds.map(({ paid, capChance }) => paid.high + cut(capChance.high)))
  const uncapped = Math.max(...rounds.map((round) => round.uncapped ?? Number.POSITIVE_INFINITY))
  return {
    worst: { low: Math.max(0, worst.low - cut(capped)), high: worst.high },
    best: { low: best.low, high: Math.min(maxCoins, raised, uncapped) },
  }
}

const hull = (all: readonly Bounds[], pick: (...values: number[]) => number): Bounds => ({
  low: pick(...all.map(({ low }) => low)),
  high: pick(...all.map(({ high }) => high)),
})

import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { CoinLaw, CollectPlan } from '../../game/core/collect-plan.ts'
import type { SpinLaw } from '../../game/law/spin-law.ts'
import type { Meter } from '../../meter.ts'
import { OUTCOME_BYTES } from './window-law.ts'

/** Steps of an outcome with one of the sums that its coins may come to. */
const SUM_STEPS = 30

/**
 * The law of a free spin with what its coins in view pay beside its wins: each outcome once for every sum they may come to.
 * What they come to follows from the packed counts, which say where an outcome stands in `starts`.
 */
export function collectedLaw(
  spin: SpinLaw,
  collects: readonly CollectPlan[],
  multiplier: number,
  meter: Meter,
): SpinLaw {
  return collects.reduce((law, plan) => withCoins(law, plan, multiplier, meter), spin)
}

function withCoins(spin: SpinLaw, { starts, law }: CollectPlan, multiplier: number, meter: Meter): SpinLaw {
  const known = new Map<number, CoinLaw>()
  const lawOf = (packed: number): CoinLaw => {
    const n = intAt(starts, packed)
    const found = known.get(n) ?? law(n, meter)
    known.set(n, found)
    return found
  }
  const laws = Array.from({ length: spin.outcomes }, (_, i) => lawOf(intAt(spin.startIndex, i)))
  const total = laws.reduce((most, one) => Math.max(most, one.total), 1)
  const outcomes = laws.reduce((sum, { coins }) => sum + coins.length, 0)
  meter.hold(OUTCOME_BYTES * outcomes)
  meter.spend(SUM_STEPS * outcomes)
  const made = {
    ...spin,
    cycle: spin.cycle * total,
    outcomes,
    lineCoins: new Float64Array(outcomes),
    scatterCoins: new Float64Array(outcomes),
    coins: new Float64Array(outcomes),
    startIndex: new Int32Array(outcomes),
    counts: new Float64Array(outcomes),
  }
  let at = 0
  for (const [i, one] of laws.entries()) {
    const scale = (total / one.total) * floatAt(spin.counts, i)
    for (const [k, coins] of one.coins.entries()) {
      const paid = coins * multiplier
      made.lineCoins[at] = floatAt(spin.lineCoins, i)
      made.scatterCoins[at] = floatAt(spin.scatterCoins, i) + paid
      made.coins[at] = floatAt(spin.coins, i) + paid
      made.startIndex[at] = intAt(spin.startIndex, i)
      made.counts[at++] = scale * entryOf(one.weights, k)
    }
  }
  return made
}

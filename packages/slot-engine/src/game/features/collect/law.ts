import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { CoinLaw } from '../../core/collect-plan.ts'
import type { LawTerms } from '../../core/feature-plan.ts'
import type { FeatureLaw } from '../../law/law.ts'
import type { WeightedDraw } from '../../tables/weighted-draw.ts'
import { type CoinSum, sumMoments, sumSpectrum, sumTransform } from '../coins/sum-law.ts'
import { worthOf } from '../coins/values.ts'
import type { Collection } from './play.ts'

const ONCE: CoinLaw = { coins: [1], weights: [1], total: 1 }
const NOTHING: CoinLaw = { coins: [0], weights: [1], total: 1 }

/** The coins of a paid spin: a sum of values, times the sum of what the collectors multiply by. */
export function collectLaw(
  { feature, view, values, multipliers }: Collection,
  index: number,
  { features, meter }: Pick<LawTerms, 'features' | 'meter'>,
): FeatureLaw {
  const worth = worthOf({ values, jackpots: [] }, () => 0)
  const sums = new Map<number, readonly CoinSum[]>()
  const sumsOf = (n: number): readonly CoinSum[] => {
    const found = sums.get(n) ?? sumsFor(n)
    sums.set(n, found)
    return found
  }
  const sumsFor = (n: number): readonly CoinSum[] => {
    const { coins: factors, weights, total } = factorLaw(multipliers, view.collectors(n), meter)
    const coins = view.coins(n)
    return factors.map((factor, i) => ({
      chance: entryOf(weights, i) / total,
      coins,
      factor,
      extra: 0,
      prize: null,
    }))
  }
  return {
    id: feature.id,
    moments: (n) => sumMoments(sumsOf(n), worth),
    transform: (theta, n) => sumTransform(sumsOf(n), worth, theta, Number.POSITIVE_INFINITY),
    spectrum: (grid, n) => sumSpectrum(sumsOf(n), worth, grid),
    // Whatever multiplies them, sums of values are whole multiples of what all values are.
    steps: worth.map(({ coins }) => coins),
    bySource: (n) => Array.from({ length: features }, (_, i) => (i === index ? sumMoments(sumsOf(n), worth).mean : 0)),
  }
}

/** The same as weights by coins. */
export function coinLaw({ view, values, multipliers }: Collection, n: number, meter: Meter): CoinLaw {
  const sums = timesOver(values, view.coins(n), meter)
  const factors = factorLaw(multipliers, view.collectors(n), meter)
  const weights = new Map<number, number>()
  meter.spend(sums.coins.length * factors.coins.length)
  for (const [i, sum] of sums.coins.entries())
    for (const [k, factor] of factors.coins.entries())
      addWeight(weights, sum * factor, entryOf(sums.weights, i) * entryOf(factors.weights, k))
  return { coins: [...weights.keys()], weights: [...weights.values()], total: sums.total * factors.total }
}

/** What so many collectors multiply by together: 1 where nothing has to collect. */
const factorLaw = (multipliers: WeightedDraw | null, collectors: number, meter: Meter): CoinLaw => {
  if (collectors === 0) return ONCE
  return multipliers === null ? { ...ONCE, coins: [collectors] } : timesOver(multipliers, collectors, meter)
}

/** Steps and bytes of an entry of a sum. */
const STEPS = 10
const BYTES = 80

function timesOver({ tokens, weights, total }: WeightedDraw, times: number, meter: Meter): CoinLaw {
  let sum = NOTHING
  for (let left = times; left > 0; left--) {
    const next = new Map<number, number>()
    meter.spend(STEPS * sum.coins.length * tokens.length)
    for (const [i, coins] of sum.coins.entries())
      for (const [k, more] of tokens.entries())
        addWeight(next, coins + more, entryOf(sum.weights, i) * entryOf(weights, k))
    meter.hold(BYTES * next.size)
    sum = { coins: [...next.keys()], weights: [...next.values()], total: sum.total * total }
  }
  return sum
}

const addWeight = (weights: Map<number, number>, coins: number, weight: number): void => {
  weights.set(coins, (weights.get(coins) ?? 0) + weight)
}

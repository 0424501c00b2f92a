import type { FeatureLaw } from '../../game/law/law.ts'
import { expect } from '../../game/law/spin-law.ts'
import type { RoundLaw } from './round-law.ts'

/**
 * H. Chernoff (1952): P(T ≥ c) ≤ E[e^(θT)] e^(−θc) and E[(T − c)+] ≤ E[e^(θT)] e^(−θc) / θ for every θ > 0.
 * The logarithms of both bounds are convex in θ, so that the least is found once they rise.
 * @param below single wins of as much or more are left out
 */
export function tailBound(law: RoundLaw, coins: number, below: number): { excess: number; probability: number } {
  let best = { excess: law.mean, probability: 1 }
  let before = Number.POSITIVE_INFINITY
  for (let power = 1; power <= 80; power *= 1.25) {
    const theta = power / coins
    law.meter.spend(EXPONENTIAL_STEPS * outcomesOf(law))
    const transform = momentTransform(law, theta, below)
    if (!Number.isFinite(transform)) break
    const probability = transform * Math.exp(-power)
    const excess = probability / theta
    if (excess > before) break
    before = excess
    if (excess < best.excess) best = { excess, probability: Math.min(1, probability) }
  }
  return best
}

/** Steps of an exponential function. */
const EXPONENTIAL_STEPS = 2

const outcomesOf = ({ base, features }: RoundLaw): number =>
  features.reduce((sum, { outcomes = 0 }) => sum + outcomes, base.outcomes)

/** E[e^(θT)], infinite where it does not converge. */
function momentTransform(law: RoundLaw, theta: number, below: number): number {
  const known = new Map<readonly number[], number>()
  const startsTransform = (starts: readonly number[]): number => {
    const value =
      known.get(starts) ??
      starts.reduce(
        (product, n, f) => (n > 0 ? product * (law.features[f] as FeatureLaw).transform(theta, n, below) : product),
        1,
      )
    known.set(starts, value)
    return value
  }
  return expect(law.base, (coins, starts) => (coins < below ? Math.exp(theta * coins) * startsTransform(starts) : 0))
}

/**
 * What a round pays after the cap, as a whole distribution.
 * G, the distribution of what one free spin brings with all that follow from it, is a fixed point:
 * G = Σ P(X = x, K = k) · (G convolved k times, moved by x). Only wins below the cap are kept; the rest is the cap's.
 */
import type { LineGame } from './line-game.ts'
import { type Cycle, enumerateCycle } from './reference-cycle.ts'
import { chance, type ReferenceRound } from './reference-round.ts'

/** Chances by coins below the cap. */
type Chances = Float64Array

const ROUNDS_TO_CONVERGE = 400
const CONVERGED = 1e-17

/** Chances of paying 0, 1, … cap coins. Only for caps of some hundred coins. */
export function cappedRound(definition: LineGame, round: ReferenceRound): Float64Array {
  const cap = definition.maxWin * definition.betCoins
  const below = (definition.features ?? []).map((feature, i) => {
    const spins = round.features[i]?.cycle ?? enumerateCycle(definition, feature)
    return fixedPoint(spins, i, cap)
  })
  const total = new Float64Array(cap + 1)
  for (const outcome of round.base.outcomes) {
    const started = outcome.awards.reduce((sum, spins, i) => convolve(sum, power(below[i]!, spins)), single(cap))
    addMoved(total, started, outcome.coins, chance(round.base, outcome))
  }
  total[cap] = 1 - total.subarray(0, cap).reduce((sum, p) => sum + p, 0)
  return total
}

function fixedPoint(spins: Cycle, feature: number, cap: number): Chances {
  let before: Chances = new Float64Array(cap)
  for (let i = 0; i < ROUNDS_TO_CONVERGE; i++) {
    const next = new Float64Array(cap)
    for (const outcome of spins.outcomes)
      addMoved(next, power(before, outcome.awards[feature]!), outcome.coins, chance(spins, outcome))
    const change = next.reduce((most, p, coins) => Math.max(most, Math.abs(p - before[coins]!)), 0)
    before = next
    if (change < CONVERGED) break
  }
  return before
}

/** Nothing won for certain. */
function single(cap: number): Chances {
  const chances = new Float64Array(cap)
  chances[0] = 1
  return chances
}

/** Adds `share` of `chances`, moved up by `coins`; what reaches the cap is left out. */
function addMoved(into: Float64Array, chances: Chances, coins: number, share: number): void {
  for (let i = 0; i + coins < chances.length; i++) into[i + coins]! += share * chances[i]!
}

function convolve(a: Chances, b: Chances): Chances {
  const sum = new Float64Array(a.length)
  a.forEach((share, coins) => {
    if (share > 0) addMoved(sum, b, coins, share)
  })
  return sum
}

function power(chances: Chances, times: number): Chances {
  let product = single(chances.length)
  for (let i = 0; i < times; i++) product = convolve(product, chances)
  return product
}

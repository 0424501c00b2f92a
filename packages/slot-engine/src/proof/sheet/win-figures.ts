import { addTo, entryOf, floatAt } from '../../entries.ts'
import { meanOf, type RoundDistribution } from './round-distribution.ts'

/** What a round's whole distribution says. Wins in bets, as paid; chances as shares of 1. */
export interface WinFigures {
  readonly method: 'exact' | 'simulated'
  /** How many rounds were played, where it is simulated. */
  readonly rounds?: number
  /** P(win > 0). */
  readonly any: Chance
  /** P(win > 1): the round gives more than it costs. */
  readonly aboveBet: Chance
  /** P(win ≥ x), for every x of `WIN_STEPS` that can be reached. */
  readonly atLeast: readonly (Chance & { readonly bets: number })[]
  /** The least win that at most half of all rounds exceed. */
  readonly median: Estimate
  /** The same among the rounds that win. */
  readonly medianOfWins: Estimate
  /** E[(X − μ)³] / σ³. */
  readonly skewness: number
  /** E[(X − μ)⁴] / σ⁴ − 3. */
  readonly excessKurtosis: number
  readonly bands: readonly WinBand[]
}

export interface Chance {
  readonly chance: number
  /** √(p (1 − p) / n), where it is simulated. */
  readonly standardError?: number
}

/** In bets. */
export interface Estimate {
  readonly value: number
  /** Where it is simulated: how far the value moves when its share moves by one standard error. */
  readonly standardError?: number
}

/** Wins from `from` to below `to`, in bets, the last without end; the first band is no win at all, the second any below the bet. */
export interface WinBand extends Chance {
  readonly from: number
  readonly to: number | null
  /** What these wins return of the bet. */
  readonly rtp: number
  /** Of `rtp`, where it is simulated. */
  readonly rtpError?: number
}

/** 1, 2, 5, 10, 20, … bets. */
export const WIN_STEPS: readonly number[] = Array.from({ length: 7 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat()

export function winFigures(distribution: RoundDistribution): WinFigures {
  const { method, rounds, betCoins, coins, chances } = distribution
  const chance = (p: number): Chance => withError(Math.min(1, p), rounds)
  const tail = tails(chances)
  const reached = (at: number): number => tail[at] ?? 0
  const any = reached(firstAbove(coins, 0))
  const greatest = (coins.at(-1) ?? 0) / betCoins
  return {
    method,
    ...(rounds === undefined ? {} : { rounds }),
    any: chance(any),
    aboveBet: chance(reached(firstAbove(coins, betCoins))),
    atLeast: WIN_STEPS.filter((bets) => bets <= greatest).map((bets) => ({
      bets,
      ...chance(reached(firstAbove(coins, bets * betCoins - 0.5))),
    })),
    median: median(distribution, tail, 1),
    medianOfWins: any === 0 ? { value: 0 } : median(distribution, tail, any),
    ...shape(distribution),
    bands: bands(distribution, greatest),
  }
}

const withError = (chance: number, rounds: number | undefined): Chance =>
  rounds === undefined ? { chance } : { chance, standardError: Math.sqrt((chance * (1 - chance)) / rounds) }

/** P(X ≥ coins[i]), added from the rarest on so that small tails keep their digits. */
function tails(chances: Float64Array): Float64Array {
  const tail = chances.slice()
  for (let i = tail.length - 2; i >= 0; i--) addTo(tail, i, floatAt(tail, i + 1))
  return tail
}

function firstAbove(coins: Float64Array, limit: number): number {
  let low = 0
  let high = coins.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (floatAt(coins, middle) > limit) high = middle
    else low = middle + 1
  }
  return low
}

/** The median of the greatest `share` of all rounds. */
function median({ coins, betCoins, rounds }: RoundDistribution, tail: Float64Array, share: number): Estimate {
  const at = (part: number): number => leastExceededBy(coins, tail, part * share) / betCoins
  const value = at(0.5)
  if (rounds === undefined) return { value }
  const error = 0.5 / Math.sqrt(rounds * share)
  return { value, standardError: Math.max(value - at(0.5 + error), at(0.5 - error) - value) }
}

/** The least coins with P(X > coins) ≤ `share`, up to rounding. */
function leastExceededBy(coins: Float64Array, tail: Float64Array, share: number): number {
  let at = 0
  while (at + 1 < tail.length && floatAt(tail, at + 1) > share * (1 + 1e-12)) at++
  return coins[at] ?? 0
}

function shape(distribution: RoundDistribution): { skewness: number; excessKurtosis: number } {
  const moment = (term: (bets: number) => number): number =>
    meanOf(distribution, (coins) => term(coins / distribution.betCoins))
  const mean = moment((bets) => bets)
  const variance = moment((bets) => (bets - mean) ** 2)
  if (variance === 0) return { skewness: 0, excessKurtosis: 0 }
  return {
    skewness: moment((bets) => (bets - mean) ** 3) / variance ** 1.5,
    excessKurtosis: moment((bets) => (bets - mean) ** 4) / variance ** 2 - 3,
  }
}

function bands({ coins, chances, betCoins, rounds }: RoundDistribution, greatest: number): WinBand[] {
  const edges = [0, 0, ...WIN_STEPS]
  const sums = edges.map((from) => ({ from, chance: 0, rtp: 0, squares: 0 }))
  let at = 1
  coins.forEach((value, i) => {
    const bets = value / betCoins
    while (bets >= (edges[at + 1] ?? Number.POSITIVE_INFINITY)) at++
    const sum = entryOf(sums, value === 0 ? 0 : at)
    const chance = floatAt(chances, i)
    sum.chance += chance
    sum.rtp += chance * bets
    sum.squares += chance * bets ** 2
  })
  return sums.flatMap(({ from, chance, rtp, squares }, i): WinBand[] => {
    const error = rounds === undefined ? {} : { rtpError: Math.sqrt(Math.max(0, squares - rtp ** 2) / rounds) }
    return from > greatest ? [] : [{ from, to: edges[i + 1] ?? null, ...withError(chance, rounds), rtp, ...error }]
  })
}

import { meanOf, type RoundDistribution } from '../sheet/round-distribution.ts'
import { type WinFigures, winFigures } from '../sheet/win-figures.ts'
import { type VolatilityClass, volatilityClass } from '../sheet.ts'
import type { OutcomeTable } from './outcome-table.ts'

/** What a table pays, exactly. Shares of 1; σ in bets. */
export interface OutcomeSheet {
  readonly betCoins: number
  readonly rounds: number
  readonly totalWeight: number
  readonly rtp: number
  readonly hitFrequency: number
  readonly standardDeviation: number
  readonly volatilityIndex: number
  readonly volatilityClass: VolatilityClass
  readonly maxCoins: number
  readonly maxProbability: number
  readonly wins: WinFigures
}

export function analyseOutcomes(table: OutcomeTable): OutcomeSheet {
  const distribution = outcomeDistribution(table)
  const { coins, chances, betCoins } = distribution
  const mean = meanOf(distribution, (value) => value)
  const variance = meanOf(distribution, (value) => (value - mean) ** 2)
  const standardDeviation = Math.sqrt(variance) / betCoins
  return {
    betCoins,
    rounds: table.rows.length,
    totalWeight: table.rows.reduce((sum, { weight }) => sum + weight, 0),
    rtp: mean / betCoins,
    hitFrequency: meanOf(distribution, (value) => (value > 0 ? 1 : 0)),
    standardDeviation,
    volatilityIndex: 1.96 * standardDeviation,
    volatilityClass: volatilityClass(standardDeviation),
    maxCoins: coins.at(-1) ?? 0,
    maxProbability: chances.at(-1) ?? 0,
    wins: winFigures(distribution),
  }
}

/** How often a round of the table pays what: for sessions and figures, as a game's own distribution. */
export function outcomeDistribution({ rows, betCoins }: OutcomeTable): RoundDistribution {
  const weights = new Map<number, number>()
  let total = 0
  for (const { payout, weight } of rows) {
    weights.set(payout, (weights.get(payout) ?? 0) + weight)
    total += weight
  }
  const sorted = [...weights].sort(([a], [b]) => a - b)
  return {
    method: 'exact',
    betCoins,
    capCoins: sorted.at(-1)?.[0] ?? 0,
    coins: Float64Array.from(sorted, ([coins]) => coins),
    chances: Float64Array.from(sorted, ([, weight]) => weight / total),
  }
}

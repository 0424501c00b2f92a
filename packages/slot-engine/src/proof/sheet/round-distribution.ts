import { floatAt } from '../../entries.ts'
import { type Game, modeOf } from '../../game/core/game.ts'
import type { RoundOptions } from '../../game/core/round-options.ts'
import { Meter, type WorkOptions } from '../../meter.ts'
import { type RoundLaw, roundLaw } from '../analyse/round-law.ts'
import { roundTotals } from '../analyse/round-totals.ts'

/** How often a round pays what, all it starts included, as paid. */
export interface RoundDistribution {
  readonly method: 'exact' | 'simulated'
  /** How many rounds were played, where it is simulated. */
  readonly rounds?: number
  readonly betCoins: number
  /** The cap. */
  readonly capCoins: number
  /** Ascending; the cap is the last where a round can reach it. */
  readonly coins: Float64Array
  /** Their probabilities, which sum to 1. Exact ones are right to 1e-14 each. */
  readonly chances: Float64Array
}

/**
 * The whole distribution of a round's total.
 * @throws OutOfReach where the game has no exact one in reach, naming the part that has none
 * @throws RangeError for a bet mode the game does not have
 */
export const roundDistribution = (game: Game, options: RoundOptions & WorkOptions = {}): RoundDistribution =>
  lawDistribution(roundLaw(game, options, new Meter(options)))

/** The mean of `term` over the totals of a round. */
export const meanOf = (
  { coins, chances }: Pick<RoundDistribution, 'coins' | 'chances'>,
  term: (coins: number) => number,
): number => coins.reduce((sum, value, i) => sum + floatAt(chances, i) * term(value), 0)

/** @internal */
export function lawDistribution(law: RoundLaw): RoundDistribution {
  const { coins, chances, capChance } = roundTotals(law, 'sight')
  const capCoins = law.game.maxCoins
  const shared = { method: 'exact', betCoins: law.betCoins, capCoins } as const
  if (capChance === 0) return { ...shared, coins, chances }
  return { ...shared, coins: appended(coins, capCoins), chances: appended(chances, capChance) }
}

function appended(values: Float64Array, last: number): Float64Array {
  const longer = new Float64Array(values.length + 1)
  longer.set(values)
  longer[values.length] = last
  return longer
}

/**
 * The distribution of rounds that were played: how often each total came up.
 * @param histogram rounds by coins, ascending, as reports and simulated sheets have it
 */
export function sampledDistribution(
  game: Game,
  histogram: readonly (readonly [coins: number, rounds: number])[],
  { mode }: RoundOptions = {},
): RoundDistribution {
  const rounds = histogram.reduce((sum, [, count]) => sum + count, 0)
  return {
    method: 'simulated',
    rounds,
    betCoins: modeOf(game, mode).coins,
    capCoins: game.maxCoins,
    coins: Float64Array.from(histogram, ([coins]) => coins),
    chances: Float64Array.from(histogram, ([, count]) => count / rounds),
  }
}

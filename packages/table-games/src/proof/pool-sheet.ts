import type { TableGame } from '../core/game.ts'
import type { PoolRules } from '../core/pool.ts'
import { Fraction } from '../fraction.ts'
import { exact, isExact, type PoolSheet, type SpotSheet } from './sheet.ts'

/** Pays are linear in the meter, and rounded down to a coin where a hand takes a part of it. */
export function poolSheetOf(
  { spots }: Pick<TableGame, 'spots'>,
  { spot, startCoins, contributionPpm, shares }: PoolRules,
  lines: readonly SpotSheet[],
): PoolSheet {
  const returned = lines.find((line) => line.spot === spot)?.returned
  const price = spots.find(({ id }) => id === spot)?.min
  if (price === undefined || returned === undefined || !isExact(returned))
    throw new Error(`the pool of ${spot} belongs to no spot of an exact return`)
  const won = shares()
  const taken = Fraction.sum(won.map(({ percent, chance }) => chance.times(percent)))
  const perCoin = taken.over(100 * price)
  const atStart = Fraction.parse(returned.fraction)
  const fixed = atStart.minus(perCoin.times(startCoins))
  const contribution = Fraction.of(contributionPpm, 1_000_000 * price)
  return {
    ...{ spot, priceCoins: price, startCoins },
    contribution: exact(contribution),
    fixed: exact(fixed),
    perCoin: exact(perCoin),
    breakEven: exact(Fraction.one.minus(fixed).over(perCoin)),
    inTheLongRun: exact(atStart.plus(contribution)),
    shares: won.map(({ percent, chance }) => ({ percent, chance: exact(chance) })),
  }
}

import type { Gamble, GambleOdds } from '../../../definition.ts'

/** A way to stake what a round has won. */
export interface GambleWay extends GambleOdds {
  /** Half of the coins are staked, and the others kept. */
  readonly half: boolean
}

/** The ways to stake, by the answer that takes each, less 1: all of the coins at each of the odds, then half of them. */
export function gambleWays({ factor, up, down, others = [], half = false }: Gamble): readonly GambleWay[] {
  const odds = [{ factor, up, down }, ...others]
  return [...odds.map((one) => ({ ...one, half: false })), ...(half ? odds.map((one) => ({ ...one, half })) : [])]
}

/** Of so many coins those that are staked. */
export const stakedCoins = (coins: number, { half }: Pick<GambleWay, 'half'>): number =>
  half ? Math.ceil(coins / 2) : coins

/** What a lost gamble leaves of these coins. */
export const keptCoins = (coins: number, way: Pick<GambleWay, 'half'>): number => coins - stakedCoins(coins, way)

/** What a won gamble makes of these coins. */
export const gambledCoins = (coins: number, way: Pick<GambleWay, 'half' | 'factor'>, maxCoins: number): number =>
  Math.min(keptCoins(coins, way) + stakedCoins(coins, way) * way.factor, maxCoins)

export const greatestFactor = (gamble: Gamble): number => Math.max(...gambleWays(gamble).map(({ factor }) => factor))

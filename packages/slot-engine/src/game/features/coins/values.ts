import { entryOf } from '../../../entries.ts'
import { joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../../tables/weighted-draw.ts'

type Weights = Readonly<Record<string, number>>

/** What a coin can be worth. */
export interface CoinValues {
  /** Entries ≥ 0 are coins; entry −1 − j is jackpot j of `jackpots`. */
  readonly values: WeightedDraw
  readonly jackpots: readonly string[]
}

export function coinValues(values: Weights, jackpots: Weights = {}): CoinValues {
  const ids = Object.keys(jackpots).sort()
  const ofJackpots = namedDraw(jackpots, (id) => -1 - ids.indexOf(id))
  return { values: joinDraws(weightedDraw(values), ofJackpots), jackpots: ids }
}

/** What a coin may be worth, and how likely. */
export interface Worth {
  readonly coins: number
  readonly chance: number
}

export const worthOf = ({ values, jackpots }: CoinValues, jackpotCoins: (id: string) => number): Worth[] =>
  values.tokens.map((value, i) => ({
    coins: value < 0 ? jackpotCoins(entryOf(jackpots, -1 - value)) : value,
    chance: entryOf(values.weights, i) / values.total,
  }))

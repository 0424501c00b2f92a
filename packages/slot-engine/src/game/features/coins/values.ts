import type { ActiveCoin } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../../tables/weighted-draw.ts'

type Weights = Readonly<Record<string, number>>

/** What a coin can be worth. */
export interface CoinValues {
  /** Entries ≥ 0 are coins; entry −1 − j is jackpot j of `jackpots`, or active coin j of `active`. */
  readonly values: WeightedDraw
  readonly jackpots: readonly string[]
  /** Never beside jackpots. */
  readonly active: readonly ActiveCoin[]
}

export function coinValues(values: Weights, jackpots: Weights = {}, active: readonly ActiveCoin[] = []): CoinValues {
  const ids = Object.keys(jackpots).sort()
  const ofJackpots = namedDraw(jackpots, (id) => -1 - ids.indexOf(id))
  const ofActive = weightedDraw(
    Object.fromEntries(active.map(({ weight }, i) => [i, weight])),
    (key) => -1 - Number(key),
  )
  return { values: joinDraws(weightedDraw(values), ofJackpots, ofActive), jackpots: ids, active }
}

/** What a coin may be worth, and how likely. */
export interface Worth {
  readonly coins: number
  readonly chance: number
}

export const worthOf = (
  { values, jackpots }: Pick<CoinValues, 'values' | 'jackpots'>,
  jackpotCoins: (id: string) => number,
): Worth[] =>
  values.tokens.map((value, i) => ({
    coins: value < 0 ? jackpotCoins(entryOf(jackpots, -1 - value)) : value,
    chance: entryOf(values.weights, i) / values.total,
  }))

import type { CountTable, CountTrigger, HoldAndWin } from '../../../definition.ts'
import { joinDraws, namedDraw, type WeightedDraw, weightedDraw } from '../../tables/weighted-draw.ts'

/** What a coin can be worth. */
export interface CoinValues {
  /** Entries ≥ 0 are coins; entry −1 − j is jackpot j of `jackpots`. */
  readonly values: WeightedDraw
  readonly jackpots: readonly string[]
}

/** Hold-and-win starts with as many coins as are in view. */
export function coinsInView({ at, upTo }: CountTrigger, most: number): CountTable {
  const counts = Array.from({ length: Math.max(0, most - at + 1) }, (_, i) => at + i)
  return Object.fromEntries(counts.map((count) => [count, upTo !== undefined && count > upTo ? 0 : count]))
}

export function coinValues({ values, jackpots = {} }: HoldAndWin): CoinValues {
  const ids = Object.keys(jackpots).sort()
  const ofJackpots = namedDraw(jackpots, (id) => -1 - ids.indexOf(id))
  return { values: joinDraws(weightedDraw(values), ofJackpots), jackpots: ids }
}

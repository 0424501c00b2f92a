import type { NewGame, NewSymbol, Volatility } from '@spilvaerk/schemas'
import type { CountTable } from '@spilvaerk/slot-engine'

/** Pays are in hundredths of the bet, so one coin is an øre at a bet of 1 DKK. */
export const BET_COINS = 100

/** What a win of one symbol fewer pays, as a share: the steeper, the more volatile. */
const STEEPNESS: { readonly [V in Volatility]: number } = { low: 0.35, medium: 0.25, high: 0.16, extreme: 0.1 }
const DEAREST = 25
const CHEAPER = 0.7
const FEWEST_TO_WIN = 3

/** The pays that the maker of the game wrote, under the symbol's id, name or emoji. They are kept to the coin. */
export function writtenPays(symbol: NewSymbol, paytable: NewGame['paytable']): CountTable | undefined {
  const key = [symbol.id, symbol.name, symbol.emoji].find((name) => name && Object.hasOwn(paytable, name))
  const written = key && paytable[key]
  if (!written) return undefined
  return Object.fromEntries(Object.entries(written).map(([count, times]) => [count, Math.round(times * BET_COINS)]))
}

/** Pays by the symbol's value, or by its rank when it has none. `scale` moves the whole game towards its RTP. */
export function pricedPays(
  { value, type }: NewSymbol,
  { rank, reels, volatility, scale }: { rank: number; reels: number; volatility: Volatility; scale: number },
): CountTable {
  if (type === 'wild' && value === 0) return {}
  const top = value || (type === 'regular' ? DEAREST * CHEAPER ** rank : DEAREST)
  const counts = Array.from({ length: reels - FEWEST_TO_WIN + 1 }, (_, index) => FEWEST_TO_WIN + index)
  return Object.fromEntries(
    counts.map((count) => {
      const coins = top * STEEPNESS[volatility] ** (reels - count) * scale * BET_COINS
      return [String(count), Math.max(1, Math.round(coins))]
    }),
  )
}

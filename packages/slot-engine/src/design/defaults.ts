import type { Brief, FreeSpinWish } from './brief.ts'

/** Bets that any level of the site splits into whole coins, from the least. */
const BET_COINS = [10, 20, 25, 40, 50, 100] as const
/** Micro-DKK in the lowest bet. */
const COIN_DIVISOR = 100_000
const USUAL_ROWS = 3
const MOST_ROWS = 5

export const isCoinBet = (bet: unknown): boolean =>
  typeof bet === 'number' && Number.isInteger(bet) && bet > 0 && COIN_DIVISOR % bet === 0

/** A coin for every line; on three reels, where each symbol has one pay only, a few, for the pays to be fine enough. */
export function usualBet({ lines = 1, reels }: Brief): number {
  const perLine = reels > 3 ? 1 : lines < 25 ? 4 : 2
  return betOf(lines * perLine)
}

/** The least usual bet of at least so many coins. */
export const betOf = (coins: number): number => BET_COINS.find((bet) => bet >= coins) ?? 100

/** Also for what is no brief yet: its rows may be anything. */
const isList = (rows: Brief['rows']): rows is readonly number[] => Array.isArray(rows)

export function rowsOf({ rows, reels, lines = 1 }: Brief): readonly number[] {
  if (isList(rows)) return rows
  if (rows !== undefined) return new Array<number>(reels).fill(rows)
  let enough = USUAL_ROWS
  while (enough < MOST_ROWS && enough ** reels < lines) enough++
  return new Array<number>(reels).fill(enough)
}

export const wishOf = ({ features }: Brief): FreeSpinWish =>
  typeof features?.freeSpins === 'object' ? features.freeSpins : {}

import { EMPTY } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'

/** A symbol that pays by the number of its cells. */
export interface CountedSymbol {
  readonly symbol: number
  /** Tokens that stand for it, without its own. */
  readonly others: Int32Array
  /** Per token: 0 where it does not stand for the symbol, else the multiplier it brings. */
  readonly fits: Int32Array
  /** Coins by count. */
  readonly pays: readonly number[]
  /** The least count that pays; more than there can be where none does. */
  readonly least: number
}

export function countedSymbol({ symbol, fits, pays }: Candidate): CountedSymbol {
  const others = fits.flatMap((fit, token) => (fit > 0 && token !== symbol ? [token] : []))
  const least = pays.findIndex((coins) => coins > 0)
  return {
    symbol,
    others: Int32Array.from(others),
    fits: Int32Array.from({ length: EMPTY + 1 }, (_, token) => fits[token] ?? 0),
    pays,
    least: least < 0 ? pays.length : least,
  }
}

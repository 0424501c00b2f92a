import type { WildMultiplierRule } from '../../../definition.ts'
import { EMPTY } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** Wins by numbers of cells, as tables. */
export interface CountedWins {
  readonly symbols: readonly CountedSymbol[]
  readonly multipliers: WildMultiplierRule
}

export interface CountedSymbol {
  readonly symbol: number
  /** Tokens that stand for it, without its own. */
  readonly others: Int32Array
  /** By token, `EMPTY` counted in: 0 where it does not stand for the symbol, else the multiplier it brings. */
  readonly fits: Int32Array
  /** Coins by count. */
  readonly pays: readonly number[]
  /** The least count that pays; more than there can be where none does. */
  readonly least: number
}

export const countedWins = (candidates: readonly Candidate[], multipliers: WildMultiplierRule): CountedWins => ({
  symbols: candidates.map(countedSymbol),
  multipliers,
})

function countedSymbol({ symbol, fits, pays }: Candidate): CountedSymbol {
  const others = fits.flatMap((fit, token) => (fit > 0 && token !== symbol ? [token] : []))
  const table = new Int32Array(EMPTY + 1)
  table.set(fits)
  const least = pays.findIndex((coins) => coins > 0)
  return { symbol, others: Int32Array.from(others), fits: table, pays, least: least < 0 ? pays.length : least }
}

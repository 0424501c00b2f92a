import { entryOf, intAt } from '../../../entries.ts'
import { EMPTY } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** Symbols that a word has a bit for. */
export const WORD_SYMBOLS = 32

/** Wins by ways, as tables. */
export interface WaysTables {
  readonly symbols: readonly WaysSymbol[]
  /** Symbol `i` is bit `i % WORD_SYMBOLS` of word `i / WORD_SYMBOLS`. */
  readonly words: readonly WaysWord[]
}

export interface WaysSymbol {
  readonly symbol: number
  readonly fits: readonly number[]
  /** Coins by length of the run. */
  readonly pays: readonly number[]
  /** By token: 0 where it does not stand for the symbol, else 1 + twice the ways it makes. No branch is needed to read it. */
  readonly stands: Int32Array
}

/** Up to 32 symbols, a bit for each. */
export interface WaysWord {
  /** By token the symbols that it stands for. */
  readonly standsFor: Int32Array
  /** By length of a run the symbols that it pays. */
  readonly paid: Int32Array
}

export const waysTables = (candidates: readonly Candidate[], reels: number): WaysTables => ({
  symbols: candidates.map(({ symbol, fits, pays }) => {
    const stands = new Int32Array(EMPTY + 1)
    for (const [token, fit] of fits.entries()) if (fit > 0) stands[token] = 2 * fit + 1
    return { symbol, fits, pays, stands }
  }),
  words: Array.from({ length: Math.ceil(candidates.length / WORD_SYMBOLS) }, (_, w) =>
    waysWord(candidates.slice(w * WORD_SYMBOLS, (w + 1) * WORD_SYMBOLS), reels),
  ),
})

function waysWord(candidates: readonly Candidate[], reels: number): WaysWord {
  const standsFor = new Int32Array(EMPTY + 1)
  const paid = new Int32Array(reels + 1)
  for (const [i, { fits, pays }] of candidates.entries()) {
    const bit = 1 << i
    for (const [token, fit] of fits.entries()) if (fit > 0) standsFor[token] = intAt(standsFor, token) | bit
    for (let count = 0; count <= reels; count++) {
      if (entryOf(pays, count) > 0) paid[count] = intAt(paid, count) | bit
    }
  }
  return { standsFor, paid }
}

import type { Definition, FullWindow } from '../../../definition.ts'
import { EMPTY } from '../../tables/reels.ts'
import { replaces, type Tokens } from '../../tables/tokens.ts'

/** A symbol that a window may be full of. */
export interface FullSymbol {
  readonly symbol: number
  readonly coins: number
  /** By token, `EMPTY` counted in, 1 where a cell leaves the window full of it: what lies below a short reel is no cell. */
  readonly fits: Uint8Array
}

/** The dearest first. */
export function fullSymbols(
  { pays, wilds = 'count' }: FullWindow,
  definition: Definition,
  tokens: Tokens,
): FullSymbol[] {
  const { symbols } = definition
  const found = symbols.flatMap((symbol, index) => {
    const coins = pays[symbol.id] ?? 0
    if (coins === 0) return []
    const fits = new Uint8Array(EMPTY + 1)
    for (const [token, { symbol: own }] of tokens.list.entries())
      fits[token] = own === index || (wilds === 'count' && replaces(symbols, own, symbol.id)) ? 1 : 0
    fits[EMPTY] = 1
    return [{ symbol: index, coins, fits }]
  })
  return found.sort((a, b) => b.coins - a.coins)
}

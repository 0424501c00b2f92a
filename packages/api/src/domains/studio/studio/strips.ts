import type { NewSymbol } from '@spilvaerk/schemas'

const GOLDEN = (Math.sqrt(5) - 1) / 2
const FEWEST = 2
const MOST = 8

/** A symbol by its id, and how many stops of a strip show it. */
export interface Share {
  readonly id: string
  readonly stops: number
}

/** The dearer a symbol, the rarer: regular symbols from 2 stops for the dearest to 8 for the cheapest; wilds 2, scatters 1. */
export function sharesOf(symbols: readonly (NewSymbol & { readonly id: string })[]): Share[] {
  const regular = symbols.filter(({ type }) => type === 'regular')
  const step = (MOST - FEWEST) / Math.max(1, regular.length - 1)
  return symbols.map((symbol) => {
    const rank = regular.indexOf(symbol)
    const stops = rank >= 0 ? Math.round(FEWEST + rank * step) : symbol.type === 'wild' ? 2 : 1
    return { id: symbol.id, stops }
  })
}

/** One strip: each symbol's stops evenly around the reel, turned by the golden section so that no two reels are alike. */
export function stripOf(shares: readonly Share[], reel: number): string[] {
  const stops = shares.flatMap(({ id, stops: count }, index) => {
    const turn = ((index + 1) * (reel + 1) * GOLDEN) % 1
    return Array.from({ length: count }, (_, stop) => ({ id, at: (stop + turn) / count }))
  })
  return stops.sort((a, b) => a.at - b.at).map(({ id }) => id)
}

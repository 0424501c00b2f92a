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

export const BLANK = 'blank'
/** Rarer than this, dear symbols alone do not bring a return down: stops that show nothing do. */
export const BLANKS_FROM = 2
/** Stops of a strip whose return is sought: many, for it to be found finely. */
const STOPS = 150

/** The same symbols, the first ones e^rarity rarer beside the last one; each reel rounds elsewhere, so that returns lie close. */
export function rarerOn(reel: number, shares: readonly Share[], rarity: number): Share[] {
  const blanks = rarity > BLANKS_FROM ? 1 - Math.exp((BLANKS_FROM - rarity) / 2) : 0
  const regular = Math.min(rarity, BLANKS_FROM)
  const parts = shares.map(({ stops }, at) => stops * Math.exp(regular * (at / Math.max(1, shares.length - 1) - 1)))
  const total = parts.reduce((sum, part) => sum + part, 0)
  const turn = (at: number): number => ((at + 1) * (reel + 1) * GOLDEN) % 1
  const counted = shares.map(({ id }, at) => ({
    id,
    stops: Math.max(1, Math.floor(((parts[at] ?? 0) / total) * STOPS * (1 - blanks) + turn(at))),
  }))
  const empty = Math.floor(STOPS * blanks + turn(shares.length))
  return empty > 0 && rarity > BLANKS_FROM ? [...counted, { id: BLANK, stops: empty }] : counted
}

/** One strip: each symbol's stops evenly around the reel, turned by the golden section so that no two reels are alike. */
export function stripOf(shares: readonly Share[], reel: number): string[] {
  const stops = shares.flatMap(({ id, stops: count }, index) => {
    const turn = ((index + 1) * (reel + 1) * GOLDEN) % 1
    return Array.from({ length: count }, (_, stop) => ({ id, at: (stop + turn) / count }))
  })
  return stops.sort((a, b) => a.at - b.at).map(({ id }) => id)
}

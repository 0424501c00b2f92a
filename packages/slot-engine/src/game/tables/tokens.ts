import type { CountTable, Definition, SymbolDefinition } from '../../definition.ts'
import { type WeightedDraw, weightedDraw } from './weighted-draw.ts'

/**
 * What can lie in a cell: a symbol, or one that multiplies with one of its multipliers. Token `i` is symbol `i` of the
 * definition for every symbol; those with drawn multipliers come after them.
 */
export interface Token {
  readonly symbol: number
  readonly multiplier: number
}

export interface Tokens {
  readonly list: readonly Token[]
  /** Those from here on are drawn by nobody. */
  readonly drawn: number
  /** Per symbol that draws its multiplier: what to draw from. */
  readonly draws: ReadonlyMap<number, WeightedDraw>
}

/** @param further multipliers that wilds come by otherwise */
export function tokensOf(symbols: readonly SymbolDefinition[], further: readonly Token[] = []): Tokens {
  const list: Token[] = symbols.map((symbol, i) => ({ symbol: i, multiplier: fixedMultiplier(symbol) }))
  const draws = new Map<number, WeightedDraw>()
  symbols.forEach((symbol, i) => {
    const values = valuesOf(symbol)
    if (typeof values !== 'object') return
    const tokenOf = (multiplier: string): number => list.push({ symbol: i, multiplier: Number(multiplier) }) - 1
    draws.set(i, weightedDraw(values, tokenOf))
  })
  const drawn = list.length
  list.push(...further)
  return { list, drawn, draws }
}

const fixedMultiplier = (symbol: SymbolDefinition): number => {
  const values = valuesOf(symbol)
  return typeof values === 'number' ? values : 1
}

/** What a wild multiplies by, or a scatter adds to a factor: a number, or weights. */
function valuesOf(symbol: SymbolDefinition): number | CountTable | undefined {
  if (symbol.kind === 'wild') return symbol.multiplier
  return symbol.kind === 'scatter' ? symbol.adds : undefined
}

/** A symbol that the pay table pays. */
export interface Candidate {
  readonly symbol: number
  /** Per token: 0 where it does not stand for the symbol, else the multiplier it brings (1: none). */
  readonly fits: readonly number[]
  /** Coins by count, up to the most there can be. */
  readonly pays: readonly number[]
  /** Per token whether it is the symbol itself. */
  readonly owns: readonly boolean[]
  /** Its runs are of wilds alone. */
  readonly isWild: boolean
}

/** @param most the highest count that can come up */
export function candidatesOf({ symbols }: Definition, tokens: Tokens, most: number): Candidate[] {
  return symbols.flatMap((symbol, index) => {
    if ((symbol.kind !== 'regular' && symbol.kind !== 'wild') || !symbol.pays) return []
    const fits = tokens.list.map((token) => {
      if (token.symbol === index) return 1
      return replaces(symbols, token.symbol, symbol.id) ? token.multiplier : 0
    })
    const owns = tokens.list.map((token) => token.symbol === index)
    return [{ symbol: index, fits, pays: payByCount(symbol.pays, most), owns, isWild: symbol.kind === 'wild' }]
  })
}

export function replaces(symbols: readonly SymbolDefinition[], wild: number, id: string): boolean {
  const symbol = symbols[wild]
  if (symbol?.kind !== 'wild') return false
  if (symbol.replaces !== undefined) return symbol.replaces.includes(id)
  return symbols.some((other) => other.id === id && other.kind === 'regular')
}

/** Values by count 0..max: a count between two keys has the lower key's, one above the last the last's. */
export function payByCount(table: Readonly<Record<string, number>> | undefined, max: number): number[] {
  const values = new Array<number>(max + 1).fill(0)
  const entries = Object.entries(table ?? {}).sort(([a], [b]) => Number(a) - Number(b))
  for (const [from, value] of entries) values.fill(value, Math.min(Number(from), max + 1))
  return values
}

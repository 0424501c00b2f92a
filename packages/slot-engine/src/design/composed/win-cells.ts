import type { Definition } from '../../definition.ts'

/** The cells of the pay table: `rank * keys.length + index of the key`. */
export interface WinCells {
  /** Tokens of the regular symbols, by rank. */
  readonly regulars: readonly number[]
  /** Per token its rank among the regular symbols, or −1. */
  readonly ranks: Int16Array
  /** The sizes that pay, ascending. */
  readonly keys: readonly number[]
  /** Index of the pay by size; −1 pays nothing. */
  readonly keyOf: Int16Array
  /** By cell. */
  readonly pays: Float64Array
}

export function winCells({ symbols }: Definition): WinCells {
  const paying = symbols.flatMap((symbol, token) => (symbol.kind === 'regular' ? [{ token, pays: symbol.pays }] : []))
  const regulars = paying.map(({ token }) => token)
  const keys = Object.keys(paying[0]?.pays ?? {}).map(Number)
  return {
    regulars,
    ranks: Int16Array.from(symbols, (_, token) => regulars.indexOf(token)),
    keys,
    keyOf: Int16Array.from({ length: 128 }, (_, size) => keys.findLastIndex((key) => key <= size)),
    pays: Float64Array.from(paying.flatMap(({ pays = {} }) => keys.map((key) => pays[String(key)]!))),
  }
}

/** The cell that a win of a regular symbol counts to. */
export const cellOf = ({ ranks, keys, keyOf }: WinCells, token: number, count: number): number =>
  ranks[token]! * keys.length + keyOf[count]!

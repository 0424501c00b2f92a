/** What is in view, cell by cell. */
import type { Definition, SymbolDefinition, WildSymbol } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'

export interface Shown {
  readonly symbol: string
  /** What a wild multiplies; 1 for everything else. */
  readonly multiplier: number
}

/** By reel, from the top. */
export type View = readonly (readonly Shown[])[]

export function cellsWhere(view: View, fits: (shown: Shown, cell: Cell) => boolean): readonly Cell[] {
  return view.flatMap((column, reel) =>
    column.flatMap((shown, row) => (fits(shown, [reel, row]) ? [[reel, row] as const] : [])),
  )
}

export const cellsOf = (view: View, symbol: string): readonly Cell[] =>
  cellsWhere(view, (shown) => shown.symbol === symbol)

export const shownAt = (view: View, [reel, row]: Cell): Shown => view[reel]![row]!

/** A copy with some cells changed. */
export const withCells = (view: View, change: (shown: Shown, cell: Cell) => Shown): View =>
  view.map((column, reel) => column.map((shown, row) => change(shown, [reel, row])))

export const isIn = (cells: readonly Cell[], [reel, row]: Cell): boolean =>
  cells.some(([otherReel, otherRow]) => otherReel === reel && otherRow === row)

export const symbolOf = (definition: Definition, id: string): SymbolDefinition =>
  definition.symbols.find((symbol) => symbol.id === id)!

export function wildOf(definition: Definition, id: string): WildSymbol | undefined {
  const symbol = symbolOf(definition, id)
  return symbol.kind === 'wild' ? symbol : undefined
}

/** Whether a symbol is a wild that stands in for `target`. */
export function standsInFor(definition: Definition, id: string, target: string): boolean {
  const wild = wildOf(definition, id)
  if (wild === undefined) return false
  return wild.replaces?.includes(target) ?? symbolOf(definition, target).kind === 'regular'
}

export const fits = (definition: Definition, id: string, target: string): boolean =>
  id === target || standsInFor(definition, id, target)

import type { Definition } from '../src/definition.ts'

/** Reels that always stop at the first cell of these columns, of which as many rows are in view as `rows` says. */
export const fixedReels = (columns: readonly string[], rows?: number): Definition['reelSets'][string] =>
  columns.map((column) => ({
    strip: [...column],
    weights: Array.from(column, (_, stop) => (stop === 0 ? 1 : 0)),
    rows: rows ?? column.length,
  }))

import type { Definition, HoldAndWin } from '../../../definition.ts'
import { mostCells } from '../../tables/columns.ts'
import { maxRowsOf } from '../../tables/reels.ts'

type Opening = Pick<HoldAndWin, 'opensRows' | 'opensReels'>

/** The window that a grid grows from. */
export interface GridWindow {
  readonly cells: number
  readonly reels: number
  /** Rows of its last reel, which reels that open have too. */
  readonly last: number
}

const opened = (counts: readonly number[], locked: number): number =>
  counts.reduce((sum, at) => (locked >= at ? sum + 1 : sum), 0)

/** The rows that have opened once so many coins are locked. */
export const rowsOpen = ({ opensRows = [] }: Opening, locked: number): number => opened(opensRows, locked)

/** The reels that have opened once so many coins are locked. */
export const reelsOpen = ({ opensReels = [] }: Opening, locked: number): number => opened(opensReels, locked)

/** The cells that play once so many coins are locked. */
export function cellsOpen(feature: Opening, { cells, reels, last }: GridWindow, locked: number): number {
  const more = reelsOpen(feature, locked)
  return cells + more * last + rowsOpen(feature, locked) * (reels + more)
}

/** The most cells that play, rows and reels that open among them. */
export const mostPlayed = (feature: Opening, definition: Definition): number =>
  cellsOpen(feature, { cells: mostCells(definition), ...edgeOf(definition) }, Number.POSITIVE_INFINITY)

function edgeOf({ reelSets }: Definition): Omit<GridWindow, 'cells'> {
  const sets = Object.values(reelSets)
  return {
    reels: sets[0]?.length ?? 0,
    last: Math.max(0, ...sets.map((set) => Math.max(0, ...set.slice(-1).map(maxRowsOf)))),
  }
}

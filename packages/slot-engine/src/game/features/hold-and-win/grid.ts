import type { Definition, HoldAndWin } from '../../../definition.ts'
import { mostCells } from '../../tables/columns.ts'

type Opening = Pick<HoldAndWin, 'opensRows'>

/** The rows that have opened once so many coins are locked. */
export const rowsOpen = ({ opensRows = [] }: Opening, locked: number): number =>
  opensRows.reduce((rows, at) => (locked >= at ? rows + 1 : rows), 0)

/** The most cells that play, rows that open among them. */
export const mostPlayed = ({ opensRows = [] }: Opening, definition: Definition): number =>
  mostCells(definition) + opensRows.length * widthOf(definition)

const widthOf = ({ reelSets }: Definition): number => Object.values(reelSets)[0]?.length ?? 0

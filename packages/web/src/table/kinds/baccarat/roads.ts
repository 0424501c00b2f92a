import type { TableRound } from '@spilvaerk/table-games'

export type Side = 'player' | 'banker' | 'tie'

const ROWS = 6

/** Who won the rounds, the first one first. */
export const winnersOf = (past: readonly TableRound[]): readonly Side[] =>
  past.toReversed().flatMap(({ events }) => {
    const counted = events.find((event) => event.type === 'handsCounted')
    return counted?.type === 'handsCounted' ? [counted.winner] : []
  })

/** A mark of a road, with how many ties came after it. */
interface RoadMark {
  readonly side: Exclude<Side, 'tie'>
  readonly column: number
  readonly row: number
  readonly ties: number
}

/**
 * The big road: a run of one side goes down, and to the right where there is no room; another side begins a column of its
 * own. Ties are counted on the mark before them; those before the first mark are not shown.
 */
export function bigRoad(winners: readonly Side[]): readonly RoadMark[] {
  const marks: RoadMark[] = []
  const taken = new Set<string>()
  let start = 0
  for (const side of winners) {
    const last = marks.at(-1)
    if (side === 'tie') {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    const mark = { side, ties: 0, ...placeAfter(last, side) }
    marks.push(mark)
    taken.add(`${mark.column} ${mark.row}`)
  }
  return marks

  function placeAfter(last: RoadMark | undefined, side: Side): Pick<RoadMark, 'column' | 'row'> {
    if (last === undefined) return { column: 0, row: 0 }
    if (last.side !== side) {
      start += 1
      while (taken.has(`${start} 0`)) start += 1
      return { column: start, row: 0 }
    }
    const isFree = last.row + 1 < ROWS && !taken.has(`${last.column} ${last.row + 1}`)
    return isFree ? { column: last.column, row: last.row + 1 } : { column: last.column + 1, row: last.row }
  }
}

/** The last marks of the bead plate: column by column from the top, as whole columns as there is room for. */
export const beads = (winners: readonly Side[], columns: number): readonly Side[] => {
  const first = Math.max(0, Math.ceil(winners.length / ROWS) - columns) * ROWS
  return winners.slice(first)
}

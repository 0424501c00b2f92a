import { entryOf } from '@spilvaerk/slot-engine/shared'
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
interface RoadMark extends RoadPlace {
  readonly side: Exclude<Side, 'tie'>
  readonly ties: number
}

/**
 * The big road: a run of one side goes down, another side begins a column of its own. Ties are counted on the mark before
 * them; those before the first mark are counted on it.
 */
export function bigRoad(winners: readonly Side[]): readonly RoadMark[] {
  const marks: { side: RoadMark['side']; ties: number }[] = []
  let leading = 0
  for (const side of winners) {
    const last = marks.at(-1)
    if (side !== 'tie') marks.push({ side, ties: last ? 0 : leading })
    else if (last) last.ties += 1
    else leading += 1
  }
  const places = placesOf(marks.map(({ side }) => side))
  return marks.map((mark, i) => ({ ...mark, ...entryOf(places, i) }))
}

export interface RoadPlace {
  readonly column: number
  readonly row: number
}

/** Where marks of a road lie: a run goes down until there is no room, then to the right until it ends. */
export function placesOf(marks: readonly string[]): readonly RoadPlace[] {
  const places: RoadPlace[] = []
  const taken = new Set<string>()
  const isFree = ({ column, row }: RoadPlace): boolean => row < ROWS && !taken.has(`${column} ${row}`)
  let start = -1
  let hasTurned = false
  for (const [i, mark] of marks.entries()) {
    const last = places.at(-1)
    let place: RoadPlace
    if (last === undefined || mark !== marks[i - 1]) {
      hasTurned = false
      do start += 1
      while (!isFree({ column: start, row: 0 }))
      place = { column: start, row: 0 }
    } else {
      const below = { column: last.column, row: last.row + 1 }
      hasTurned ||= !isFree(below)
      place = hasTurned ? { column: last.column + 1, row: last.row } : below
    }
    places.push(place)
    taken.add(`${place.column} ${place.row}`)
  }
  return places
}

/** Roads that are read from the big road, by how many columns each looks back. */
export const DERIVED = { bigEye: 1, small: 2, cockroach: 3 } as const

/**
 * A derived road: red where the runs of the big road repeat themselves, blue where they do not. It looks at the runs
 * themselves, not at where their tails were turned, and begins beside the second mark of column `back` + 1.
 */
export function derivedRoad(winners: readonly Side[], back: number): readonly ('red' | 'blue')[] {
  const runs: number[] = []
  const sides = winners.filter((side) => side !== 'tie')
  for (const [i, side] of sides.entries()) {
    if (side === sides[i - 1]) runs.push((runs.pop() ?? 0) + 1)
    else runs.push(1)
  }
  return runs.flatMap((length, column) =>
    Array.from({ length }, (_, row): readonly ('red' | 'blue')[] => {
      if (column < back || (column === back && row === 0)) return []
      if (row > 0) return [runs[column - back] === row ? 'blue' : 'red']
      return [runs[column - 1] === runs[column - 1 - back] ? 'red' : 'blue']
    }).flat(),
  )
}

/** The last marks of the bead plate: column by column from the top, as whole columns as there is room for. */
export const beads = (winners: readonly Side[], columns: number): readonly Side[] => {
  const first = Math.max(0, Math.ceil(winners.length / ROWS) - columns) * ROWS
  return winners.slice(first)
}

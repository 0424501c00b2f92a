import type { ShapeWins } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'

/** A shape, ready for play and for proof. */
export interface PlannedShape {
  readonly name: string
  readonly times: number
  /** The places of its cells on a board. */
  readonly places: readonly number[]
  /** Per reel the rows of its cells. */
  readonly rows: readonly (readonly number[])[]
  /** The last reel that it has a cell on. */
  readonly last: number
  /** The larger ones that it lies within, where those hide it. */
  readonly within: readonly number[]
}

/** The largest first, so that what hides a shape stands before it. */
export function plannedShapes({ shapes, nested = 'hidden' }: ShapeWins): readonly PlannedShape[] {
  const largest = shapes
    .map(({ name, times = 1, cells }) => ({
      name,
      times,
      rows: cells,
      places: cells.flatMap((rows, reel) => rows.map((row) => reel * STRIDE + row)),
      last: Math.max(
        0,
        cells.findLastIndex(({ length }) => length > 0),
      ),
    }))
    .sort((a, b) => b.places.length - a.places.length)
  return largest.map((shape) => ({ ...shape, within: nested === 'paid' ? [] : around(shape.places, largest) }))
}

const around = (places: readonly number[], shapes: readonly { readonly places: readonly number[] }[]): number[] =>
  shapes.flatMap((other, i) =>
    other.places.length > places.length && places.every((at) => other.places.includes(at)) ? [i] : [],
  )

/** What a symbol wins in a shape, before its wilds multiply. */
export const payIn = ({ times, places }: PlannedShape, { pays }: Pick<Candidate, 'pays'>): number =>
  entryOf(pays, places.length) * times

import { byteAt, entryOf, floatAt, intAt } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import { columnOf } from '../../game/tables/faces.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { WeightedDraw } from '../../game/tables/weighted-draw.ts'
import type { Meter } from '../../meter.ts'

/**
 * The reels as they count: wilds with their multipliers drawn, expanding wilds over their whole reel. All of that happens reel
 * by reel, so it only makes more faces. Scatters count as they stopped.
 */
export const settledReels = ({ plan }: Game, reels: readonly Reel[], meter: Meter): Reel[] =>
  reels.map((reel) => {
    const { draws } = plan.tokens
    const columns = columnsDrawn(reel, draws)
    meter.spend(COLUMN_STEPS * columns)
    meter.hold(COLUMN_BYTES * columns)
    const scale = weightScale(reel, draws)
    const settled: Reel = {
      ...reel,
      faces: columns,
      weight: reel.weight * scale,
      weights: new Float64Array(columns),
      faceOf: null,
      stops: new Uint16Array(columns),
      rows: new Uint8Array(columns),
      tokens: new Uint8Array(columns * reel.maxRows),
      scatters: new Int32Array(columns),
    }
    let column = 0
    for (let face = 0; face < reel.faces; face++) {
      const from = column
      const weight = floatAt(reel.weights, face) * scale
      column = drawn({ settled, draws, shown: columnOf(reel, face) }, 0, column, weight)
      settled.stops.fill(entryOf(reel.stops, face), from, column)
      settled.rows.fill(entryOf(reel.rows, face), from, column)
      settled.scatters.fill(intAt(reel.scatters, face), from, column)
    }
    for (let at = 0; at < columns; at++) expand(columnOf(settled, at), plan.expanding)
    return settled
  })

/** The reels with their mystery symbols turned into `revealed`. */
export const turnedReels = ({ plan }: Game, reels: readonly Reel[], revealed: number): readonly Reel[] =>
  plan.reveals.size === 0
    ? reels
    : reels.map((reel) => ({
        ...reel,
        tokens: reel.tokens.map((token) => (plan.reveals.has(token) ? revealed : token)),
      }))

/** Steps and bytes of a column while it is made. */
const COLUMN_STEPS = 100
const COLUMN_BYTES = 200

/** How many columns a reel's become. */
function columnsDrawn(reel: Reel, draws: ReadonlyMap<number, WeightedDraw>): number {
  let columns = 0
  for (let face = 0; face < reel.faces; face++)
    columns += columnOf(reel, face).reduce((product, token) => product * (draws.get(token)?.tokens.length ?? 1), 1)
  return columns
}

/** What all weights are multiplied by so that every combination of drawn multipliers has a whole one. */
function weightScale(reel: Reel, draws: ReadonlyMap<number, WeightedDraw>): number {
  let scale = 1
  for (const [token, { total }] of draws) {
    let most = 0
    for (let face = 0; face < reel.faces; face++) {
      most = Math.max(most, columnOf(reel, face).filter((other) => other === token).length)
    }
    scale *= total ** most
  }
  return scale
}

interface Drawing {
  readonly settled: Reel
  readonly draws: ReadonlyMap<number, WeightedDraw>
  /** The column as it stopped. */
  readonly shown: Uint8Array
}

/** Writes every column that the cells from `row` on can become, the last cell's fastest, and gives the number of the next. */
function drawn(drawing: Drawing, row: number, column: number, weight: number): number {
  const { settled, draws, shown } = drawing
  const { tokens, weights, maxRows } = settled
  if (row === shown.length) {
    weights[column] = weight
    return column + 1
  }
  const token = byteAt(shown, row)
  const draw = draws.get(token)
  const variants = draw?.tokens ?? [token]
  let next = column
  for (let i = 0; i < variants.length; i++) {
    const from = next
    next = drawn(drawing, row + 1, from, draw === undefined ? weight : (weight * entryOf(draw.weights, i)) / draw.total)
    for (let at = from; at < next; at++) tokens[at * maxRows + row] = entryOf(variants, i)
  }
  return next
}

function expand(column: Uint8Array, expanding: readonly number[]): void {
  const token = expanding.find((wild) => column.includes(wild))
  if (token !== undefined) column.fill(token)
}

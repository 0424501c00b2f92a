import { entryOf } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import { columnOf, facesOf } from '../../game/tables/faces.ts'
import type { Reel } from '../../game/tables/reels.ts'
import type { WeightedDraw } from '../../game/tables/weighted-draw.ts'
import type { Meter } from '../../meter.ts'

/** A reel's columns as they are once everything in them has turned, each with its weight. */
interface Column {
  readonly tokens: readonly number[]
  readonly weight: number
}

/**
 * The reels as they count: wilds with their multipliers drawn, expanding wilds over their whole reel. All of that happens reel
 * by reel, so it only makes more faces. Scatters count as they stopped.
 */
export const settledReels = ({ plan }: Game, reels: readonly Reel[], meter: Meter): Reel[] =>
  reels.map((reel) => {
    const columns = columnsDrawn(reel, plan.tokens.draws)
    meter.spend(COLUMN_STEPS * columns)
    meter.hold(COLUMN_BYTES * columns)
    const scale = weightScale(reel, plan.tokens.draws)
    const faces = facesOf(reel).flatMap((face) => {
      return drawn(Array.from(face.tokens), plan.tokens.draws, face.weight * scale).map((settled) => ({
        ...face,
        column: expanded(settled, plan.expanding),
      }))
    })
    return {
      ...reel,
      faces: faces.length,
      weight: reel.weight * scale,
      weights: Float64Array.from(faces, ({ column: { weight } }) => weight),
      faceOf: null,
      stops: Uint16Array.from(faces, ({ stop }) => stop),
      rows: Uint8Array.from(faces, ({ rows }) => rows),
      tokens: Uint8Array.from(
        faces.flatMap(({ column: { tokens } }) => Array.from({ length: reel.maxRows }, (_, row) => tokens[row] ?? 0)),
      ),
      scatters: Int32Array.from(faces, ({ scatters }) => scatters),
    }
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

function drawn(tokens: readonly number[], draws: ReadonlyMap<number, WeightedDraw>, weight: number): Column[] {
  return tokens.reduce<Column[]>(
    (columns, token) => {
      const draw = draws.get(token)
      if (draw === undefined) return columns.map((made) => ({ ...made, tokens: [...made.tokens, token] }))
      return columns.flatMap((made) =>
        draw.tokens.map((variant, i) => ({
          tokens: [...made.tokens, variant],
          weight: (made.weight * entryOf(draw.weights, i)) / draw.total,
        })),
      )
    },
    [{ tokens: [], weight }],
  )
}

function expanded(made: Column, expanding: readonly number[]): Column {
  const token = expanding.find((wild) => made.tokens.includes(wild))
  return token === undefined ? made : { ...made, tokens: made.tokens.map(() => token) }
}

import { floatAt, intAt } from '../../entries.ts'
import type { Game } from '../../game/core/game.ts'
import { columnOf } from '../../game/tables/faces.ts'
import { type Reel, scatterCount } from '../../game/tables/reels.ts'
import type { Meter } from '../../meter.ts'

/** A reel whose cells may be covered, and by face how many are and how many scatters it shows. */
export interface CoveredReel {
  readonly reel: Reel
  readonly covers: readonly number[]
  readonly scatters: readonly number[]
}

/** Steps and bytes of a column while it is made. */
const COLUMN_STEPS = 60
const COLUMN_BYTES = 200

/** The reel in each of its faces with every set of at most `most` rows covered that shows no scatter; alike columns are one. */
export function coveredReel(
  game: Game,
  reel: Reel,
  { most, token }: { readonly most: number; readonly token: number },
  meter: Meter,
): CoveredReel {
  const sets = Array.from({ length: 2 ** reel.maxRows }, (_, rows) => rows).filter((rows) => bits(rows) <= most)
  meter.spend(COLUMN_STEPS * reel.faces * sets.length)
  meter.hold(COLUMN_BYTES * reel.faces * sets.length)
  const columns = new Map<string, { tokens: number[]; packed: number; covers: number; weight: number }>()
  for (let face = 0; face < reel.faces; face++) {
    const tokens = Array.from(columnOf(reel, face))
    const weight = floatAt(reel.weights, face)
    const packed = intAt(reel.scatters, face)
    const closed = tokens.map((one) => game.definition.symbols[one]?.kind === 'scatter')
    for (const rows of sets) {
      if (weight === 0 || closed.some((is, row) => is && isIn(rows, row))) continue
      const covered = tokens.map((one, row) => (isIn(rows, row) ? token : one))
      const key = `${covered.join()}/${packed}/${rows}`
      const known = columns.get(key)
      if (known === undefined) columns.set(key, { tokens: covered, packed, covers: bits(rows), weight })
      else known.weight += weight
    }
  }
  const made = [...columns.values()]
  return {
    reel: {
      ...reel,
      faces: made.length,
      weights: Float64Array.from(made, ({ weight }) => weight),
      faceOf: null,
      stops: new Uint16Array(made.length),
      rows: new Uint8Array(made.length).fill(reel.maxRows),
      tokens: Uint8Array.from(made.flatMap(({ tokens }) => tokens)),
      scatters: Int32Array.from(made, ({ packed }) => packed),
    },
    covers: made.map(({ covers }) => covers),
    scatters: made.map(({ packed }) => scattersIn(game, packed)),
  }
}

const isIn = (set: number, row: number): boolean => ((set >> row) & 1) === 1
const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1))

/** The symbols of the kind scatter among those counted. */
export const scattersIn = ({ plan, definition }: Game, packed: number): number =>
  plan.scatters.counts.symbols.reduce(
    (sum, symbol, i) =>
      definition.symbols[symbol]?.kind === 'scatter' ? sum + scatterCount(plan.scatters.counts, i, packed) : sum,
    0,
  )

export const mostScatters = (game: Game, reels: readonly Reel[]): number =>
  reels.reduce(
    (sum, { scatters, weights }) =>
      sum +
      scatters.reduce(
        (most, packed, face) => (floatAt(weights, face) > 0 ? Math.max(most, scattersIn(game, packed)) : most),
        0,
      ),
    0,
  )

export function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

import type { Definition, TopReel } from '../../definition.ts'
import { byteAt, known } from '../../entries.ts'
import { type Reel, type ScatterCounts, stopTable, stopWeights } from './reels.ts'

/** A top reel as tables. */
export interface TopPlan {
  /** The reels it lies over, ascending. */
  readonly reels: readonly number[]
  /** By reel: 1 where it lies over it. */
  readonly over: Uint8Array
  readonly strip: Uint8Array
  readonly weight: number
  readonly weights: Float64Array
  /** The stop of each draw; `null` where draw and stop are the same number. */
  readonly stopOf: Uint32Array | null
  /** By stop the scatters it shows, packed. */
  readonly scatters: Int32Array
}

export function buildTop(top: TopReel, reels: number, { symbols }: Definition, counts: ScatterCounts): TopPlan {
  const index = new Map(symbols.map((symbol, i) => [symbol.id, i]))
  const strip = Uint8Array.from(top.strip, (id) => known(index.get(id), id))
  const weights = stopWeights(top)
  const weight = weights.reduce((sum, w) => sum + w, 0)
  const packedOf = (token: number): number => counts.strides[counts.symbols.indexOf(token)] ?? 0
  return {
    reels: top.reels,
    over: Uint8Array.from({ length: reels }, (_, reel) => (top.reels.includes(reel) ? 1 : 0)),
    strip,
    weight,
    weights,
    stopOf: stopTable(weights, weight),
    scatters: Int32Array.from(strip, (_, stop) =>
      top.reels.reduce((sum, _, i) => sum + packedOf(byteAt(strip, (stop + i) % strip.length)), 0),
    ),
  }
}

/** What the reels show once the top reel has stopped: the reels themselves, one cell higher where it lies. */
export const underTop = (
  top: TopPlan,
  stop: number,
  reels: readonly Reel[],
  { symbols, strides }: ScatterCounts,
): Reel[] =>
  reels.map((reel, r) => {
    const place = top.reels.indexOf(r)
    if (place < 0) return reel
    const token = byteAt(top.strip, (stop + place) % top.strip.length)
    const packed = strides[symbols.indexOf(token)] ?? 0
    const maxRows = reel.maxRows + 1
    const tokens = new Uint8Array(reel.faces * maxRows)
    for (let face = 0; face < reel.faces; face++) {
      tokens[face * maxRows] = token
      tokens.set(reel.tokens.subarray(face * reel.maxRows, (face + 1) * reel.maxRows), face * maxRows + 1)
    }
    return {
      ...reel,
      maxRows,
      rows: reel.rows.map((rows) => rows + 1),
      tokens,
      scatters: reel.scatters.map((own) => own + packed),
    }
  })

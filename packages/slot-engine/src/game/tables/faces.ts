import { entryOf, floatAt, intAt } from '../../entries.ts'
import type { Reel } from './reels.ts'

/** One way in which a reel comes to rest. */
export interface Face {
  readonly stop: number
  readonly rows: number
  readonly weight: number
  /** What is in view, from the top. */
  readonly tokens: Uint8Array
  /** The scatters among them, packed. */
  readonly scatters: number
}

/** Every face of a reel, in order; a face that weighs nothing never shows. */
export const facesOf = (reel: Reel): Face[] =>
  Array.from({ length: reel.faces }, (_, face) => ({
    stop: entryOf(reel.stops, face),
    rows: entryOf(reel.rows, face),
    weight: floatAt(reel.weights, face),
    tokens: columnOf(reel, face),
    scatters: intAt(reel.scatters, face),
  }))

/** What a face shows, from the top. */
export function columnOf({ tokens, rows, maxRows }: Reel, face: number): Uint8Array {
  const from = face * maxRows
  return tokens.subarray(from, from + entryOf(rows, face))
}

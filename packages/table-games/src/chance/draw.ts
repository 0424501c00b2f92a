/** All that a round asks of chance: the slot engine's generators give it, and so does `KeyedDraw`. */
export interface Draw {
  /** A whole number in [0, n), each equally likely, for n from 1 to 2^32. */
  below(n: number): number
}

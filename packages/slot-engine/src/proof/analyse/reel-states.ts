import { byteAt, entryOf, intAt } from '../../entries.ts'
import { facesOf } from '../../game/tables/faces.ts'
import type { Reel } from '../../game/tables/reels.ts'

/** What a reel can show in the course of a spin: a column, and where on the strip the next symbol comes from. */
export class ReelStates {
  /** The column of state `s` begins at `s × maxRows`. */
  tokens: Uint8Array
  readonly maxRows: number
  /** Per state its rows, the strip position in row 0, and its counted symbols, packed. */
  readonly rows: number[] = []
  private readonly tops: number[] = []
  readonly packed: number[] = []
  private readonly strip: Uint8Array
  private readonly worth: Int32Array
  private readonly ids = new Map<string, number>()
  private readonly fallen = new Map<number, number>()

  /** @param worth by token what it adds to packed counts */
  constructor(reel: Reel, worth: Int32Array) {
    this.maxRows = reel.maxRows
    this.strip = reel.strip
    this.worth = worth
    this.tokens = new Uint8Array(4 * reel.faces * reel.maxRows)
    for (const { stop, tokens } of facesOf(reel)) this.idOf(stop, Array.from(tokens))
  }

  /** States that have been met. */
  get size(): number {
    return this.rows.length
  }

  /** By face the state in which it stops. Stops with one column and one place on the strip are one state. */
  stopped(reel: Reel): number[] {
    return facesOf(reel).map(({ stop, tokens }) => this.idOf(stop, Array.from(tokens)))
  }

  /** The state after these rows have vanished, the rest has fallen, and the strip has followed. */
  fall(state: number, rows: number): number {
    const key = state * 2 ** this.maxRows + rows
    const known = this.fallen.get(key)
    if (known !== undefined) return known
    const from = state * this.maxRows
    const column = this.tokens.subarray(from, from + entryOf(this.rows, state))
    const kept = Array.from(column).filter((_, row) => ((rows >> row) & 1) === 0)
    let top = entryOf(this.tops, state)
    while (kept.length < column.length) {
      top = (top === 0 ? this.strip.length : top) - 1
      kept.unshift(byteAt(this.strip, top))
    }
    const id = this.idOf(top, kept)
    this.fallen.set(key, id)
    return id
  }

  private idOf(top: number, column: readonly number[]): number {
    const key = `${top}/${column.join()}`
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.rows.length
    this.ids.set(key, id)
    if ((id + 1) * this.maxRows > this.tokens.length) {
      const wider = new Uint8Array(this.tokens.length * 2)
      wider.set(this.tokens)
      this.tokens = wider
    }
    this.tokens.set(column, id * this.maxRows)
    this.rows.push(column.length)
    this.tops.push(top)
    this.packed.push(column.reduce((sum, token) => sum + intAt(this.worth, token), 0))
    return id
  }
}

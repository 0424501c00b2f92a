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
  private readonly fallen = new Falls()

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
    const known = this.fallen.after(state, rows)
    if (known >= 0) return known
    const from = state * this.maxRows
    const column = this.tokens.subarray(from, from + entryOf(this.rows, state))
    const kept = Array.from(column).filter((_, row) => ((rows >> row) & 1) === 0)
    let top = entryOf(this.tops, state)
    while (kept.length < column.length) {
      top = (top === 0 ? this.strip.length : top) - 1
      kept.unshift(byteAt(this.strip, top))
    }
    const id = this.idOf(top, kept)
    this.fallen.add(state, rows, id)
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

/** What is left of states once rows have vanished: open addressing in one flat array, as this is asked for most of all. */
class Falls {
  /** Per slot the state + 1, its rows, and the state after. */
  private slots = new Int32Array(3 << 10)
  private mask = (1 << 10) - 1
  private size = 0

  /** -1: it is not known. */
  after(state: number, rows: number): number {
    const { slots, mask } = this
    for (let slot = mix(state, rows) & mask; ; slot = (slot + 1) & mask) {
      const at = 3 * slot
      const held = intAt(slots, at)
      if (held === 0) return -1
      if (held === state + 1 && slots[at + 1] === rows) return intAt(slots, at + 2)
    }
  }

  add(state: number, rows: number, after: number): void {
    if (2 * ++this.size > this.mask) this.grow()
    this.put(state + 1, rows, after)
  }

  private put(held: number, rows: number, after: number): void {
    const { slots, mask } = this
    let slot = mix(held - 1, rows) & mask
    while (slots[3 * slot] !== 0) slot = (slot + 1) & mask
    slots[3 * slot] = held
    slots[3 * slot + 1] = rows
    slots[3 * slot + 2] = after
  }

  private grow(): void {
    const { slots } = this
    this.mask = 4 * this.mask + 3
    this.slots = new Int32Array(3 * (this.mask + 1))
    for (let at = 0; at < slots.length; at += 3)
      if (slots[at] !== 0) this.put(intAt(slots, at), intAt(slots, at + 1), intAt(slots, at + 2))
  }
}

const mix = (state: number, rows: number): number => {
  const h = Math.imul(state ^ Math.imul(rows, 0x9e3779b1), 0x85ebca77)
  return (h ^ (h >>> 15)) >>> 0
}

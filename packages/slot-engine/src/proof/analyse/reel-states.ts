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
  private readonly hashes: number[] = []
  /** By hash the state + 1: open addressing. */
  private slots = new Int32Array(1 << 10)
  private readonly fallen = new Falls()
  /** The column at hand. */
  private readonly column: Uint8Array

  /** @param worth by token what it adds to packed counts */
  constructor(reel: Reel, worth: Int32Array) {
    this.maxRows = reel.maxRows
    this.strip = reel.strip
    this.worth = worth
    this.tokens = new Uint8Array(4 * reel.faces * reel.maxRows)
    this.column = new Uint8Array(reel.maxRows)
    this.stopped(reel)
  }

  /** States that have been met. */
  get size(): number {
    return this.rows.length
  }

  /** By face the state in which it stops. Stops with one column and one place on the strip are one state. */
  stopped(reel: Reel): number[] {
    return facesOf(reel).map(({ stop, tokens }) => {
      this.column.set(tokens)
      return this.idOf(stop, tokens.length)
    })
  }

  /** The state after these rows have vanished, the rest has fallen, and the strip has followed. */
  fall(state: number, rows: number): number {
    const known = this.fallen.after(state, rows)
    return known >= 0 ? known : this.fallAnew(state, rows)
  }

  private fallAnew(state: number, rows: number): number {
    const { column, tokens, strip } = this
    const from = state * this.maxRows
    const height = entryOf(this.rows, state)
    let to = height
    for (let row = height - 1; row >= 0; row--) {
      if (((rows >> row) & 1) === 0) column[--to] = byteAt(tokens, from + row)
    }
    let top = entryOf(this.tops, state)
    while (to > 0) {
      top = (top === 0 ? strip.length : top) - 1
      column[--to] = byteAt(strip, top)
    }
    const id = this.idOf(top, height)
    this.fallen.add(state, rows, id)
    return id
  }

  /** The state of the column at hand. */
  private idOf(top: number, height: number): number {
    const hash = hashOf(this.column, top, height)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (let held = intAt(this.slots, slot); held !== 0; held = intAt(this.slots, slot)) {
      if (this.shows(held - 1, top, height)) return held - 1
      slot = (slot + 1) & mask
    }
    this.slots[slot] = this.append(top, height)
    this.hashes.push(hash)
    if (2 * this.size > mask) this.widenSlots()
    return this.size - 1
  }

  private shows(state: number, top: number, height: number): boolean {
    if (this.tops[state] !== top || this.rows[state] !== height) return false
    const from = state * this.maxRows
    for (let row = 0; row < height; row++) if (this.tokens[from + row] !== this.column[row]) return false
    return true
  }

  /** Gives how many there are then. */
  private append(top: number, height: number): number {
    const from = this.size * this.maxRows
    if (from + this.maxRows > this.tokens.length) {
      const wider = new Uint8Array(this.tokens.length * 2)
      wider.set(this.tokens)
      this.tokens = wider
    }
    const column = this.column.subarray(0, height)
    this.tokens.set(column, from)
    this.tops.push(top)
    this.packed.push(column.reduce((sum, token) => sum + intAt(this.worth, token), 0))
    return this.rows.push(height)
  }

  private widenSlots(): void {
    const mask = 4 * this.slots.length - 1
    this.slots = new Int32Array(mask + 1)
    for (const [state, hash] of this.hashes.entries()) {
      let slot = hash & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = state + 1
    }
  }
}

function hashOf(column: Uint8Array, top: number, height: number): number {
  let hash = Math.imul(top ^ (height << 24), 0x9e3779b1)
  for (let row = 0; row < height; row++) hash = Math.imul(hash ^ (hash >>> 15) ^ byteAt(column, row), 0x85ebca77)
  return (hash ^ (hash >>> 13)) >>> 0
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

import type { LineAutomaton } from './line-automaton.ts'
import type { Reel } from './reels.ts'

/**
 * All lines at once, reel by reel: a state is the set of lines that can still win something, each with its node in the
 * line automaton. Lines that go the same way from here on and stand on the same node are one entry with a count, and
 * equal sets are one state, which is why a screen of 100,000,000 combinations has a few thousand of them.
 * State 0 is where no line can win any more.
 */
export interface ScreenAutomaton {
  readonly startState: number
  readonly startCoins: number
  readonly layers: readonly ScreenLayer[]
}

export interface ScreenLayer {
  readonly states: number
  readonly stops: number
  /** Next state and coins, side by side, at `2 × (state × stops + stop)`. */
  readonly steps: Int32Array
}

/** Transitions in all: above this the tables would not fit in memory, and `buildScreenAutomaton` gives `null`. */
const TRANSITION_LIMIT = 60_000_000

/** Line tails: from reel `r` on, tail `t` runs through row `row[r][t]` and then tail `next[r][t]`. */
interface Tails {
  readonly ofLine: Int32Array
  readonly row: readonly Int32Array[]
  readonly next: readonly Int32Array[]
}

/** Tails are numbered by what follows first, so that a walk over ascending tails meets ascending next tails. */
function buildTails(lines: readonly (readonly number[])[], reels: number): Tails {
  const row: Int32Array[] = []
  const next: Int32Array[] = []
  let tails = new Int32Array(lines.length)
  for (let reel = reels - 1; reel >= 0; reel--) {
    const keys = lines.map((line, i) => (tails[i] as number) * 16 + (line[reel] as number))
    const distinct = [...new Set(keys)].sort((a, b) => a - b)
    const ids = new Map(distinct.map((key, id) => [key, id]))
    row.unshift(Int32Array.from(distinct, (key) => key % 16))
    next.unshift(Int32Array.from(distinct, (key) => Math.floor(key / 16)))
    tails = Int32Array.from(keys, (key) => ids.get(key) as number)
  }
  return { ofLine: tails, row, next }
}

/** Entries (key = tail × nodes + node, ascending) with their line counts. */
class EntryList {
  keys = new Float64Array(64)
  counts = new Float64Array(64)
  length = 0

  clear(): void {
    this.length = 0
  }

  /** Keys come nearly sorted: an insertion from the end is one step as a rule. */
  add(key: number, count: number): void {
    let at = this.length
    while (at > 0 && (this.keys[at - 1] as number) > key) at--
    if (at > 0 && this.keys[at - 1] === key) {
      this.counts[at - 1] = (this.counts[at - 1] as number) + count
      return
    }
    if (this.length === this.keys.length) this.grow()
    this.keys.copyWithin(at + 1, at, this.length)
    this.counts.copyWithin(at + 1, at, this.length)
    this.keys[at] = key
    this.counts[at] = count
    this.length++
  }

  private grow(): void {
    this.keys = widen(this.keys)
    this.counts = widen(this.counts)
  }
}

const widen = (array: Float64Array): Float64Array<ArrayBuffer> => {
  const wider = new Float64Array(array.length * 2)
  wider.set(array)
  return wider
}

/** The distinct entry lists of one layer; list 0 is the empty one. */
class StateSet {
  private offsets: number[] = [0, 0]
  private keys = new Float64Array(1024)
  private counts = new Float64Array(1024)
  private slots = new Int32Array(1024)

  get size(): number {
    return this.offsets.length - 1
  }

  start(state: number): number {
    return this.offsets[state] as number
  }

  key(at: number): number {
    return this.keys[at] as number
  }

  count(at: number): number {
    return this.counts[at] as number
  }

  intern(list: EntryList): number {
    if (list.length === 0) return 0
    const mask = this.slots.length - 1
    let slot = hash(list) & mask
    for (let state = this.slots[slot] as number; state !== 0; state = this.slots[slot] as number) {
      if (this.equals(state, list)) return state
      slot = (slot + 1) & mask
    }
    const state = this.append(list)
    this.slots[slot] = state
    if (state * 2 > this.slots.length) this.rehash()
    return state
  }

  private equals(state: number, list: EntryList): boolean {
    const from = this.offsets[state] as number
    if ((this.offsets[state + 1] as number) - from !== list.length) return false
    for (let i = 0; i < list.length; i++) {
      if (this.keys[from + i] !== list.keys[i] || this.counts[from + i] !== list.counts[i]) return false
    }
    return true
  }

  private append(list: EntryList): number {
    const from = this.offsets.at(-1) as number
    while (from + list.length > this.keys.length) {
      this.keys = widen(this.keys)
      this.counts = widen(this.counts)
    }
    this.keys.set(list.keys.subarray(0, list.length), from)
    this.counts.set(list.counts.subarray(0, list.length), from)
    this.offsets.push(from + list.length)
    return this.offsets.length - 2
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 4)
    const mask = this.slots.length - 1
    const list = new EntryList()
    for (let state = 1; state < this.size; state++) {
      list.clear()
      for (let at = this.start(state); at < this.start(state + 1); at++) list.add(this.key(at), this.count(at))
      let slot = hash(list) & mask
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask
      this.slots[slot] = state
    }
  }
}

function hash(list: EntryList): number {
  let h = 0
  for (let i = 0; i < list.length; i++) {
    h = Math.imul(h ^ (list.keys[i] as number), 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15) ^ (list.counts[i] as number), 0x85ebca77)
  }
  return (h ^ (h >>> 13)) >>> 0
}

export function buildScreenAutomaton(
  lines: readonly (readonly number[])[],
  reels: readonly Reel[],
  automaton: LineAutomaton,
): ScreenAutomaton | null {
  const tails = buildTails(lines, reels.length)
  let states = new StateSet()
  const scratch = new EntryList()
  if (automaton.start !== 0) {
    const nodes = automaton.layers[0]?.nodes as number
    const sorted = [...tails.ofLine].sort((a, b) => a - b)
    for (const tail of sorted) scratch.add(tail * nodes + automaton.start, 1)
  }
  const startState = states.intern(scratch)
  const layers: ScreenLayer[] = []
  let transitions = 0
  for (let r = 0; r < reels.length; r++) {
    transitions += states.size * (reels[r] as Reel).stops
    if (transitions > TRANSITION_LIMIT) return null
    const { layer, reached } = buildLayer(states, reels[r] as Reel, automaton, r, tails)
    layers.push(layer)
    states = reached
  }
  return { startState, startCoins: automaton.startCoins * lines.length, layers }
}

function buildLayer(states: StateSet, reel: Reel, automaton: LineAutomaton, r: number, tails: Tails) {
  const { next: edgeNext, coins: edgeCoins, nodes } = automaton.layers[r] as LineAutomaton['layers'][number]
  const nodesAhead = automaton.layers[r + 1]?.nodes ?? 1
  const rowOf = tails.row[r] as Int32Array
  const tailOf = tails.next[r] as Int32Array
  const { stops, rows, symbols: window } = reel
  const steps = new Int32Array(2 * states.size * stops)
  const reached = new StateSet()
  const list = new EntryList()
  for (let state = 1; state < states.size; state++) {
    const from = states.start(state)
    const to = states.start(state + 1)
    for (let stop = 0; stop < stops; stop++) {
      list.clear()
      let won = 0
      for (let at = from; at < to; at++) {
        const key = states.key(at)
        const tail = Math.floor(key / nodes)
        const symbol = window[stop * rows + (rowOf[tail] as number)] as number
        const edge = (key - tail * nodes) * automaton.symbols + symbol
        won += states.count(at) * (edgeCoins[edge] as number)
        const node = edgeNext[edge] as number
        if (node !== 0) list.add((tailOf[tail] as number) * nodesAhead + node, states.count(at))
      }
      const step = 2 * (state * stops + stop)
      steps[step] = reached.intern(list)
      steps[step + 1] = won
    }
  }
  const layer: ScreenLayer = { states: states.size, stops, steps }
  return { layer, reached }
}

import { entryOf, floatAt, intAt } from '../../entries.ts'
import { type Meter, unmetered } from '../../meter.ts'
import type { Reel } from './reels.ts'

/**
 * The whole window at once, reel by reel: a state is everything that can still win something. What has one future is one
 * state, which is why a screen of 100,000,000 combinations has a few thousand of them. State 0 is where nothing can win
 * any more.
 */
export interface ScreenAutomaton {
  readonly startState: number
  readonly startCoins: number
  readonly layers: readonly ScreenLayer[]
}

export interface ScreenLayer {
  readonly states: number
  readonly faces: number
  /** Next state and coins, side by side, at `2 × (state × faces + face)`. */
  readonly steps: Int32Array
}

/** Transitions in all, above which `buildScreenAutomaton` gives `null`: half a second's work and 50 MB. */
export const QUICK_TRANSITIONS = 6_000_000
/** What an exact sheet may take: a few seconds and 300 MB. */
export const MOST_TRANSITIONS = 40_000_000

/** What can still win, as keys in ascending order with their counts: what they mean is the fold's affair. */
export class EntryList {
  keys = new Float64Array(64)
  counts = new Float64Array(64)
  length = 0
  /** Entries that had to make room, in all. */
  moved = 0

  clear(): void {
    this.length = 0
  }

  /** Keys come nearly sorted: an insertion from the end is one step as a rule. */
  add(key: number, count: number): void {
    const { length } = this
    let at = length
    while (at > 0 && floatAt(this.keys, at - 1) > key) at--
    if (at > 0 && this.keys[at - 1] === key) {
      this.counts[at - 1] = floatAt(this.counts, at - 1) + count
      return
    }
    if (length === this.keys.length) this.grow()
    const { keys, counts } = this
    this.moved += length - at
    // Few have to make room: `copyWithin` takes longer to be called.
    for (let i = length; i > at; i--) {
      keys[i] = floatAt(keys, i - 1)
      counts[i] = floatAt(counts, i - 1)
    }
    keys[at] = key
    counts[at] = count
    this.length = length + 1
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

/** Bytes of a slot, with the offset of a state: half of the slots have one. */
const SLOT_BYTES = 8

/** The distinct entry lists of one layer; list 0 is the empty one. */
export class StateSet {
  private offsets: number[] = [0, 0]
  private keys = new Float64Array(1024)
  private counts = new Float64Array(1024)
  private slots = new Int32Array(1024)
  private readonly meter: Meter
  private held = 0

  constructor(meter: Meter = unmetered()) {
    this.meter = meter
  }

  /** When it is no longer needed. */
  free(): void {
    this.meter.release(this.held)
  }

  get size(): number {
    return this.offsets.length - 1
  }

  start(state: number): number {
    return entryOf(this.offsets, state)
  }

  key(at: number): number {
    return floatAt(this.keys, at)
  }

  count(at: number): number {
    return floatAt(this.counts, at)
  }

  intern(list: EntryList): number {
    if (list.length === 0) return 0
    const mask = this.slots.length - 1
    let slot = hash(list) & mask
    for (let state = intAt(this.slots, slot); state !== 0; state = intAt(this.slots, slot)) {
      if (this.equals(state, list)) return state
      slot = (slot + 1) & mask
    }
    const state = this.append(list)
    this.slots[slot] = state
    if (state * 2 > this.slots.length) this.rehash()
    return state
  }

  private equals(state: number, list: EntryList): boolean {
    const from = entryOf(this.offsets, state)
    if (entryOf(this.offsets, state + 1) - from !== list.length) return false
    for (let i = 0; i < list.length; i++) {
      if (this.keys[from + i] !== list.keys[i] || this.counts[from + i] !== list.counts[i]) return false
    }
    return true
  }

  private append(list: EntryList): number {
    const from = entryOf(this.offsets, this.offsets.length - 1)
    while (from + list.length > this.keys.length) {
      this.hold(2 * this.keys.byteLength)
      this.keys = widen(this.keys)
      this.counts = widen(this.counts)
    }
    this.keys.set(list.keys.subarray(0, list.length), from)
    this.counts.set(list.counts.subarray(0, list.length), from)
    this.offsets.push(from + list.length)
    return this.offsets.length - 2
  }

  private hold(bytes: number): void {
    this.held += bytes
    this.meter.hold(bytes)
  }

  private rehash(): void {
    this.hold(SLOT_BYTES * 3 * this.slots.length)
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
    h = Math.imul(h ^ floatAt(list.keys, i), 0x9e3779b1)
    h = Math.imul(h ^ (h >>> 15) ^ floatAt(list.counts, i), 0x85ebca77)
  }
  return (h ^ (h >>> 13)) >>> 0
}

/** A win rule that can be worked out reel by reel from the left. */
export interface Fold {
  /** Steps of a face, and of an entry that meets it, where they are more than on lines. */
  readonly steps?: { readonly face: number; readonly entry: number }
  /** Fills in what can win before any reel has stopped, and gives the coins that are certain. */
  start(into: EntryList): number
  /** Fills in what can still win of `states[from, to)` once reel `reel` shows `face`, and gives the coins now certain. */
  step(reel: number, face: number, states: StateSet, from: number, to: number, into: EntryList): number
  /** What tells faces apart that `states[from, to)` does not go on with alike; absent where that takes as long as to go on. */
  kinds?(reel: number, states: StateSet, from: number, to: number): FaceKinds | null
}

/** Faces of one kind lead to one state with the same coins. */
export interface FaceKinds {
  /** At most `MOST_KINDS`. */
  readonly size: number
  of(face: number): number
}

export const MOST_KINDS = 1 << 12

/** Steps of a face, and of an entry that meets it, on lines. */
const LINE_STEPS = { face: 3, entry: 4 } as const

/** Bytes of its tables. */
export const screenBytes = ({ layers }: ScreenAutomaton): number =>
  layers.reduce((sum, { steps }) => sum + steps.byteLength, 0)

export function buildScreenAutomaton(
  fold: Fold,
  reels: readonly Reel[],
  limit = MOST_TRANSITIONS,
  meter: Meter = unmetered(),
): ScreenAutomaton | null {
  const { face: faceSteps, entry: entrySteps } = fold.steps ?? LINE_STEPS
  let states = new StateSet(meter)
  const list = new EntryList()
  const startCoins = fold.start(list)
  const startState = states.intern(list)
  const layers: ScreenLayer[] = []
  /** By kind of face the place of its first one in `steps`. */
  const firsts = new Int32Array(MOST_KINDS)
  let transitions = 0
  for (let r = 0; r < reels.length; r++) {
    const { faces } = reels[r] as Reel
    transitions += states.size * faces
    if (transitions > limit) return null
    meter.hold(8 * states.size * faces)
    const steps = new Int32Array(2 * states.size * faces)
    const reached = new StateSet(meter)
    for (let state = 1; state < states.size; state++) {
      const from = states.start(state)
      const to = states.start(state + 1)
      meter.spend(faces * (faceSteps + entrySteps * (to - from)) + list.moved)
      list.moved = 0
      const kinds = fold.kinds?.(r, states, from, to) ?? null
      firsts.fill(-1, 0, kinds?.size ?? 0)
      for (let face = 0; face < faces; face++) {
        const step = 2 * (state * faces + face)
        const kind = kinds?.of(face) ?? -1
        const known = kind < 0 ? -1 : intAt(firsts, kind)
        if (known >= 0) {
          steps[step] = intAt(steps, known)
          steps[step + 1] = intAt(steps, known + 1)
          continue
        }
        list.clear()
        steps[step + 1] = fold.step(r, face, states, from, to, list)
        steps[step] = reached.intern(list)
        if (kind >= 0) firsts[kind] = step
      }
    }
    layers.push({ states: states.size, faces, steps })
    states.free()
    states = reached
  }
  return { startState, startCoins, layers }
}

import { addTo, floatAt, intAt } from '../../entries.ts'
import { type Meter, unmetered } from '../../meter.ts'
import type { Reel } from './reels.ts'
import type { ScreenAutomaton, ScreenLayer } from './screen-automaton.ts'

/** Every outcome of one spin's window that differs in line coins or scatters, with how often it comes up over the cycle. */
export interface WindowDistribution {
  readonly cycle: number
  readonly outcomes: number
  readonly lineCoins: Float64Array
  /** Packed scatter counts. */
  readonly scatters: Int32Array
  readonly counts: Float64Array
}

/** Bytes of an entry with its slots. */
const ENTRY_BYTES = 28
/** Entries from which on a table grows by less at a time. */
const LARGE = 1 << 18

/** Counts keyed by (place, coins): open addressing in flat arrays. */
class Tally {
  size = 0
  places: Int32Array
  coins: Float64Array
  counts: Float64Array
  private slots: Int32Array

  private readonly meter: Meter

  constructor(meter: Meter, capacity = 1024) {
    meter.hold(ENTRY_BYTES * capacity)
    this.meter = meter
    this.places = new Int32Array(capacity)
    this.coins = new Float64Array(capacity)
    this.counts = new Float64Array(capacity)
    this.slots = new Int32Array(capacity * 2)
  }

  add(place: number, coins: number, count: number): void {
    const mask = this.slots.length - 1
    let slot = mix(place, coins) & mask
    for (let entry = intAt(this.slots, slot); entry !== 0; entry = intAt(this.slots, slot)) {
      if (this.places[entry - 1] === place && this.coins[entry - 1] === coins) {
        addTo(this.counts, entry - 1, count)
        return
      }
      slot = (slot + 1) & mask
    }
    if (this.size === this.places.length) {
      this.grow()
      this.add(place, coins, count)
      return
    }
    this.places[this.size] = place
    this.coins[this.size] = coins
    this.counts[this.size] = count
    this.slots[slot] = ++this.size
  }

  /** When it is no longer needed. */
  free(): void {
    this.meter.release(ENTRY_BYTES * this.places.length)
  }

  private grow(): void {
    const { length } = this.places
    const wider = new Tally(this.meter, length * (length < LARGE ? 4 : 2))
    for (let i = 0; i < this.size; i++) {
      wider.add(intAt(this.places, i), floatAt(this.coins, i), floatAt(this.counts, i))
    }
    this.free()
    Object.assign(this, wider)
  }
}

const mix = (place: number, coins: number): number => {
  const h = Math.imul(place ^ Math.imul(coins | 0, 0x9e3779b1), 0x85ebca77)
  return (h ^ (h >>> 15)) >>> 0
}

/**
 * The exact distribution of a window, by walking the reels left to right and merging equal (state, scatters, coins).
 * The counts are exact integers while the cycle stays below 2^53.
 * @param limit steps in all, above which it gives `null`
 */
export function windowDistribution(
  reels: readonly Reel[],
  screen: ScreenAutomaton,
  scatterSize: number,
  meter: Meter = unmetered(),
  limit = Number.POSITIVE_INFINITY,
): WindowDistribution | null {
  let tally = new Tally(meter)
  tally.add(screen.startState * scatterSize, screen.startCoins, 1)
  let steps = 0
  for (const [r, reel] of reels.entries()) {
    steps += tally.size * reel.faces
    if (steps > limit) return null
    const next = step(tally, reel, screen.layers[r] as ScreenLayer, scatterSize, meter)
    tally.free()
    tally = next
  }
  return {
    cycle: reels.reduce((product, reel) => product * reel.weight, 1),
    outcomes: tally.size,
    lineCoins: tally.coins.slice(0, tally.size),
    scatters: tally.places.slice(0, tally.size),
    counts: tally.counts.slice(0, tally.size),
  }
}

/** Faces of one state that lead to the same place with the same coins, as one step with their weights summed. */
class Steps {
  size = 0
  readonly places: Int32Array
  readonly coins: Float64Array
  readonly weights: Float64Array
  /** By hash the number of a step, from 1: open addressing. */
  private readonly slots: Int32Array

  constructor(faces: number) {
    this.slots = new Int32Array(4 << (32 - Math.clz32(faces)))
    this.places = new Int32Array(faces)
    this.coins = new Float64Array(faces)
    this.weights = new Float64Array(faces)
  }

  load(state: number, reel: Reel, layer: ScreenLayer, scatterSize: number): void {
    this.size = 0
    this.slots.fill(0)
    for (let face = 0; face < reel.faces; face++) {
      const weight = floatAt(reel.weights, face)
      if (weight === 0) continue
      const edge = 2 * (state * reel.faces + face)
      const place = intAt(layer.steps, edge) * scatterSize + intAt(reel.scatters, face)
      this.add(place, intAt(layer.steps, edge + 1), weight)
    }
  }

  private add(place: number, coins: number, weight: number): void {
    const mask = this.slots.length - 1
    let slot = mix(place, coins) & mask
    for (let i = intAt(this.slots, slot); i !== 0; i = intAt(this.slots, slot)) {
      if (this.places[i - 1] === place && this.coins[i - 1] === coins) {
        addTo(this.weights, i - 1, weight)
        return
      }
      slot = (slot + 1) & mask
    }
    this.places[this.size] = place
    this.coins[this.size] = coins
    this.weights[this.size++] = weight
    this.slots[slot] = this.size
  }
}

/** Steps of an addition to a distribution: most of them miss the cache. */
const ADD_STEPS = 3

function step(from: Tally, reel: Reel, layer: ScreenLayer, scatterSize: number, meter: Meter): Tally {
  const to = new Tally(meter)
  meter.hold(4 * from.size)
  const steps = new Steps(reel.faces)
  let loaded = -1
  for (const entry of byState(from, scatterSize, layer.states)) {
    const place = intAt(from.places, entry)
    const state = Math.floor(place / scatterSize)
    if (state !== loaded) {
      steps.load(state, reel, layer, scatterSize)
      meter.spend(reel.faces * (1 + (steps.size >> 3)))
      loaded = state
    }
    meter.spend(ADD_STEPS * steps.size)
    const scatters = place - state * scatterSize
    const coins = floatAt(from.coins, entry)
    const count = floatAt(from.counts, entry)
    for (let i = 0; i < steps.size; i++) {
      // A state of the next layer takes `scatterSize` places: the scatters of both add up inside it.
      to.add(intAt(steps.places, i) + scatters, coins + floatAt(steps.coins, i), count * floatAt(steps.weights, i))
    }
  }
  meter.release(4 * from.size)
  return to
}

/** The entries ordered by state (counting sort), so that each state's steps are grouped once. */
function byState(tally: Tally, scatterSize: number, states: number): Int32Array {
  const starts = new Int32Array(states + 1)
  for (let i = 0; i < tally.size; i++) {
    const state = Math.floor(intAt(tally.places, i) / scatterSize)
    starts[state + 1] = intAt(starts, state + 1) + 1
  }
  for (let state = 0; state < states; state++) starts[state + 1] = intAt(starts, state + 1) + intAt(starts, state)
  const order = new Int32Array(tally.size)
  for (let i = 0; i < tally.size; i++) {
    const state = Math.floor(intAt(tally.places, i) / scatterSize)
    order[intAt(starts, state)] = i
    starts[state] = intAt(starts, state) + 1
  }
  return order
}

import { byteAt, entryOf, floatAt, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import type { Pairs, Side } from './dominance.ts'

/** A way in which a hand may contain cards at a place. */
export interface Part {
  readonly place: number
  /** Which cards, by a number that both sides share. */
  readonly label: number
  /** The number of hands that have them: so many times as many, over `per`. */
  readonly times: number
  readonly per: number
}

/** What pairs of hands may have in common. */
export interface Labels {
  readonly count: number
  /** The label as the other side sees it. */
  readonly mirror: readonly number[]
  /** How many such sets of cards there are; below 0 where they have an odd number of cards. */
  readonly signed: readonly number[]
  /** Over how many sets the hands that contain one are already added up. */
  readonly per: readonly number[]
}

const PLACES = 14
/** Hands have seven cards. */
const DEEPEST = 8

/** A set of common cards. */
interface Found {
  /** The place of the last of them. */
  readonly last: number
  readonly signed: number
  readonly per: number
  readonly depth: number
}

/** The parts of all entries, one after another. */
class PartTable {
  /** Where those of an entry begin; those of the next one follow. */
  readonly starts: Int32Array
  readonly places: Uint8Array
  readonly labels: Uint8Array
  readonly times: Uint8Array
  readonly pers: Uint8Array

  constructor(parts: readonly (readonly Part[])[]) {
    this.starts = new Int32Array(parts.length + 1)
    for (const [entry, own] of parts.entries()) this.starts[entry + 1] = intAt(this.starts, entry) + own.length
    const all = parts.flat()
    this.places = Uint8Array.from(all, ({ place }) => place)
    this.labels = Uint8Array.from(all, ({ label }) => label)
    this.times = Uint8Array.from(all, ({ times }) => times)
    this.pers = Uint8Array.from(all, ({ per }) => per)
  }
}

class Bucket implements Side {
  entries = new Int32Array(8)
  weights = new Float64Array(8)
  size = 0

  push(entry: number, weight: number): void {
    if (this.size === this.entries.length) this.#grow()
    this.entries[this.size] = entry
    this.weights[this.size] = weight
    this.size += 1
  }

  #grow(): void {
    const [entries, weights] = [this.entries, this.weights]
    this.entries = new Int32Array(2 * entries.length)
    this.weights = new Float64Array(2 * weights.length)
    this.entries.set(entries)
    this.weights.set(weights)
  }
}

/**
 * Counts the pairs of disjoint hands by inclusion and exclusion: every set of cards, with the hands that contain it, its
 * sign, and how many sets are like it. Sets grow place by place, so the hands that contain them are found by going on.
 */
export class CommonCards {
  readonly #parts: PartTable
  readonly #labels: Labels
  readonly #pairs: Pairs
  readonly #meter: Meter
  readonly #buckets: (readonly [Bucket[], Bucket[]])[] = []

  /** @param parts by entry, in ascending order of places */
  constructor(parts: readonly (readonly Part[])[], labels: Labels, pairs: Pairs, meter: Meter) {
    this.#parts = new PartTable(parts)
    this.#labels = labels
    this.#pairs = pairs
    this.#meter = meter
  }

  /** @param all ascending by high hand. @param isMirrored whether a label means other cards to the other side */
  count(all: Side, isMirrored: boolean): void {
    this.#from(all, all, { last: -1, signed: 1, per: 1, depth: 0 }, isMirrored)
  }

  #from(player: Side, dealer: Side, { last, signed, per, depth }: Found, isMirrored: boolean): void {
    this.#meter.spend(player.size + dealer.size)
    this.#pairs.count(player, dealer, signed, per)
    if (depth === DEEPEST) return
    const [ofPlayer, ofDealer] = this.#bucketsAt(depth, isMirrored)
    this.#fill(player, last, ofPlayer)
    if (isMirrored) this.#fill(dealer, last, ofDealer)
    const { count, mirror, signed: signs, per: pers } = this.#labels
    for (let place = last + 1; place < PLACES; place++)
      for (let label = 0; label < count; label++) {
        const own = entryOf(ofPlayer, place * count + label)
        const other = isMirrored ? entryOf(ofDealer, place * count + entryOf(mirror, label)) : own
        if (own.size === 0 || other.size === 0) continue
        const next = { signed: signed * entryOf(signs, label), per: per * entryOf(pers, label) }
        this.#from(own, other, { last: place, depth: depth + 1, ...next }, isMirrored)
      }
  }

  #bucketsAt(depth: number, isMirrored: boolean): readonly [Bucket[], Bucket[]] {
    const size = PLACES * this.#labels.count
    const make = (): Bucket[] => Array.from({ length: size }, () => new Bucket())
    const known = this.#buckets[depth] ?? [make(), isMirrored ? make() : []]
    this.#buckets[depth] = known
    for (const buckets of known) for (const bucket of buckets) bucket.size = 0
    return known
  }

  /** The parts behind the last place: the last ones of each entry. */
  #fill({ entries, weights, size }: Side, last: number, buckets: readonly Bucket[]): void {
    const { count } = this.#labels
    const { starts, places, labels, times, pers } = this.#parts
    for (let i = 0; i < size; i++) {
      const entry = intAt(entries, i)
      const weight = floatAt(weights, i)
      const start = intAt(starts, entry)
      for (let at = intAt(starts, entry + 1) - 1; at >= start && byteAt(places, at) > last; at--) {
        const bucket = entryOf(buckets, byteAt(places, at) * count + byteAt(labels, at))
        bucket.push(entry, (weight * byteAt(times, at)) / byteAt(pers, at))
      }
    }
  }
}

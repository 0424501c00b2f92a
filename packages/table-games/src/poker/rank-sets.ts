import { byteAt, intAt } from '@spilvaerk/slot-engine/shared'

/** The 13 ranks, from the deuce (0) to the ace (12), and the joker. */
export const KINDS = 14
export const ACE_KIND = 12
export const JOKER_KIND = 13

/**
 * Every way to hold up to `most` cards where suits do not matter: multisets of kinds, numbered by size. The empty one
 * is 0; those of equal size have numbers in a row.
 */
export class RankSets {
  readonly most: number
  readonly #starts: readonly number[]
  readonly #parents: Int32Array
  readonly #lasts: Uint8Array
  readonly #more: Int32Array
  readonly #counts: Uint8Array

  constructor(most: number) {
    this.most = most
    const starts = [0]
    for (let size = 0; size <= most; size++) starts.push((starts[size] ?? 0) + multisets(size))
    this.#starts = starts
    const total = starts[most + 1] ?? 0
    this.#parents = new Int32Array(total)
    this.#lasts = new Uint8Array(total)
    this.#more = new Int32Array((starts[most] ?? 0) * KINDS)
    this.#counts = new Uint8Array(total * KINDS)
    for (let size = 0; size < most; size++) this.#grow(size)
  }

  /** How many there are of all sizes. */
  get total(): number {
    return this.#lasts.length
  }

  /** The first number of that size; of `most + 1`, the number of all. */
  start(size: number): number {
    const start = this.#starts[size]
    if (start === undefined) throw new RangeError(`sets have at most ${this.most} cards, not ${size}`)
    return start
  }

  /** The set with one card more. */
  with(set: number, kind: number): number {
    return intAt(this.#more, set * KINDS + kind)
  }

  count(set: number, kind: number): number {
    return byteAt(this.#counts, set * KINDS + kind)
  }

  /** Its cards in ascending order. */
  kindsOf(set: number): number[] {
    const kinds: number[] = []
    for (let at = set; at > 0; at = intAt(this.#parents, at)) kinds.unshift(byteAt(this.#lasts, at))
    return kinds
  }

  /** Writes the sets of all 2^size choices of the cards of `set`: bit i is the i-th card in ascending order. */
  subsets(set: number, size: number, into: Int32Array, at = 0): void {
    into[at] = 0
    const kinds = this.kindsOf(set)
    for (let i = 0; i < size; i++) {
      const kind = kinds[i] ?? 0
      for (let below = 0; below < 1 << i; below++)
        into[at + below + (1 << i)] = this.with(intAt(into, at + below), kind)
    }
  }

  /** Names the sets of the next size. What is added in ascending order gets a new number; the rest is known by then. */
  #grow(size: number): void {
    const from = this.start(size)
    const to = this.start(size + 1)
    let next = to
    for (let set = from; set < to; set++)
      for (let kind = byteAt(this.#lasts, set); kind < KINDS; kind++) this.#name(next++, set, kind)
    for (let set = from; set < to; set++) {
      const last = byteAt(this.#lasts, set)
      const parent = intAt(this.#parents, set)
      for (let kind = 0; kind < last; kind++) this.#more[set * KINDS + kind] = this.with(this.with(parent, kind), last)
    }
  }

  #name(set: number, parent: number, kind: number): void {
    this.#more[parent * KINDS + kind] = set
    this.#parents[set] = parent
    this.#lasts[set] = kind
    this.#counts.copyWithin(set * KINDS, parent * KINDS, (parent + 1) * KINDS)
    this.#counts[set * KINDS + kind] = byteAt(this.#counts, set * KINDS + kind) + 1
  }
}

function multisets(size: number): number {
  let count = 1
  for (let i = 1; i <= size; i++) count = (count * (KINDS + i - 1)) / i
  return count
}

const made = new Map<number, RankSets>()

/** The one table for that many cards. */
export function rankSets(most: number): RankSets {
  const known = made.get(most)
  if (known !== undefined) return known
  const sets = new RankSets(most)
  made.set(most, sets)
  return sets
}

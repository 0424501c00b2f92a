import { floatAt, intAt, lcm, type Meter } from '@spilvaerk/slot-engine/shared'
import { choose } from './deck.ts'
import type { PaidHands } from './paid-hands.ts'
import { type SuitPattern, SuitPatterns } from './suit-patterns.ts'

export const CARDS = 5
export const HOLDS = 1 << CARDS
/** Holds that keep most come first, so that of equally good ones that is taken. */
const BY_KEPT = Int32Array.from(
  Array.from({ length: HOLDS }, (_, hold) => hold).sort((a, b) => kept(b) - kept(a) || a - b),
)

export function kept(hold: number): number {
  let cards = 0
  for (let rest = hold; rest > 0; rest &= rest - 1) cards++
  return cards
}

/** A deal as its laws see it. */
export interface Deal {
  /** The ranks of its cards. */
  readonly set: number
  /** Where its cards share a suit. */
  readonly pattern: SuitPattern
}

/**
 * Which cards to hold of a deal of these ranks, in which these choices share a suit (`SuitPattern`): bit i is the i-th
 * card in ascending order of ranks.
 */
export type Holder = (set: number, suited: number) => number

/**
 * Draw poker: what every hold of every deal is worth. The sum over all draws to a hold H that throws away D is the sum
 * over T ⊆ D of (−1)^|T| times the pays of all hands that contain H and T, and these sums depend on ranks, and on
 * suits only where the cards share one.
 */
export class Holds {
  readonly paid: PaidHands
  /** What sums are multiplied by, so that those of all holds are on one scale: `draws` over the number of draws. */
  readonly scales: Float64Array
  /** The common multiple of the numbers of draws. */
  readonly draws: number
  readonly #plain: Float64Array
  readonly #suited: Float64Array
  readonly #patterns: SuitPatterns
  readonly #subsets = new Int32Array(HOLDS)
  readonly #values = new Float64Array(HOLDS)
  readonly #ofRanks = new Float64Array(HOLDS)
  #at = -1

  /** @param worth what a row counts, by default what it pays */
  constructor(paid: PaidHands, worth?: (row: number) => number) {
    const left = paid.deck.cards - CARDS
    const draws = Array.from({ length: CARDS + 1 }, (_, thrown) => choose(left, thrown))
    this.paid = paid
    this.draws = lcm(draws)
    this.scales = Float64Array.from({ length: HOLDS }, (_, hold) => this.draws / (draws[CARDS - kept(hold)] ?? 1))
    const { plain, suited } = paid.sums(worth)
    this.#plain = plain
    this.#suited = suited
    this.#patterns = new SuitPatterns(paid.deck)
  }

  /** Calls for every deal, equal ones once. */
  deals(meter: Meter, each: (deal: Deal) => void): void {
    this.#bySet((set, patterns) => {
      meter.spend(patterns.length * HOLDS)
      for (const pattern of patterns) each({ set, pattern })
    })
  }

  /** How many deals there are. */
  count(): number {
    let deals = 0
    this.#bySet((_, { length }) => {
      deals += length
    })
    return deals
  }

  #bySet(each: (set: number, patterns: readonly SuitPattern[]) => void): void {
    const { sets, deck } = this.paid
    for (let set = sets.start(CARDS); set < sets.start(CARDS + 1); set++) {
      const kinds = sets.kindsOf(set)
      if (kinds.every((kind) => sets.count(set, kind) <= (deck.copies[kind] ?? 0))) each(set, this.#patterns.of(kinds))
    }
  }

  /** The hold that is worth most. */
  readonly best: Holder = (set, suited) => {
    const values = this.#valuesOf(set, suited)
    let best = HOLDS - 1
    let most = -1
    for (let i = 0; i < HOLDS; i++) {
      const hold = intAt(BY_KEPT, i)
      const value = floatAt(values, hold) * floatAt(this.scales, hold)
      if (value > most) {
        most = value
        best = hold
      }
    }
    return best
  }

  /** What a hold of the deal that `look` was at is worth, in `draws` of them. */
  worth(hold: number): number {
    return floatAt(this.#values, hold) * floatAt(this.scales, hold)
  }

  /** What one hold of a deal is worth, in `draws` of them: the sum over what is thrown away of this hold alone. */
  worthOf(hold: number, set: number, suited: number): number {
    this.paid.sets.subsets(set, CARDS, this.#subsets)
    const thrown = (HOLDS - 1) ^ hold
    let sum = 0
    for (let also = thrown; ; also = (also - 1) & thrown) {
      const subset = intAt(this.#subsets, hold | also)
      const inSuit = (suited >>> (hold | also)) & 1 ? floatAt(this.#suited, subset) : 0
      const value = floatAt(this.#plain, subset) + inSuit
      sum += kept(also) & 1 ? -value : value
      if (also === 0) return sum * floatAt(this.scales, hold)
    }
  }

  /** Works out all holds of a deal, for `worth`. */
  look(set: number, suited: number): void {
    this.#valuesOf(set, suited)
  }

  /** By hold, the pays of all its draws together. */
  #valuesOf(set: number, suited: number): Float64Array {
    this.#byRanks(set)
    const values = this.#values
    for (let chosen = 0; chosen < HOLDS; chosen++)
      values[chosen] = (suited >>> chosen) & 1 ? floatAt(this.#suited, intAt(this.#subsets, chosen)) : 0
    withoutThrown(values)
    for (let hold = 0; hold < HOLDS; hold++) values[hold] = floatAt(values, hold) + floatAt(this.#ofRanks, hold)
    return values
  }

  /** What depends on ranks alone is worked out once for all suits. */
  #byRanks(set: number): void {
    if (this.#at === set) return
    this.#at = set
    this.paid.sets.subsets(set, CARDS, this.#subsets)
    for (let chosen = 0; chosen < HOLDS; chosen++)
      this.#ofRanks[chosen] = floatAt(this.#plain, intAt(this.#subsets, chosen))
    withoutThrown(this.#ofRanks)
  }
}

/** From sums over hands that contain the chosen cards to sums over those that contain no other card of the deal. */
function withoutThrown(values: Float64Array): void {
  for (let bit = 1; bit < HOLDS; bit <<= 1)
    for (let chosen = 0; chosen < HOLDS; chosen++)
      if ((chosen & bit) === 0) values[chosen] = floatAt(values, chosen) - floatAt(values, chosen | bit)
}

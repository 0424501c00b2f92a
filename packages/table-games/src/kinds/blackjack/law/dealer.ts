import { entryOf, floatAt, intAt } from '@spilvaerk/slot-engine/shared'
import { ACE, MOST, ROW, TEN } from '../hands.ts'
import type { Deck } from './deck.ts'

/** The totals with which a dealer stands, from 17 to 21. */
export const LEAST_TOTAL = 17
export const TOTALS = MOST - LEAST_TOTAL + 1
/** More than the cards of one value that a dealer draws. */
const MOST_ALIKE = 20

interface Drawn {
  /** By value. */
  readonly counts: readonly number[]
  /** In how many orders these cards are drawn. */
  ways: number
}

interface Node {
  readonly parent: number
  readonly value: number
  /** How many of the value were drawn before. */
  readonly used: number
  readonly depth: number
  ways: number
  outcome: number
}

/**
 * Everything that a dealer can draw to an upcard without going over 21, a natural left out: multisets of values in a tree,
 * each with the number of its orders. The chance of a multiset is that number times the product of what is left of its
 * values, over that of what is left of all cards.
 */
export class DealerDraws {
  readonly length: number
  readonly #parent: Int32Array
  /** By node: value × 20 + how many of it were drawn before. */
  readonly #factor: Int32Array
  readonly #ends: Int32Array
  /** By end: its depth × 5 + its total, and in how many orders it is drawn. */
  readonly #place: Int32Array
  readonly #ways: Float64Array
  readonly #chance: Float64Array
  readonly #factors = new Float64Array((TEN + 1) * MOST_ALIKE)
  readonly #sums = new Float64Array(MOST * TOTALS)

  constructor(upcard: number, hitsSoft17: boolean) {
    const nodes = treeOf(finalsOf(upcard, hitsSoft17))
    const ends = nodes.flatMap(({ outcome }, i) => (outcome >= 0 ? [i] : []))
    this.length = nodes.length
    this.#parent = Int32Array.from(nodes, ({ parent }) => parent)
    this.#factor = Int32Array.from(nodes, ({ value, used }) => value * MOST_ALIKE + used)
    this.#ends = Int32Array.from(ends)
    this.#place = Int32Array.from(ends, (at) => entryOf(nodes, at).depth * TOTALS + entryOf(nodes, at).outcome)
    this.#ways = Float64Array.from(ends, (at) => entryOf(nodes, at).ways)
    this.#chance = new Float64Array(nodes.length).fill(1)
  }

  /**
   * The chances of the totals from 17 to 21, written to `into`.
   * @param left how many cards of each value are left; @param size how many in all
   */
  chances(left: Float64Array, size: number, removal: Deck['removal'], into: Float64Array): void {
    const [chance, factors, sums] = [this.#chance, this.#factors, this.#sums]
    for (let value = ACE; value <= TEN; value++)
      for (let used = 0; used < MOST_ALIKE; used++)
        factors[value * MOST_ALIKE + used] = Math.max(0, floatAt(left, value) - removal * used)
    for (let i = 1; i < this.length; i++)
      chance[i] = floatAt(chance, intAt(this.#parent, i)) * floatAt(factors, intAt(this.#factor, i))
    sums.fill(0)
    for (let i = 0; i < this.#ends.length; i++) {
      const place = intAt(this.#place, i)
      sums[place] = floatAt(sums, place) + floatAt(chance, intAt(this.#ends, i)) * floatAt(this.#ways, i)
    }
    into.fill(0)
    let orders = 1
    for (let depth = 0; depth < MOST; depth++) {
      orders *= Math.max(1, size - removal * depth)
      for (let i = 0; i < TOTALS; i++) into[i] = floatAt(into, i) + floatAt(sums, depth * TOTALS + i) / orders
    }
  }
}

/** The value that makes a natural of an upcard; 0 where none does. */
export const naturalWith = (upcard: number): number => (upcard === ACE ? TEN : upcard === TEN ? ACE : 0)

function finalsOf(upcard: number, hitsSoft17: boolean): readonly (Drawn & { readonly outcome: number })[] {
  const finals: (Drawn & { outcome: number })[] = []
  let open = new Map<string, Drawn>([['', { counts: new Array<number>(ROW).fill(0), ways: 1 }]])
  for (let drawn = 1; open.size > 0; drawn++) {
    const next = new Map<string, Drawn>()
    for (const { counts, ways } of open.values())
      for (let value = ACE; value <= TEN; value++) {
        if (drawn === 1 && value === naturalWith(upcard)) continue
        const more = counts.map((count, at) => count + (at === value ? 1 : 0))
        const known = next.get(`${more}`)
        if (known) known.ways += ways
        else next.set(`${more}`, { counts: more, ways })
      }
    open = new Map()
    for (const [key, one] of next) {
      const { total, soft } = totalOf(upcard, one.counts)
      if (total > MOST) continue
      if (total < LEAST_TOTAL || (total === LEAST_TOTAL && soft && hitsSoft17)) open.set(key, one)
      else finals.push({ ...one, outcome: total - LEAST_TOTAL })
    }
  }
  return finals
}

function totalOf(upcard: number, counts: readonly number[]): { readonly total: number; readonly soft: boolean } {
  const sum = counts.reduce((all, count, value) => all + count * value, upcard)
  const soft = (upcard === ACE || (counts[ACE] ?? 0) > 0) && sum + 10 <= MOST
  return { total: soft ? sum + 10 : sum, soft }
}

/** Multisets with their values from high to low, so that equal beginnings are shared. */
function treeOf(finals: ReturnType<typeof finalsOf>): readonly Node[] {
  const nodes: Node[] = [{ parent: 0, value: 0, used: 0, depth: 0, ways: 0, outcome: -1 }]
  const places = new Map<string, number>()
  const child = (parent: number, value: number, used: number): number => {
    const key = `${parent} ${value}`
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, nodes.length)
    const depth = parent === 0 ? 0 : (nodes[parent]?.depth ?? 0) + 1
    return nodes.push({ parent, value, used, depth, ways: 0, outcome: -1 }) - 1
  }
  for (const { counts, ways, outcome } of finals) {
    let at = 0
    for (let value = TEN; value >= ACE; value--)
      for (let used = 0; used < (counts[value] ?? 0); used++) at = child(at, value, used)
    Object.assign(nodes[at] ?? {}, { ways, outcome })
  }
  return nodes
}

import { byteAt, entryOf, floatAt, intAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../cards/card.ts'
import type { PokerDeck } from './deck.ts'
import { type Deal, HOLDS, type Holder, type Holds, kept } from './holds.ts'
import type { PaidHands } from './paid-hands.ts'
import { ACE_KIND } from './rank-sets.ts'

/** A kind of hold that a player can tell from others by looking at it, and an example of it. */
export interface Idea {
  readonly example: string
  /** What it pays on average over all deals that allow it, for one coin. */
  readonly mean: number
}

/** By deal: how many there are of it and its best hold; by deal and hold: its idea and what it is worth. */
interface SeenDeals {
  readonly weights: Int32Array
  readonly bests: Uint8Array
  readonly ideas: Int32Array
  readonly worths: Float64Array
}

const KEPT = Int32Array.from({ length: HOLDS }, (_, hold) => kept(hold))

/** @param ideas those of the holds of a deal, from `from` on */
function heldOf(ideas: Int32Array, from: number, means: Float64Array): number {
  let [best, most] = [0, -1]
  for (let hold = 0; hold < HOLDS; hold++) {
    const mean = floatAt(means, intAt(ideas, from + hold))
    if (mean < most || (mean === most && intAt(KEPT, hold) <= intAt(KEPT, best))) continue
    most = mean
    best = hold
  }
  return best
}

/**
 * A strategy as a list: every hold is of some idea, and of the ideas that a deal allows the one is taken that is worth
 * most on average. Ideas look at the held cards alone: how many are wild, of one rank, of one suit, in one run, and which
 * ranks the pay table names.
 */
export class IdeaList {
  readonly #holds: Holds
  readonly #ideas = new Map<string, number>()
  readonly #examples: string[] = []
  /** By set of cards, twice: of several suits, of one. */
  readonly #of: Int32Array
  readonly #sums: number[] = []
  readonly #weights: number[] = []
  readonly #chosen = new Set<number>()
  readonly #subsets = new Int32Array(HOLDS)
  readonly #ofHolds = new Int32Array(HOLDS)
  /** The averages of the list when it is done. */
  #listed: Float64Array | undefined
  #at = -1

  constructor(holds: Holds, meter: Meter) {
    const { paid } = holds
    this.#holds = holds
    this.#of = new Int32Array(paid.sets.total * 2)
    for (let i = 0; i < this.#of.length; i++) this.#of[i] = this.#name(paid, i >> 1, (i & 1) === 1)
    const seen = this.#seen(meter)
    for (let at = 0; at < seen.weights.length; at++)
      for (let hold = 0; hold < HOLDS; hold++) this.#count(this.#sums, this.#weights, seen, at, hold)
    for (let i = 0; i < 4; i++) this.#improve(seen)
    const means = this.#means()
    for (let at = 0; at < seen.weights.length; at++)
      this.#chosen.add(intAt(seen.ideas, at * HOLDS + heldOf(seen.ideas, at * HOLDS, means)))
  }

  /** The hold whose idea stands highest in the list; of equal ones that which keeps most, then the lowest cards. */
  readonly holder: Holder = (set, suited) => {
    this.#look(set)
    this.#listed ??= this.#means()
    const ideas = this.#ofHolds
    for (let hold = 0; hold < HOLDS; hold++) ideas[hold] = this.#idea(hold, suited)
    return heldOf(ideas, 0, this.#listed)
  }

  /** The ideas that any deal is held by, the dearest first. */
  list(): readonly Idea[] {
    const { draws } = this.#holds
    return [...this.#chosen]
      .map((idea) => ({ example: entryOf(this.#examples, idea), mean: this.#mean(idea) / draws }))
      .sort((a, b) => b.mean - a.mean)
  }

  /** Every deal with what its holds are worth: asked for once, since the list is improved in several passes. */
  #seen(meter: Meter): SeenDeals {
    const holds = this.#holds
    const deals = holds.count()
    const seen: SeenDeals = {
      weights: new Int32Array(deals),
      bests: new Uint8Array(deals),
      ideas: new Int32Array(deals * HOLDS),
      worths: new Float64Array(deals * HOLDS),
    }
    let at = 0
    holds.deals(meter, (deal) => this.#see(deal, seen, at++))
    return seen
  }

  #see({ set, pattern: { suited, weight } }: Deal, { weights, bests, ideas, worths }: SeenDeals, at: number): void {
    const holds = this.#holds
    weights[at] = weight
    bests[at] = holds.best(set, suited)
    this.#look(set)
    for (let hold = 0, to = at * HOLDS; hold < HOLDS; hold++, to++) {
      ideas[to] = this.#idea(hold, suited)
      worths[to] = holds.worth(hold)
    }
  }

  #count(sums: number[], weights: number[], seen: SeenDeals, at: number, hold: number): void {
    const weight = intAt(seen.weights, at)
    const idea = intAt(seen.ideas, at * HOLDS + hold)
    sums[idea] = (sums[idea] ?? 0) + weight * floatAt(seen.worths, at * HOLDS + hold)
    weights[idea] = (weights[idea] ?? 0) + weight
  }

  /** Averages over the deals that an idea is taken in, or should be: elsewhere it decides nothing. */
  #improve(seen: SeenDeals): void {
    const means = this.#means()
    const [sums, weights]: [number[], number[]] = [[], []]
    for (let at = 0; at < seen.weights.length; at++) {
      const hold = heldOf(seen.ideas, at * HOLDS, means)
      const best = byteAt(seen.bests, at)
      this.#count(sums, weights, seen, at, hold)
      if (hold !== best) this.#count(sums, weights, seen, at, best)
    }
    for (const [idea, sum] of sums.entries()) {
      if (sum === undefined) continue
      this.#sums[idea] = sum
      this.#weights[idea] = weights[idea] ?? 1
    }
  }

  /** By idea. */
  #means(): Float64Array {
    return Float64Array.from(this.#examples, (_, idea) => this.#mean(idea))
  }

  #mean(idea: number): number {
    return (this.#sums[idea] ?? 0) / (this.#weights[idea] ?? 1)
  }

  #idea(hold: number, suited: number): number {
    return intAt(this.#of, intAt(this.#subsets, hold) * 2 + ((suited >>> hold) & 1))
  }

  #look(set: number): void {
    if (this.#at === set) return
    this.#at = set
    this.#holds.paid.sets.subsets(set, 5, this.#subsets)
  }

  #name(paid: PaidHands, set: number, suited: boolean): number {
    const kinds = paid.sets.kindsOf(set)
    const key = keyOf(paid, kinds, suited)
    const known = this.#ideas.get(key)
    if (known !== undefined) return known
    const idea = this.#ideas.size
    this.#ideas.set(key, idea)
    const ranks = kinds.toReversed().map((kind) => RANKS[kind] ?? 'Jk')
    this.#examples.push(
      ranks.length === 0 ? 'nothing' : `${ranks.join('-')}${suited && ranks.length > 1 ? ' ofOneSuit' : ''}`,
    )
    return idea
  }
}

function keyOf(paid: PaidHands, kinds: readonly number[], suited: boolean): string {
  const { deck, rows, sets } = paid
  const naturals = kinds.filter((kind) => !deck.wild[kind])
  const counts = [...new Set(naturals)].map((kind) => [naturals.filter((one) => one === kind).length, kind] as const)
  if (kinds.length === 5) {
    const set = kinds.reduce((part, kind) => sets.with(part, kind), 0)
    const row = paid.row(set, suited)
    if (row >= 0) return `row ${row}`
  }
  const named = (kind: number): string =>
    rows
      .map(({ ranks, kickers }) => `${+(ranks?.includes(kind) ?? false)}${+(kickers?.includes(kind) ?? false)}`)
      .join('')
  const wilds = kinds.length - naturals.length
  const groups = counts.filter(([count]) => count > 1)
  const single = counts
    .filter(([count]) => count === 1)
    .map(([, kind]) => named(kind))
    .sort()
  if (groups.length > 0)
    return [wilds, ...groups.map(([count, kind]) => `${count} ${named(kind)}`).sort(), ...single].join()
  return [wilds, suited, runs(deck, naturals), royal(naturals), ...single].join()
}

/** How many runs of five of this deck the cards fit in: without a rank that is wild, and with one. */
function runs({ copies, wild }: PokerDeck, kinds: readonly number[]): string {
  const fitting = [0, 0]
  for (let low = -1; low <= ACE_KIND - 4; low++) {
    const run = [0, 1, 2, 3, 4].map((above) => (low + above < 0 ? ACE_KIND : low + above))
    if (!kinds.every((kind) => run.includes(kind)) || run.some((kind) => copies[kind] === 0)) continue
    const which = +run.some((kind) => wild[kind])
    fitting[which] = (fitting[which] ?? 0) + 1
  }
  return fitting.join('/')
}

const royal = (kinds: readonly number[]): boolean => kinds.every((kind) => kind >= ACE_KIND - 4)

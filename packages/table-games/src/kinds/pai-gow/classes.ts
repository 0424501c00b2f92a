import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { ACE, JOKER_RANK, type PaiGowName } from './hand.ts'
import { countOf, namesOf, Setter, splitAt } from './house-way.ts'

/** The cards that there are: ranks and suits may be fewer, for tests. */
export interface PaiGowDeck {
  readonly ranks: readonly number[]
  readonly suits: number
  readonly joker: boolean
}

/** A hand as both of its parts compare: the strength of five cards and that of two. */
export interface Setting {
  readonly high: number
  readonly low: number
}

/** Seven cards of certain ranks, with at least so many of one suit that five make a flush. */
export interface FlushClass {
  /** Of that suit, as bits of ranks. */
  readonly suited: number
  /** By rank, cards of other suits. */
  readonly others: readonly number[]
  /** In how many ways, for one suit. */
  readonly ways: number
  readonly setting: Setting
  names(): Names
}

/** What five of the seven cards can be. */
export type Names = ReadonlySet<PaiGowName>

/** All hands of certain ranks. */
export interface RankClass {
  /** By rank, and at the end the joker. */
  readonly counts: readonly number[]
  readonly ways: number
  /** Where no five are of one suit. */
  readonly setting: Setting
  names(): Names
  readonly flushes: readonly FlushClass[]
}

const HAND = 7
const FLUSH = 5

export const classesOf = (deck: PaiGowDeck, rules: PaiGowDefinition): readonly RankClass[] => [
  ...eachClass(deck, rules),
]

/** One by one, of which none is kept. */
export function* eachClass(deck: PaiGowDeck, rules: PaiGowDefinition): Generator<RankClass> {
  for (const counts of countsOf(deck)) {
    const ranks = counts.flatMap((count, rank) => new Array<number>(count).fill(rank))
    const read = readerOf(ranks, rules)
    yield {
      counts,
      ways: counts.reduce((ways, count, rank) => ways * (rank === JOKER_RANK ? 1 : choose(deck.suits, count)), 1),
      // Suits that are spread as evenly as goes.
      ...read(ranks.map((_, place) => place % deck.suits)),
      flushes: flushesOf(counts, deck, read),
    }
  }
}

export function* countsOf({ ranks, suits, joker }: PaiGowDeck): Generator<readonly number[]> {
  const counts = new Array<number>(JOKER_RANK + 1).fill(0)
  function* fill(at: number, left: number): Generator<readonly number[]> {
    const rank = ranks[at]
    if (rank === undefined) {
      if (left === 0) yield [...counts]
      return
    }
    for (let count = 0; count <= Math.min(left, suits); count++) {
      counts[rank] = count
      yield* fill(at + 1, left - count)
    }
    counts[rank] = 0
  }
  for (const jokers of joker ? [0, 1] : [0]) {
    counts[JOKER_RANK] = jokers
    yield* fill(0, HAND - jokers)
  }
}

type Read = (suits: readonly number[]) => { readonly setting: Setting; names(): Names }

/** How hands of these ranks are set, by their suits. */
function readerOf(ranks: readonly number[], rules: PaiGowDefinition): Read {
  const setter = new Setter(ranks, rules)
  return (suits) => {
    const hand = { ranks, suits }
    const { high, low } = splitAt(hand, setter.low(hand), rules)
    return { setting: { high, low }, names: () => namesOf(hand, rules) }
  }
}

function flushesOf(counts: readonly number[], { suits }: PaiGowDeck, read: Read): readonly FlushClass[] {
  const least = FLUSH - entryOf(counts, JOKER_RANK)
  const held = counts.flatMap((count, rank) => (count > 0 && rank <= ACE ? [rank] : []))
  const found: FlushClass[] = []
  if (held.length < least) return found
  for (let chosen = 0; chosen < 1 << held.length; chosen++) {
    if (countOf(chosen) < least) continue
    let suited = 0
    for (let i = 0; i < held.length; i++) suited |= ((chosen >> i) & 1) << entryOf(held, i)
    const others = counts.slice(0, ACE + 1)
    let ways = 1
    for (const rank of held) {
      const count = entryOf(others, rank) - ((suited >> rank) & 1)
      others[rank] = count
      ways *= choose(suits - 1, count)
    }
    if (ways > 0) found.push({ suited, others, ways, ...read(flushSuits(counts, suited)) })
  }
  return found
}

/** The cards in ascending order of ranks: of each rank first the one of the suit of the flush, if it has one. */
function flushSuits(counts: readonly number[], suited: number): readonly number[] {
  const suits: number[] = []
  for (let rank = 0; rank < counts.length; rank++) {
    const first = (suited >> rank) & 1 ? 0 : 1
    for (let i = 0; i < entryOf(counts, rank); i++) suits.push(first + i)
  }
  return suits
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

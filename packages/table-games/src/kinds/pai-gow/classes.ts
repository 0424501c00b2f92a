import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { ACE, JOKER_RANK, type PaiGowName } from './hand.ts'
import { housePlaces, namesOf, type Seven, splitAt } from './house-way.ts'

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

export function classesOf(deck: PaiGowDeck, rules: PaiGowDefinition): readonly RankClass[] {
  return [...countsOf(deck)].map((counts) => {
    const plain = withoutFlush(counts, deck.suits)
    return {
      counts,
      ways: counts.reduce((ways, count, rank) => ways * (rank === JOKER_RANK ? 1 : choose(deck.suits, count)), 1),
      ...readOf(plain, rules),
      flushes: flushesOf(counts, deck, rules),
    }
  })
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

/** Cards of these ranks whose suits are spread as evenly as goes. */
function withoutFlush(counts: readonly number[], suits: number): Seven {
  const used = new Array<number>(suits).fill(0)
  const hand: Hand = { ranks: [], suits: [] }
  for (const [rank, count] of counts.entries()) {
    const rarest = used.map((_, suit) => suit).sort((a, b) => entryOf(used, a) - entryOf(used, b))
    for (const suit of rarest.slice(0, count)) {
      add(hand, rank, suit)
      if (rank !== JOKER_RANK) used[suit] = entryOf(used, suit) + 1
    }
  }
  return hand
}

interface Hand {
  readonly ranks: number[]
  readonly suits: number[]
}

function add(hand: Hand, rank: number, suit: number): void {
  hand.ranks.push(rank)
  hand.suits.push(suit)
}

function readOf(hand: Seven, rules: PaiGowDefinition): { readonly setting: Setting; names(): Names } {
  const { high, low } = splitAt(hand, housePlaces(hand, rules), rules)
  return { setting: { high, low }, names: () => namesOf(hand, rules) }
}

function flushesOf(counts: readonly number[], { suits }: PaiGowDeck, rules: PaiGowDefinition): readonly FlushClass[] {
  const least = FLUSH - entryOf(counts, JOKER_RANK)
  const held = counts.flatMap((count, rank) => (count > 0 && rank <= ACE ? [rank] : []))
  const found: FlushClass[] = []
  for (let chosen = 0; chosen < 1 << held.length; chosen++) {
    const inSuit = held.filter((_, i) => (chosen >> i) & 1)
    if (inSuit.length < least) continue
    const others = counts.slice(0, ACE + 1).map((count, rank) => count - Number(inSuit.includes(rank)))
    const ways = others.reduce((product, count) => product * choose(suits - 1, count), 1)
    if (ways === 0) continue
    const suited = inSuit.reduce((bits, rank) => bits | (1 << rank), 0)
    found.push({ suited, others, ways, ...readOf(flushHand(inSuit, others, counts), rules) })
  }
  return found
}

function flushHand(inSuit: readonly number[], others: readonly number[], counts: readonly number[]): Seven {
  const hand: Hand = { ranks: [], suits: [] }
  for (const rank of inSuit) add(hand, rank, 0)
  for (const [rank, count] of others.entries()) for (let i = 1; i <= count; i++) add(hand, rank, i)
  if (counts[JOKER_RANK] === 1) add(hand, JOKER_RANK, 0)
  return hand
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

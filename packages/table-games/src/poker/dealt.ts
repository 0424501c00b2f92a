import { byteAt, entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import { JOKER, rankOf, suitOf } from '../cards/card.ts'
import type { PokerDeck } from './deck.ts'
import { JOKER_KIND, type RankSets } from './rank-sets.ts'

/** By card: ranks, and the joker. */
const KIND = Uint8Array.from({ length: JOKER + 1 }, (_, card) => (card === JOKER ? JOKER_KIND : rankOf(card)))

export const kindOfCard = (card: number): number => byteAt(KIND, card)

export function setOf(sets: RankSets, cards: readonly number[]): number {
  let set = 0
  for (const card of cards) set = sets.with(set, kindOfCard(card))
  return set
}

/** Whether the natural cards are of one suit. */
export function isSuited({ wild }: PokerDeck, cards: readonly number[]): boolean {
  let suits = 0
  for (const card of cards) if (!wild[kindOfCard(card)]) suits |= 1 << suitOf(card)
  return (suits & (suits - 1)) === 0
}

/** By the cards that are chosen, the choices within them: bit X is set where X has none but those. */
const WITHIN = Int32Array.from({ length: 32 }, (_, chosen) => {
  let within = 0
  for (let part = 0; part < 32; part++) if ((part & ~chosen) === 0) within |= 1 << part
  return within
})

const MOST = 5
/** What a card of a reader says of suits, in three bits: its suit, or that it is wild. */
const MARK_BITS = 3
const MARK = (1 << MARK_BITS) - 1
const WILD = 4
/** Above the mark lies the place, and above that the kind: numbers of cards ascend by kinds, then by places. */
const PLACE_BITS = 3
/** After every card. */
const NO_CARD = 15 << (MARK_BITS + PLACE_BITS)

/** By the marks of five cards in ascending order, the choices that share a suit; 0 until somebody asks. */
const SHARED = new Int32Array(1 << (MARK_BITS * MOST))

/**
 * Up to five cards as the laws see them, without a new object for each: the places of the cards in ascending order of kinds,
 * and which choices of them share a suit.
 */
export class DealReader {
  suited = 0
  set = 0
  readonly #size: number
  readonly #sets: RankSets
  /** By card, its kind and mark. */
  readonly #numbers: Int32Array
  /** The cards with their places, ascending. */
  readonly #sorted = new Int32Array(MOST)

  constructor(sets: RankSets, { wild }: PokerDeck, size: number) {
    this.#size = size
    this.#sets = sets
    this.#numbers = Int32Array.from(
      KIND,
      (kind, card) => (kind << (MARK_BITS + PLACE_BITS)) | (wild[kind] ? WILD : suitOf(card)),
    )
  }

  read(cards: readonly number[]): void {
    const sorted = this.#sorted
    let set = 0
    for (let place = 0; place < this.#size; place++) {
      const number = intAt(this.#numbers, entryOf(cards, place))
      set = this.#sets.with(set, number >> (MARK_BITS + PLACE_BITS))
      sorted[place] = number | (place << MARK_BITS)
    }
    for (let place = this.#size; place < MOST; place++) sorted[place] = NO_CARD
    sortFive(sorted)
    this.set = set
    this.suited = this.#shared()
  }

  /** The bits of a choice by ascending kinds as those of the cards as they lie. */
  lying(chosen: number): number {
    let lying = 0
    for (let i = 0; i < this.#size; i++) lying |= ((chosen >> i) & 1) << this.#place(i)
    return lying
  }

  /** Which of the cards are of a suit, by ascending kinds. */
  ofSuit(cards: readonly number[], suit: number): number {
    let chosen = 0
    for (let i = 0; i < this.#size; i++) if (suitOf(entryOf(cards, this.#place(i))) === suit) chosen |= 1 << i
    return chosen
  }

  #place(i: number): number {
    return (intAt(this.#sorted, i) >> MARK_BITS) & ((1 << PLACE_BITS) - 1)
  }

  #shared(): number {
    let marks = 0
    for (let i = 0; i < this.#size; i++) marks |= (intAt(this.#sorted, i) & MARK) << (MARK_BITS * i)
    // Choices that have a card which is not there are none of a reader's of fewer.
    return sharedBy(marks) & intAt(WITHIN, (1 << this.#size) - 1)
  }
}

/** By the marks of five cards in ascending order, the choices of which share a suit: bit X, as in `SuitPattern`. */
function sharedBy(marks: number): number {
  const known = intAt(SHARED, marks)
  if (known !== 0) return known
  const bySuit = [0, 0, 0, 0]
  let wilds = 0
  for (let i = 0; i < MOST; i++) {
    const mark = (marks >> (MARK_BITS * i)) & MARK
    if (mark === WILD) wilds |= 1 << i
    else bySuit[mark] = entryOf(bySuit, mark) | (1 << i)
  }
  const shared = bySuit.reduce((all, ofSuit) => all | intAt(WITHIN, ofSuit | wilds), 0)
  SHARED[marks] = shared
  return shared
}

/** A network of nine comparisons without a jump: what is dealt is in no order that a processor could guess. */
function sortFive(list: Int32Array): void {
  order(list, 0, 3)
  order(list, 1, 4)
  order(list, 0, 2)
  order(list, 1, 3)
  order(list, 0, 1)
  order(list, 2, 4)
  order(list, 1, 2)
  order(list, 3, 4)
  order(list, 2, 3)
}

function order(list: Int32Array, low: number, high: number): void {
  const [a, b] = [intAt(list, low), intAt(list, high)]
  const more = (a - b) & ((a - b) >> 31)
  list[low] = b + more
  list[high] = a - more
}

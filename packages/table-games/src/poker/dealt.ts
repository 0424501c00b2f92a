import { byteAt, entryOf, intAt } from '@spilvaerk/slot-engine/shared'
import { JOKER, rankOf, suitOf } from '../cards/card.ts'
import type { PokerDeck } from './deck.ts'
import { JOKER_KIND, KINDS, type RankSets } from './rank-sets.ts'

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
  let suit = -1
  for (const card of cards) {
    if (wild[kindOfCard(card)]) continue
    if (suit >= 0 && suitOf(card) !== suit) return false
    suit = suitOf(card)
  }
  return true
}

/** By the cards that are chosen, the choices within them: bit X is set where X has none but those. */
const WITHIN = Int32Array.from({ length: 32 }, (_, chosen) => {
  let within = 0
  for (let part = 0; part < 32; part++) if ((part & ~chosen) === 0) within |= 1 << part
  return within
})

/**
 * Up to five cards as the laws see them, without a new object for each: the places of the cards in ascending order of kinds,
 * and which choices of them share a suit.
 */
export class DealReader {
  readonly places: Int32Array
  suited = 0
  set = 0
  /** By kind, 1 where it is wild. */
  readonly #wild: Uint8Array
  readonly #sets: RankSets
  readonly #kinds: Uint8Array
  readonly #bySuit = new Int32Array(4)

  constructor(sets: RankSets, deck: PokerDeck, size: number) {
    this.places = Int32Array.from({ length: size }, (_, i) => i)
    this.#kinds = new Uint8Array(size)
    this.#wild = Uint8Array.from({ length: KINDS }, (_, kind) => +(deck.wild[kind] ?? false))
    this.#sets = sets
  }

  read(cards: readonly number[]): void {
    const { places } = this
    const kinds = this.#kinds
    let set = 0
    // By insertion: the cards are few.
    for (let i = 0; i < places.length; i++) {
      const kind = kindOfCard(entryOf(cards, i))
      set = this.#sets.with(set, kind)
      let at = i
      for (; at > 0 && kind < byteAt(kinds, at - 1); at--) {
        kinds[at] = byteAt(kinds, at - 1)
        places[at] = intAt(places, at - 1)
      }
      kinds[at] = kind
      places[at] = i
    }
    this.set = set
    this.suited = this.#shared(cards)
  }

  /** The bits of a choice by ascending kinds as those of the cards as they lie. */
  lying(chosen: number): number {
    let lying = 0
    for (let i = 0; i < this.places.length; i++) if ((chosen >> i) & 1) lying |= 1 << intAt(this.places, i)
    return lying
  }

  /** Which of the cards are of a suit, by ascending kinds. */
  ofSuit(cards: readonly number[], suit: number): number {
    let chosen = 0
    for (let i = 0; i < this.places.length; i++)
      if (suitOf(entryOf(cards, intAt(this.places, i))) === suit) chosen |= 1 << i
    return chosen
  }

  #shared(cards: readonly number[]): number {
    const bySuit = this.#bySuit
    bySuit.fill(0)
    let wilds = 0
    for (let i = 0; i < this.places.length; i++) {
      if (byteAt(this.#wild, byteAt(this.#kinds, i)) === 1) wilds |= 1 << i
      else {
        const suit = suitOf(entryOf(cards, intAt(this.places, i)))
        bySuit[suit] = intAt(bySuit, suit) | (1 << i)
      }
    }
    let suited = 0
    for (let suit = 0; suit < 4; suit++) suited |= intAt(WITHIN, intAt(bySuit, suit) | wilds)
    return suited
  }
}

import { entryOf } from '@spilvaerk/slot-engine/shared'
import { JOKER, rankOf, suitOf } from '../cards/card.ts'
import type { PokerDeck } from './deck.ts'
import { JOKER_KIND, type RankSets } from './rank-sets.ts'

export const kindOfCard = (card: number): number => (card === JOKER ? JOKER_KIND : rankOf(card))

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
  readonly places: number[]
  suited = 0
  set = 0
  readonly #deck: PokerDeck
  readonly #sets: RankSets
  readonly #bySuit = [0, 0, 0, 0]

  constructor(sets: RankSets, deck: PokerDeck, size: number) {
    this.places = Array.from({ length: size }, (_, i) => i)
    this.#sets = sets
    this.#deck = deck
  }

  read(cards: readonly number[]): void {
    const { places } = this
    const size = places.length
    for (let i = 0; i < size; i++) places[i] = i
    // By insertion: the cards are few.
    for (let i = 1; i < size; i++)
      for (let j = i; j > 0 && this.#kind(cards, j) < this.#kind(cards, j - 1); j--) this.#swap(j)
    this.set = setOf(this.#sets, cards)
    this.suited = this.#shared(cards)
  }

  /** The bits of a choice by ascending kinds as those of the cards as they lie. */
  lying(chosen: number): number {
    let lying = 0
    for (let i = 0; i < this.places.length; i++) if ((chosen >> i) & 1) lying |= 1 << entryOf(this.places, i)
    return lying
  }

  /** Which of the cards are of a suit, by ascending kinds. */
  ofSuit(cards: readonly number[], suit: number): number {
    let chosen = 0
    for (let i = 0; i < this.places.length; i++)
      if (suitOf(entryOf(cards, entryOf(this.places, i))) === suit) chosen |= 1 << i
    return chosen
  }

  #kind(cards: readonly number[], place: number): number {
    return kindOfCard(entryOf(cards, entryOf(this.places, place)))
  }

  #swap(place: number): void {
    const { places } = this
    const moved = entryOf(places, place)
    places[place] = entryOf(places, place - 1)
    places[place - 1] = moved
  }

  #shared(cards: readonly number[]): number {
    const bySuit = this.#bySuit
    bySuit.fill(0)
    let wilds = 0
    for (let i = 0; i < this.places.length; i++) {
      const card = entryOf(cards, entryOf(this.places, i))
      if (this.#deck.wild[kindOfCard(card)]) wilds |= 1 << i
      else bySuit[suitOf(card)] = entryOf(bySuit, suitOf(card)) | (1 << i)
    }
    let suited = 0
    for (let suit = 0; suit < 4; suit++) suited |= entryOf(WITHIN, entryOf(bySuit, suit) | wilds)
    return suited
  }
}

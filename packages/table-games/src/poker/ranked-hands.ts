import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { PokerDeck } from './deck.ts'
import { rankHand } from './pay-rows.ts'
import { type RankSets, rankSets } from './rank-sets.ts'
import { type HandOrder, strengthOf } from './strength.ts'

/** All hands with the same ranks that are of one suit, or that are not: they are of equal strength. */
export interface RankedHand {
  readonly set: number
  readonly suited: boolean
  readonly strength: number
}

/** The hands of a deck without wild cards, from the weakest to the strongest. */
export class RankedHands {
  readonly deck: PokerDeck
  readonly size: number
  readonly sets: RankSets
  readonly hands: readonly RankedHand[]
  readonly #places = new Map<number, number>()

  constructor(deck: PokerDeck, size: number, order: HandOrder) {
    const sets = rankSets(Math.max(5, size))
    const hands: RankedHand[] = []
    for (let set = sets.start(size); set < sets.start(size + 1); set++) {
      const kinds = sets.kindsOf(set)
      if (kinds.some((kind) => sets.count(set, kind) > (deck.copies[kind] ?? 0))) continue
      const distinct = new Set(kinds).size === size
      for (const suited of distinct ? [false, true] : [false])
        hands.push({ set, suited, strength: strengthOf(rankHand(sets, deck, set, suited), order) })
    }
    this.deck = deck
    this.size = size
    this.sets = sets
    this.hands = hands.sort((a, b) => a.strength - b.strength)
    for (const [place, { set, suited }] of hands.entries()) this.#places.set(set * 2 + +suited, place)
  }

  /** The place in `hands`. */
  place(set: number, suited: boolean): number {
    const place = this.#places.get(set * 2 + +suited)
    if (place === undefined) throw new RangeError('no hand of the deck')
    return place
  }

  strength(set: number, suited: boolean): number {
    return entryOf(this.hands, this.place(set, suited)).strength
  }
}

import { floatAt } from '@spilvaerk/slot-engine/shared'
import { ACE, ROW, TEN } from '../hands.ts'

/** The cards of a shoe by value. */
export interface Deck {
  /** By value, from 1 to 10. */
  readonly counts: Float64Array
  readonly size: number
  /** How many cards of ten there are of one rank, where only equal ranks are pairs; otherwise all of them. */
  readonly tensOfRank: number
  /** 1 where a card that is dealt is gone, 0 where every card comes from a whole deck. */
  readonly removal: 0 | 1
}

/** @param decks 0 for an endless shoe */
export function deckOf(decks: number, byRank: boolean): Deck {
  const copies = 4 * (decks === 0 ? 1 : decks)
  const counts = new Float64Array(ROW).fill(copies, ACE, TEN)
  counts[TEN] = 4 * copies
  return {
    ...{ counts, size: 13 * copies, removal: decks === 0 ? 0 : 1 },
    tensOfRank: byRank ? copies : 4 * copies,
  }
}

/** How many cards of a value can make a pair with one of them. */
export const pairCards = (deck: Deck, value: number): number =>
  value === TEN ? deck.tensOfRank : floatAt(deck.counts, value)

/** What is out besides the hand itself. */
export interface Gone {
  readonly upcard: number
  /** Cards of a split pair that lie before other hands. */
  readonly value: number
  readonly copies: number
}

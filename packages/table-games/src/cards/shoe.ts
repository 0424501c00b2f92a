import { intAt } from '@spilvaerk/slot-engine/shared'
import type { Draw } from '../chance/draw.ts'
import { DECK, JOKER, rankOf } from './card.ts'

/** What cards there are. */
export interface Cards {
  /** 0 for an endless shoe, where every card comes from a whole deck. */
  readonly decks: number
  /** In each deck. */
  readonly jokers?: 0 | 1
  /** The ranks that are there, from 0 to 12; by default all. */
  readonly ranks?: readonly number[]
}

/** Whoever deals: a shoe, or in a test a list of cards that is known beforehand. */
export interface Dealer {
  /** The next card. */
  deal(): number
}

/**
 * Whole decks, dealt without being put back: Fisher–Yates, one draw for each card when it is dealt. So the order of
 * the whole shoe follows from the draws, and no choice changes a card to come, only who gets it.
 */
export class Shoe implements Dealer {
  readonly #cards: Int32Array
  readonly #swapped: Int32Array
  readonly #endless: boolean
  #draw: Draw
  #dealt = 0

  constructor(cards: Cards, draw: Draw) {
    this.#endless = cards.decks === 0
    this.#cards = Int32Array.from(cardsOf(this.#endless ? { ...cards, decks: 1 } : cards))
    this.#swapped = new Int32Array(this.#cards.length)
    this.#draw = draw
  }

  /** @throws RangeError when no card is left */
  deal(): number {
    const at = this.#dealt
    const cards = this.#cards
    if (this.#endless) return intAt(cards, this.#draw.below(cards.length))
    const from = at + this.#draw.below(cards.length - at)
    const card = intAt(cards, from)
    cards[from] = intAt(cards, at)
    cards[at] = card
    this.#swapped[at] = from
    this.#dealt = at + 1
    return card
  }

  /** All cards back in their first places, for the next round. */
  restart(draw: Draw): void {
    const cards = this.#cards
    while (this.#dealt > 0) {
      this.#dealt -= 1
      const at = this.#dealt
      const from = intAt(this.#swapped, at)
      const card = intAt(cards, at)
      cards[at] = intAt(cards, from)
      cards[from] = card
    }
    this.#draw = draw
  }
}

function cardsOf({ decks, jokers = 0, ranks }: Cards): readonly number[] {
  const all = Array.from({ length: DECK + jokers }, (_, card) => card)
  const deck = ranks === undefined ? all : all.filter((card) => card === JOKER || ranks.includes(rankOf(card)))
  return Array.from({ length: decks }, () => deck).flat()
}

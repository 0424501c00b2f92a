import { byteAt, floatAt, type Meter } from '@spilvaerk/slot-engine/shared'
import { ACE, BUST, type Hands, ROW, TEN } from '../hands.ts'
import { LEAST_TOTAL, naturalWith, TOTALS } from './dealer.ts'
import type { DealerTotals } from './dealer-totals.ts'
import type { Deck, Gone } from './deck.ts'

/**
 * What becomes of each hand that stands against an upcard, over everything that the dealer may have and draw: the chances
 * are joint with whether the dealer has a natural, so that nothing is to be renormalised after he has looked for one.
 */
export class Odds {
  readonly win: Float64Array
  readonly lose: Float64Array
  /** The dealer has a natural. */
  readonly natural: Float64Array
  /** The hand goes over 21 with one more card. */
  readonly bust: Float64Array
  /** The same, and the dealer has no natural. */
  readonly bustOpen: Float64Array
  readonly gone: Gone
  readonly #hands: Hands
  readonly #deck: Deck

  /** @param holds the hands that are asked for */
  constructor(
    hands: Hands,
    deck: Deck,
    dealer: DealerTotals,
    gone: Gone,
    holds: Int32Array,
    charlie: number,
    meter: Meter,
  ) {
    this.#hands = hands
    this.#deck = deck
    this.gone = gone
    this.win = new Float64Array(hands.size)
    this.lose = new Float64Array(hands.size)
    this.natural = new Float64Array(hands.size)
    this.bust = new Float64Array(hands.size)
    this.bustOpen = new Float64Array(hands.size)
    const left = new Float64Array(ROW)
    for (const hand of holds) {
      const size = this.#leave(hand, left)
      if (size <= 0) continue
      this.#stand(hand, left, size, dealer.after(hand, gone, { left, size }, meter), charlie)
      this.#over(hand, left, size)
    }
  }

  /** The chance that the next card of a hand is of a value. */
  chance(hand: number, value: number): number {
    const { removal, size } = this.#deck
    const { copies } = this.gone
    const all = size - removal * (byteAt(this.#hands.cards, hand) + 1 + copies)
    return all > 0 ? this.#left(hand, value) / all : 0
  }

  #left(hand: number, value: number): number {
    const { counts, removal } = this.#deck
    const { upcard, value: other, copies } = this.gone
    const out = this.#hands.count(hand, value) + (value === upcard ? 1 : 0) + (value === other ? copies : 0)
    return Math.max(0, floatAt(counts, value) - removal * out)
  }

  #leave(hand: number, left: Float64Array): number {
    for (let value = ACE; value <= TEN; value++) left[value] = this.#left(hand, value)
    const { removal, size } = this.#deck
    return size - removal * (byteAt(this.#hands.cards, hand) + 1 + this.gone.copies)
  }

  #stand(hand: number, left: Float64Array, size: number, totals: Float64Array, charlie: number): void {
    const { upcard } = this.gone
    const natural = naturalWith(upcard) === 0 ? 0 : floatAt(left, naturalWith(upcard)) / size
    this.natural[hand] = natural
    if (charlie > 0 && byteAt(this.#hands.cards, hand) >= charlie) {
      this.win[hand] = 1 - natural
      return
    }
    const total = byteAt(this.#hands.total, hand)
    let [below, above, all] = [0, 0, 0]
    for (let i = 0; i < TOTALS; i++) {
      const chance = floatAt(totals, i)
      all += chance
      if (LEAST_TOTAL + i < total) below += chance
      if (LEAST_TOTAL + i > total) above += chance
    }
    this.win[hand] = below + (1 - natural - all)
    this.lose[hand] = above
  }

  #over(hand: number, left: Float64Array, size: number): void {
    const { removal } = this.#deck
    const wanted = naturalWith(this.gone.upcard)
    let [bust, open] = [0, 0]
    for (let value = ACE; value <= TEN; value++) {
      if (this.#hands.with(hand, value) !== BUST) continue
      const chance = floatAt(left, value) / size
      if (chance <= 0) continue
      const naturals = wanted === 0 ? 0 : floatAt(left, wanted) - (value === wanted ? removal : 0)
      bust += chance
      open += chance * (1 - naturals / Math.max(1, size - removal))
    }
    this.bust[hand] = bust
    this.bustOpen[hand] = open
  }
}

import type { Meter } from '@spilvaerk/slot-engine/shared'
import { BUST, type Hands, ROW } from '../hands.ts'
import { type DealerDraws, TOTALS } from './dealer.ts'
import type { Deck, Gone } from './deck.ts'

/** More cards of a split pair than lie before other hands. */
const MOST_COPIES = 32

interface Left {
  readonly left: Float64Array
  readonly size: number
}

/**
 * What a dealer reaches against an upcard, once for each set of cards that are out: a hand of a split pair and the cards
 * before its other hands are out together as those of one greater hand are.
 */
export class DealerTotals {
  readonly #draws: DealerDraws
  readonly #hands: Hands
  readonly #deck: Deck
  readonly #known = new Map<number, Float64Array>()

  constructor(draws: DealerDraws, hands: Hands, deck: Deck) {
    this.#draws = draws
    this.#hands = hands
    this.#deck = deck
  }

  /**
   * The chances of the totals from 17 to 21.
   * @param gone what is out beside the hand
   * @param left how many cards of each value are left, and `size` how many in all
   */
  after(hand: number, gone: Gone, { left, size }: Left, meter: Meter): Float64Array {
    const key = this.#key(hand, gone)
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = new Float64Array(TOTALS)
    meter.spend(this.#draws.length)
    this.#draws.chances(left, size, this.#deck.removal, made)
    this.#known.set(key, made)
    return made
  }

  #key(hand: number, { value, copies }: Gone): number {
    // From an endless shoe nothing is ever out.
    if (this.#deck.removal === 0) return 0
    let [out, over] = [hand, copies]
    while (over > 0) {
      const more = this.#hands.with(out, value)
      if (more === BUST) break
      out = more
      over -= 1
    }
    return over === 0 ? out * ROW * MOST_COPIES : (out * ROW + value) * MOST_COPIES + over
  }
}

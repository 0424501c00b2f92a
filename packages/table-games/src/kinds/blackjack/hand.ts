import { byteAt } from '@spilvaerk/slot-engine/shared'
import { rankOf } from '../../cards/card.ts'
import { allHands, BUST, cardValue, MOST } from './hands.ts'

/** How a hand ended; `open` while it is played. */
export type HandEnd = 'open' | 'stood' | 'bust' | 'natural' | 'surrendered' | 'charlie'

const HANDS = allHands()

/** A hand of the player in a round. */
export class PlayedHand {
  readonly seat: number
  /** As rounds tell of it. */
  readonly index: number
  readonly betCoins: number
  stakedCoins: number
  /** Its cards by value, as `Hands` numbers them; `BUST` over 21. */
  cards = 0
  count = 0
  first = 0
  second = 0
  /** The second card that was dealt, which a split gives away. */
  dealtSecond = 0
  /** The value of the pair that it was split from; 0 for a hand that was dealt. */
  splitFrom: number
  end: HandEnd = 'open'
  /** Over 21. */
  #sum = 0

  constructor(seat: number, index: number, betCoins: number, splitFrom = 0) {
    this.seat = seat
    this.index = index
    this.betCoins = betCoins
    this.stakedCoins = betCoins
    this.splitFrom = splitFrom
  }

  take(card: number): void {
    if (this.count === 0) this.first = card
    else if (this.count === 1) {
      this.second = card
      if (this.splitFrom === 0) this.dealtSecond = card
    }
    this.count += 1
    const value = cardValue(card)
    this.#sum += value
    this.cards = HANDS.with(this.cards, value)
  }

  /** Gives its second card away, and is a hand of one card of a pair. */
  halve(): number {
    const { first, second } = this
    this.splitFrom = cardValue(first)
    this.cards = 0
    this.count = 0
    this.#sum = 0
    this.take(first)
    return second
  }

  get total(): number {
    return this.cards === BUST ? this.#sum : byteAt(HANDS.total, this.cards)
  }

  get isSoft(): boolean {
    return this.cards !== BUST && byteAt(HANDS.soft, this.cards) === 1
  }

  get isNatural(): boolean {
    return this.count === 2 && this.splitFrom === 0 && this.total === MOST
  }

  /** The value of a pair; 0 for other hands. */
  pairBy(rank: boolean): number {
    if (this.count !== 2) return 0
    const isPair = rank ? rankOf(this.first) === rankOf(this.second) : cardValue(this.first) === cardValue(this.second)
    return isPair ? cardValue(this.first) : 0
  }
}

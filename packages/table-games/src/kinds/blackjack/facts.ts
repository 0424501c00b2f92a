/** What a player knows who is asked: his hand, the upcard, and what may become of the hand. */
export interface BlackjackFacts {
  readonly upcard: number
  /** By value, as `Hands` numbers them. */
  readonly cards: number
  /** The value of the pair that the hand was split from, or 0. */
  readonly splitFrom: number
  /** The value of the pair that it is and that may be split now, or 0. */
  readonly pair: number
  /** The value of its second card, or 0. */
  readonly second: number
  /** Whether it is a hand that was dealt, with the first bet of its spot. */
  readonly isDealt: boolean
  readonly betCoins: number
  /** How many hands there are on its spot. */
  readonly hands: number
}

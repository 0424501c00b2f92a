import { ACE, cardValue, MOST, TEN } from './hands.ts'

/** The hand of the dealer in a round. */
export class DealerHand {
  upcard = 0
  count = 0
  #sum = 0
  #aces = 0

  take(card: number): void {
    if (this.count === 0) this.upcard = card
    this.count += 1
    const value = cardValue(card)
    this.#sum += value
    if (value === ACE) this.#aces += 1
  }

  get total(): number {
    return this.isSoft ? this.#sum + 10 : this.#sum
  }

  get isSoft(): boolean {
    return this.#aces > 0 && this.#sum + 10 <= MOST
  }

  get isNatural(): boolean {
    return this.count === 2 && this.total === MOST
  }

  /** Whether the upcard may be one of a natural. */
  get mayBeNatural(): boolean {
    const value = cardValue(this.upcard)
    return value === ACE || value === TEN
  }

  get showsAce(): boolean {
    return cardValue(this.upcard) === ACE
  }

  draws(hitsSoft17: boolean): boolean {
    const { total } = this
    return total < 17 || (total === 17 && hitsSoft17 && this.isSoft)
  }
}

import { floatAt } from '@spilvaerk/slot-engine/shared'
import type { LetItRideDefinition } from '../../definition.gen.ts'
import { pokerDeck } from '../../poker/deck.ts'
import { PaidHands } from '../../poker/paid-hands.ts'
import { paidRow } from '../../poker/rows.ts'
import { SubsetSums } from '../../poker/subset-sums.ts'

export const OWN = 3
export const ALL = 5
export const BET = 0
export const THREE_CARDS = 1

export const DECK = pokerDeck()

/** What a definition of let it ride means. */
export class Ride {
  readonly paid: PaidHands
  readonly threeCards: PaidHands | undefined
  #unpaid: SubsetSums | undefined
  #sums: SubsetSums | undefined

  constructor({ pays, threeCards }: LetItRideDefinition) {
    this.paid = new PaidHands(DECK, ALL, pays.map(paidRow))
    this.threeCards = threeCards && new PaidHands(DECK, OWN, threeCards.pays.map(paidRow))
  }

  /** What a row pays to one; without a row the bet is lost. */
  pays(row: number): number {
    return row < 0 ? -1 : (this.paid.rows[row]?.pays ?? 0)
  }

  /** What a bet wins over all hands that contain these cards; above 0 it is worth to let it ride. */
  worth(set: number, suited: boolean): number {
    this.#sums ??= new SubsetSums(
      this.paid.sets,
      DECK,
      ALL,
      this.paid.valuing((row) => this.pays(row)),
    )
    const { plain, suited: more } = this.#sums
    return floatAt(plain, set) + (suited ? floatAt(more, set) : 0)
  }

  /** Whether every hand that contains cards of these ranks is paid. */
  isPaid(set: number): boolean {
    this.#unpaid ??= new SubsetSums(
      this.paid.sets,
      DECK,
      ALL,
      this.paid.valuing((row) => +(row < 0)),
    )
    return floatAt(this.#unpaid.plain, set) === 0
  }
}

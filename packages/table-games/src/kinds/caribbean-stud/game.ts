import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { CaribbeanStudDefinition } from '../../definition.gen.ts'
import { pokerDeck } from '../../poker/deck.ts'
import { PaidHands } from '../../poker/paid-hands.ts'
import { Progressive } from '../../poker/progressive.ts'
import { RankedHands } from '../../poker/ranked-hands.ts'
import { paidRow } from '../../poker/rows.ts'
import { FIVE_CARDS, leastHigh } from '../../poker/strength.ts'

export const SIZE = 5
export const ANTE = 0
export const BONUS = 1

export const DECK = pokerDeck()

/** The dealer plays with ace and king or better. */
export const QUALIFIER = leastHigh([12, 11], SIZE)

/** The hands of a deck in order are those of every game. */
let ranked: RankedHands | undefined

/** What a definition of Caribbean stud means. */
export class Stud {
  readonly raise: number
  /** What raises pay. */
  readonly paid: PaidHands
  readonly bonus: PaidHands | undefined
  readonly bonusStands: boolean
  readonly progressive: Progressive | undefined

  constructor({ raise = 2, pays, bonus, progressive }: CaribbeanStudDefinition) {
    this.raise = raise
    this.paid = new PaidHands(DECK, SIZE, pays.map(paidRow))
    this.bonus = bonus && new PaidHands(DECK, SIZE, bonus.pays.map(paidRow))
    this.bonusStands = bonus?.folded !== 'loses'
    this.progressive = progressive && new Progressive(progressive, DECK, SIZE)
  }

  /** The place of its spot, where there is one. */
  get progressiveSpot(): number {
    return this.bonus ? BONUS + 1 : BONUS
  }

  get ranked(): RankedHands {
    ranked ??= new RankedHands(DECK, SIZE, FIVE_CARDS)
    return ranked
  }

  /** What a raise pays to one with a hand that wins. */
  pays(set: number, suited: boolean): number {
    return this.rowPays(this.paid.row(set, suited))
  }

  /** The same by the row of the pay table; -1 for a hand that none pays. */
  rowPays(row: number): number {
    return row < 0 ? 1 : entryOf(this.paid.rows, row).pays
  }
}

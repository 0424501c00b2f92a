import type { PaidHand, ThreeCardPokerDefinition } from '../../definition.gen.ts'
import { pokerDeck } from '../../poker/deck.ts'
import { PaidHands } from '../../poker/paid-hands.ts'
import { RankedHands } from '../../poker/ranked-hands.ts'
import { paidRow, rankNumbers } from '../../poker/rows.ts'
import { leastHigh, THREE_CARDS } from '../../poker/strength.ts'

export const SIZE = 3
const DECK = pokerDeck()

/** What a definition of three card poker means. Spots are places in the list of spots; -1 where there is none. */
export class ThreeCards {
  readonly ranked = new RankedHands(DECK, SIZE, THREE_CARDS)
  /** The least strength with which the dealer plays. */
  readonly qualifier: number
  readonly bonus: PaidHands
  readonly pairPlus: PaidHands
  readonly pairPlusStands: boolean
  readonly sixCards: PaidHands
  readonly spots: readonly string[]

  constructor({ qualifier = 'Q', anteBonus = [], pairPlus, sixCards }: ThreeCardPokerDefinition) {
    const hands = (rows: readonly PaidHand[], size: number): PaidHands => new PaidHands(DECK, size, rows.map(paidRow))
    this.qualifier = leastHigh(rankNumbers([qualifier]), SIZE)
    this.bonus = hands(anteBonus, SIZE)
    this.pairPlus = hands(pairPlus?.pays ?? [], SIZE)
    this.pairPlusStands = pairPlus?.folded === 'stands'
    this.sixCards = hands(sixCards?.pays ?? [], 5)
    this.spots = ['ante', ...(pairPlus ? [PAIR_PLUS] : []), ...(sixCards ? [SIX_CARDS] : [])]
  }
}

export const ANTE = 0
export const PAIR_PLUS = 'pairPlus'
export const SIX_CARDS = 'sixCards'

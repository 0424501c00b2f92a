import { cardOf } from '../cards/card.ts'
import type { CardRank, DrawnHand, PaidHand } from '../definition.gen.ts'
import { pokerDeck } from './deck.ts'
import { PaidHands } from './paid-hands.ts'
import { paidRow, rankNumbers } from './rows.ts'
import { rowOf } from './side-bet.ts'

/** The deck of a pay table, as video poker says it; by default 52 cards of which none is wild. */
interface PaidDeck {
  readonly ranks?: readonly CardRank[]
  readonly joker?: boolean
  readonly wild?: readonly CardRank[]
}

/**
 * Which row of a pay table pays a hand; -1 where none does.
 * @param size how many cards every hand has
 * @returns a function of as many cards by name, such as `Td`
 */
export function madeRow(
  rows: readonly (PaidHand | DrawnHand)[],
  size: 3 | 5,
  { ranks, joker = false, wild = [] }: PaidDeck = {},
): (cards: readonly string[]) => number {
  const deck = pokerDeck({
    jokers: joker ? 1 : 0,
    wild: rankNumbers(wild),
    ...(ranks && { ranks: rankNumbers(ranks) }),
  })
  const hands = new PaidHands(deck, size, rows.map(paidRow))
  return (cards) => rowOf(hands, cards.map(cardOf))
}

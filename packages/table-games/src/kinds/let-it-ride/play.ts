import { cardName } from '../../cards/card.ts'
import type { Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import { nameOfHand } from '../../poker/names.ts'
import { payRow, rowOf } from '../../poker/side-bet.ts'
import { BET, DECK, OWN, type Ride, THREE_CARDS } from './game.ts'
import { ASKED, PULL, RIDE } from './strategies.ts'

/** What the player sees: his cards, and those that were turned. */
export type RideFacts = readonly number[]

/** The last bet always rides; one that is pulled was never staked. */
export function* playRound(ride: Ride, table: Table): Steps<RideFacts> {
  const coins = table.on(BET)
  const cards = Array.from({ length: OWN }, () => table.dealer.deal())
  if (table.tells) for (const card of cards) table.tell({ type: 'cardDealt', to: 'player', card: cardName(card) })
  if (ride.threeCards) payRow(table, THREE_CARDS, ride.threeCards, rowOf(ride.threeCards, cards))
  for (let turned = 0; turned < 2; turned++) {
    const moves = [
      { move: PULL, coins: 0 },
      { move: RIDE, coins },
    ]
    const { move } = yield { asks: ASKED[cards.length] ?? '', moves, facts: cards }
    if (move === RIDE) table.raise(BET, coins)
    turn(table, cards)
  }
  if (table.tells) table.tell({ type: 'handNamed', of: 'player', name: nameOfHand(DECK, cards) })
  payRow(table, BET, ride.paid, rowOf(ride.paid, cards))
}

function turn(table: Table, cards: number[]): void {
  const card = table.dealer.deal()
  cards.push(card)
  if (table.tells) table.tell({ type: 'cardDealt', to: 'community', card: cardName(card) })
}

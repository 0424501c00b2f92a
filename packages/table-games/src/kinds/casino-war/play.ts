import { cardName, RANKS, rankOf } from '../../cards/card.ts'
import type { Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'

/** The main bet, and the side bet on a tie. */
export const ANTE = 0
export const TIE = 1

export const SURRENDER = 'surrender'
export const WAR = 'war'

/** Two cards, by their ranks. */
export const COUNT = RANKS.length
export const caseOf = (player: number, dealer: number): number => player * COUNT + dealer

export interface WarRules {
  readonly burn: number
  /** In times the first bet. */
  readonly bonus: number
  /** What the side bet pays to one; 0 without one. */
  readonly tiePays: number
}

/** Only a tie asks. */
export function playRound(rules: WarRules, table: Table): Steps | undefined {
  const higher = compared(table, true)
  if (higher === 0) return tied(rules, table)
  if (higher > 0) table.pay(ANTE, 2 * table.on(ANTE))
  return undefined
}

function* tied({ burn, bonus, tiePays }: WarRules, table: Table): Steps {
  table.pay(TIE, table.on(TIE) * (tiePays + 1))
  const ante = table.on(ANTE)
  const { move } = yield {
    asks: 'tie',
    moves: [
      { move: SURRENDER, coins: 0 },
      { move: WAR, coins: ante },
    ],
    facts: undefined,
  }
  if (move === SURRENDER) return table.pay(ANTE, ante / 2)
  table.raise(ANTE, ante)
  for (let i = 0; i < burn; i++) burnCard(table)
  const higher = compared(table)
  // The raise pays 1:1 and the first bet comes back.
  if (higher >= 0) table.pay(ANTE, 3 * ante)
  if (higher === 0) table.pay(ANTE, bonus * ante)
}

/** Below 0 where the dealer's card is higher, above 0 where the player's is. */
function compared(table: Table, isFirst = false): number {
  const player = table.dealer.deal()
  const dealer = table.dealer.deal()
  if (isFirst) table.opening = caseOf(rankOf(player), rankOf(dealer))
  const difference = rankOf(player) - rankOf(dealer)
  if (table.tells) {
    table.tell({ type: 'cardDealt', to: 'player', card: cardName(player) })
    table.tell({ type: 'cardDealt', to: 'dealer', card: cardName(dealer) })
    const higher = difference > 0 ? 'player' : difference < 0 ? 'dealer' : 'neither'
    table.tell({ type: 'cardsCompared', higher })
  }
  return difference
}

/** A burnt card is never shown. */
function burnCard(table: Table): void {
  table.dealer.deal()
  if (table.tells) table.tell({ type: 'cardDealt', to: 'burnt' })
}

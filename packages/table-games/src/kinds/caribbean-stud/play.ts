import { cardName } from '../../cards/card.ts'
import type { Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import { isSuited, setOf } from '../../poker/dealt.ts'
import { nameOfHand } from '../../poker/names.ts'
import { payRow, rowOf } from '../../poker/side-bet.ts'
import { ANTE, BONUS, DECK, QUALIFIER, SIZE, type Stud } from './game.ts'

export const FOLD = 'fold'
export const RAISE = 'raise'

/** What the player sees. */
export interface StudFacts {
  readonly cards: readonly number[]
  /** The dealer's card in view. */
  readonly up: number
}

/** The player's five cards come first, then the dealer's, of which the first is shown. */
export function* playRound(stud: Stud, table: Table): Steps<StudFacts> {
  const cards = Array.from({ length: SIZE }, () => table.dealer.deal())
  const dealer = Array.from({ length: SIZE }, () => table.dealer.deal())
  tellDeal(table, cards, dealer)
  const ante = table.on(ANTE)
  const moves = [
    { move: FOLD, coins: 0 },
    { move: RAISE, coins: ante * stud.raise },
  ]
  const { move } = yield { asks: 'raise', moves, facts: { cards, up: dealer[0] ?? 0 } }
  tellEnd(table, dealer)
  const raised = move === RAISE
  if (raised) {
    table.raise(ANTE, ante * stud.raise)
    table.pay(ANTE, ante * paidBack(stud, cards, dealer))
  }
  if (stud.bonus && (raised || stud.bonusStands)) payRow(table, BONUS, stud.bonus, rowOf(stud.bonus, cards))
  stud.progressive?.settle(table, stud.progressiveSpot, cards)
}

function tellDeal(table: Table, cards: readonly number[], dealer: readonly number[]): void {
  if (!table.tells) return
  for (const card of cards) table.tell({ type: 'cardDealt', to: 'player', card: cardName(card) })
  for (const [i, card] of dealer.entries())
    table.tell({ type: 'cardDealt', to: 'dealer', ...(i === 0 && { card: cardName(card) }) })
  table.tell({ type: 'handNamed', of: 'player', name: nameOfHand(DECK, cards) })
}

function tellEnd(table: Table, dealer: readonly number[]): void {
  if (!table.tells) return
  for (const [index, card] of dealer.entries())
    if (index > 0) table.tell({ type: 'cardShown', to: 'dealer', index, card: cardName(card) })
  table.tell({ type: 'handNamed', of: 'dealer', name: nameOfHand(DECK, dealer) })
}

/** Of ante and raise, what comes back for each ante. */
function paidBack(stud: Stud, cards: readonly number[], dealer: readonly number[]): number {
  const { ranked, raise } = stud
  const staked = 1 + raise
  const [set, suited] = [setOf(ranked.sets, cards), isSuited(DECK, cards)]
  const other = ranked.strength(setOf(ranked.sets, dealer), isSuited(DECK, dealer))
  const own = ranked.strength(set, suited)
  if (other < QUALIFIER) return staked + 1
  if (own === other) return staked
  return own > other ? staked + 1 + raise * stud.pays(set, suited) : 0
}

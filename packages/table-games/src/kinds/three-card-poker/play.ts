import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName } from '../../cards/card.ts'
import type { Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import { bestRow } from '../../poker/best-of-six.ts'
import { isSuited, setOf } from '../../poker/dealt.ts'
import { nameOfHand } from '../../poker/names.ts'
import { payRow, rowOf } from '../../poker/side-bet.ts'
import { ANTE, PAIR_PLUS, SIX_CARDS, SIZE, type ThreeCards } from './game.ts'

export const FOLD = 'fold'
export const PLAY = 'play'

/** What the player sees: his cards. */
export type ThreeCardFacts = readonly number[]

export function* playRound(game: ThreeCards, table: Table): Steps<ThreeCardFacts> {
  const player = dealTo(table, 'player')
  const dealer = dealTo(table, 'dealer')
  tellName(game, table, 'player', player)
  const ante = table.on(ANTE)
  const moves = [
    { move: FOLD, coins: 0 },
    { move: PLAY, coins: ante },
  ]
  const { move } = yield { asks: 'play', moves, facts: player }
  if (table.tells) for (const [index, card] of dealer.entries()) tellShown(table, index, card)
  tellName(game, table, 'dealer', dealer)
  if (move === PLAY) {
    table.raise(ANTE, ante)
    table.pay(ANTE, ante * paidBack(game, player, dealer))
  }
  paySides(game, table, { player, dealer, folded: move === FOLD })
}

function dealTo(table: Table, to: 'player' | 'dealer'): readonly number[] {
  const cards = Array.from({ length: SIZE }, () => table.dealer.deal())
  if (table.tells)
    for (const card of cards) table.tell({ type: 'cardDealt', to, ...(to === 'player' && { card: cardName(card) }) })
  return cards
}

function tellShown(table: Table, index: number, card: number): void {
  table.tell({ type: 'cardShown', to: 'dealer', index, card: cardName(card) })
}

function tellName(
  { ranked: { deck } }: ThreeCards,
  table: Table,
  of: 'player' | 'dealer',
  cards: readonly number[],
): void {
  if (table.tells) table.tell({ type: 'handNamed', of, name: nameOfHand(deck, cards) })
}

/** Of two antes, what comes back for each ante. */
function paidBack(game: ThreeCards, player: readonly number[], dealer: readonly number[]): number {
  const { ranked, bonus, qualifier } = game
  const row = rowOf(bonus, player)
  const extra = row < 0 ? 0 : entryOf(bonus.rows, row).pays
  const [own, other] = [player, dealer].map((cards) =>
    ranked.strength(setOf(ranked.sets, cards), isSuited(ranked.deck, cards)),
  )
  return extra + antesBack(own ?? 0, other ?? 0, qualifier)
}

const antesBack = (own: number, other: number, qualifier: number): number => {
  if (other < qualifier) return 3
  if (own === other) return 2
  return own > other ? 4 : 0
}

interface Shown {
  readonly player: readonly number[]
  readonly dealer: readonly number[]
  readonly folded: boolean
}

function paySides(game: ThreeCards, table: Table, { player, dealer, folded }: Shown): void {
  const [pairPlus, sixCards] = [PAIR_PLUS, SIX_CARDS].map((spot) => game.spots.indexOf(spot))
  if (pairPlus !== undefined && pairPlus > 0 && !(folded && !game.pairPlusStands))
    payRow(table, pairPlus, game.pairPlus, rowOf(game.pairPlus, player))
  if (sixCards !== undefined && sixCards > 0)
    payRow(table, sixCards, game.sixCards, bestRow(game.sixCards, [...player, ...dealer]))
}

import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, DECK, suitOf } from '../../cards/card.ts'
import type { Menu, Move, Steps } from '../../core/menu.ts'
import type { Bet, Table } from '../../core/table.ts'
import { isSuited, kindOfCard, setOf } from '../../poker/dealt.ts'
import { NAMES_BY_WORTH, nameOfHand } from '../../poker/names.ts'
import type { Machine } from './machine.ts'
import { HOLD_MOVES, thrownBy } from './moves.ts'

export const COLLECT = 'collect'
const DOUBLE_UP = 'doubleUp'
const DOUBLE_MOVES: readonly Move[] = [COLLECT, 'red', 'black'].map((move) => ({ move, coins: 0 }))

/** What the player sees when he chooses what to hold. */
export interface DrawFacts {
  readonly cards: readonly number[]
  /** On the first hand: what is best may depend on whether it is paid in full. */
  readonly coins: number
}

export function* playRound(machine: Machine, table: Table): Steps<DrawFacts> {
  const { dealer } = table
  const cards = [dealer.deal(), dealer.deal(), dealer.deal(), dealer.deal(), dealer.deal()]
  if (table.tells) for (const card of cards) table.tell({ type: 'cardDealt', to: 'player', card: cardName(card) })
  if (table.watches) table.opening = NAMES_BY_WORTH.indexOf(nameOfHand(machine.deck, cards))
  tellHand(machine, table, cards)
  const [first] = table.bets
  const facts = { cards, coins: first?.coins ?? 0 }
  const { move } = yield { asks: 'draw', moves: HOLD_MOVES, facts }
  const thrown = thrownBy(move)
  for (let hand = 0; hand < table.bets.length; hand++)
    drawHand(machine, table, { cards, thrown, hand, bet: entryOf(table.bets, hand) })
  // Not in a generator of its own: most rounds of a simulation collect at once.
  for (let i = 0; i < machine.doubleUps; i++) {
    const menu = doubleMenu(table, facts)
    if (menu.facts.paid === 0) return
    const { move } = yield menu
    if (move === COLLECT) return
    turnCard(table, move)
  }
}

interface Hand {
  readonly cards: number[]
  readonly thrown: number
  readonly hand: number
  readonly bet: Bet
}

/** The first hand draws from the shoe, every further one from a deck of its own without the five that were dealt. */
function drawHand(machine: Machine, table: Table, { cards, thrown, hand, bet: { spot, coins } }: Hand): void {
  const drawn = thrown === 0 ? cards : cards.slice()
  const rest = hand === 0 ? undefined : otherCards(machine, cards)
  for (let place = 0; thrown >> place > 0; place++) {
    if (((thrown >> place) & 1) === 0) continue
    const card = rest === undefined ? table.dealer.deal() : takeFrom(rest, table)
    drawn[place] = card
    if (table.tells && hand === 0) table.tell({ type: 'cardDealt', to: 'player', card: cardName(card) })
  }
  if (hand > 0) tellDrawn(machine, table, drawn, hand + 1)
  else if (thrown !== 0) tellHand(machine, table, drawn)
  const { paid } = machine.level(coins)
  const row = paid.row(setOf(paid.sets, drawn), isSuited(machine.deck, drawn))
  if (row >= 0) table.pay(spot, coins * entryOf(paid.rows, row).pays)
}

const otherCards = ({ deck: { copies }, cards: { jokers = 0 } }: Machine, cards: readonly number[]): number[] =>
  Array.from({ length: DECK + jokers }, (_, card) => card).filter(
    (card) => (copies[kindOfCard(card)] ?? 0) > 0 && !cards.includes(card),
  )

function takeFrom(rest: number[], table: Table): number {
  const at = table.draw.below(rest.length)
  const card = entryOf(rest, at)
  rest[at] = entryOf(rest, rest.length - 1)
  rest.pop()
  return card
}

function tellHand({ deck }: Machine, table: Table, cards: readonly number[]): void {
  if (table.tells) table.tell({ type: 'handNamed', of: 'player', name: nameOfHand(deck, cards) })
}

function tellDrawn({ deck }: Machine, table: Table, cards: readonly number[], hand: number): void {
  if (table.tells) table.tell({ type: 'handDrawn', hand, cards: cards.map(cardName), name: nameOfHand(deck, cards) })
}

/** What the player sees when he chooses whether to double. */
export interface DoubleFacts extends DrawFacts {
  /** Coins on all hands, and what they have won. */
  readonly staked: number
  readonly paid: number
}

function doubleMenu(table: Table, { cards, coins }: DrawFacts): Menu<DoubleFacts> {
  let [staked, paid] = [0, 0]
  for (const bet of table.bets) {
    staked += bet.coins
    paid += table.paidOn(bet.spot)
  }
  return { asks: DOUBLE_UP, moves: DOUBLE_MOVES, facts: { cards, coins, staked, paid } }
}

/** The whole win on a colour, from a full deck each time: even chances, so that it changes no return. */
function turnCard(table: Table, move: string): void {
  const card = table.draw.below(DECK)
  const colour = suitOf(card) === 1 || suitOf(card) === 2 ? 'red' : 'black'
  const doubled = move === colour
  if (table.tells) table.tell({ type: 'colourDrawn', card: cardName(card), colour, doubled })
  for (const { spot } of table.bets) table.pay(spot, doubled ? table.paidOn(spot) : -table.paidOn(spot))
}

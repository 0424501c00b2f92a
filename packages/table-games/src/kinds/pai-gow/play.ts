import { entryOf } from '@spilvaerk/slot-engine/shared'
import { cardName, JOKER, rankOf, suitOf } from '../../cards/card.ts'
import type { Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { PaiGowDefinition } from '../../definition.gen.ts'
import { isQueenHigh, JOKER_RANK, nameOf, type PaiGowName } from './hand.ts'
import { housePlaces, isAllowed, namesOf, type Seven, type Split, splitAt, splitsOf } from './house-way.ts'

/** The main bet, and the others by their ids. */
export const ANTE = 'ante'
export const BANK = 'bank'
export const SEVEN_CARDS = 'sevenCards'

export const HOUSE = 'house'
const HOUSE_MOVE: Move = { move: HOUSE, coins: 0 }
const PLACES = [0, 1, 2, 3, 4, 5, 6]

export const lowMove = ([a, b]: readonly [number, number]): string => `low-${a + 1}-${b + 1}`

export const sevenOf = (cards: readonly number[]): Seven => ({
  ranks: cards.map((card) => (card === JOKER ? JOKER_RANK : rankOf(card))),
  suits: cards.map((card) => (card === JOKER ? 0 : suitOf(card))),
})

/** What a strategy looks at: the seven cards. */
export type PaiGowFacts = readonly number[]

export interface PaiGowGame {
  readonly definition: PaiGowDefinition
  /** By place, what spots are. */
  readonly spots: readonly string[]
  /** The coins of a bet that its fee is whole for. */
  readonly step: number
}

/** The player sets first, by the house way or any other way that is no foul. */
export function* playRound(game: PaiGowGame, table: Table): Steps<PaiGowFacts> {
  const { definition } = game
  const player = PLACES.map(() => table.dealer.deal())
  const dealer = PLACES.map(() => table.dealer.deal())
  tellDeal(table, player, dealer)
  const seven = sevenOf(player)
  const allowed = splitsOf(seven, definition).filter(isAllowed)
  const moves = [HOUSE_MOVE, ...allowed.map(({ places }) => ({ move: lowMove(places), coins: 0 }))]
  const { move } = yield { asks: 'set', moves, facts: player }
  const own = allowed.find(({ places }) => lowMove(places) === move) ?? houseSplit(player, definition)
  const theirs = houseSplit(dealer, definition)
  tellHands(table, { player, dealer, own, theirs })
  settle(game, table, own, theirs)
  paySeven(game, table, player)
}

function houseSplit(cards: readonly number[], definition: PaiGowDefinition): Split {
  const seven = sevenOf(cards)
  return splitAt(seven, housePlaces(seven, definition), definition)
}

function settle({ definition, spots, step }: PaiGowGame, table: Table, own: Split, theirs: Split): void {
  const isPushed = definition.queenHighPushes === true && isQueenHigh(theirs.high)
  const won = Number(own.high > theirs.high) + Number(own.low > theirs.low)
  const banked = Number(own.high >= theirs.high) + Number(own.low >= theirs.low)
  for (const { spot, coins } of table.bets) {
    const name = spots[spot]
    if (name === SEVEN_CARDS) continue
    const hands = name === BANK ? banked : won
    if (isPushed || hands === 1) table.pay(spot, coins)
    else if (hands === 2) table.pay(spot, (coins / step) * backOf(definition, step))
  }
}

/** What a win pays back for so many coins. */
export const backOf = ({ fee = 0 }: PaiGowDefinition, step: number): number => 2 * step - (step * fee) / 100

function paySeven({ definition, spots }: PaiGowGame, table: Table, player: readonly number[]): void {
  const bet = table.bets.find(({ spot }) => spots[spot] === SEVEN_CARDS)
  if (bet === undefined) return
  table.pay(bet.spot, bet.coins * sevenPays(definition, namesOf(sevenOf(player), definition)))
}

/** What a coin on the seven cards comes back as: by the dearest row that any five of them are. */
export const sevenPays = ({ sevenCards = [] }: PaiGowDefinition, names: ReadonlySet<PaiGowName>): number =>
  sevenCards.reduce((most, { hand, pays }) => (names.has(hand) ? Math.max(most, pays + 1) : most), 0)

function tellDeal(table: Table, player: readonly number[], dealer: readonly number[]): void {
  if (!table.tells) return
  for (const card of player) table.tell({ type: 'cardDealt', to: 'player', card: cardName(card) })
  for (const _ of dealer) table.tell({ type: 'cardDealt', to: 'dealer' })
}

interface BothHands {
  readonly player: readonly number[]
  readonly dealer: readonly number[]
  readonly own: Split
  readonly theirs: Split
}

function tellHands(table: Table, { player, dealer, own, theirs }: BothHands): void {
  if (!table.tells) return
  for (const [index, card] of dealer.entries())
    table.tell({ type: 'cardShown', to: 'dealer', index, card: cardName(card) })
  for (const [of, cards, split] of [
    ['player', player, own],
    ['dealer', dealer, theirs],
  ] as const) {
    const low = split.places.map((place) => cardName(entryOf(cards, place)))
    const high = PLACES.filter((place) => !split.places.includes(place)).map((place) => cardName(entryOf(cards, place)))
    table.tell({ type: 'handSet', of, high, low, name: nameOf(split.high) })
  }
  table.tell({
    type: 'handsCompared',
    high: own.high > theirs.high ? 'player' : 'dealer',
    low: own.low > theirs.low ? 'player' : 'dealer',
  })
}

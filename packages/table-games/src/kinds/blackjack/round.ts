import { cardName } from '../../cards/card.ts'
import type { Menu, Move } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import { DealerHand } from './dealer.ts'
import type { BlackjackFacts } from './facts.ts'
import type { BlackjackGame } from './game.ts'
import { type HandEnd, PlayedHand } from './hand.ts'
import { ACE, BUST, cardValue, MOST } from './hands.ts'
import { mayDouble, maySurrender, type Rules, surrendersEarly } from './rules.ts'

/** The state of one round. */
export class Round {
  readonly game: BlackjackGame
  readonly table: Table
  /** In the order in which they are played: split hands stand after each other. */
  readonly hands: PlayedHand[] = []
  readonly dealer = new DealerHand()
  /** How many hands were dealt: they have the first numbers, and the first bets. */
  dealt = 0
  /** The hole card, while it lies face down. */
  #hole = -1

  constructor(game: BlackjackGame, table: Table) {
    this.game = game
    this.table = table
  }

  /** A card to each hand, the upcard, a second card to each hand, and the hole card. */
  deal(): void {
    const { table, game, hands, dealer } = this
    for (let seat = 0; seat < game.seats; seat++)
      if (table.on(seat) > 0) hands.push(new PlayedHand(seat, hands.length, table.on(seat)))
    this.dealt = hands.length
    for (const hand of hands) this.#dealTo(hand)
    const upcard = table.dealer.deal()
    dealer.take(upcard)
    this.#tellDealer(upcard)
    for (const hand of hands) this.#dealTo(hand)
    if (game.rules.peeks) {
      this.#hole = table.dealer.deal()
      if (table.tells) table.tell({ type: 'cardDealt', to: 'dealer' })
    }
  }

  /** Whether the dealer looked at the hole card and has a natural, which ends the round. */
  looks(): boolean {
    const { dealer, table, game } = this
    if (!game.rules.peeks || !dealer.mayBeNatural) return false
    const natural = cardValue(dealer.upcard) + cardValue(this.#hole) === ACE + 10
    if (table.tells) table.tell({ type: 'dealerLooked', natural })
    if (natural) {
      this.#show()
      this.#tellEnd(false)
    }
    return natural
  }

  /** What is asked about a hand, or nothing where it is over. */
  next(hand: PlayedHand): Menu<BlackjackFacts> | undefined {
    if (hand.end !== 'open') return undefined
    if (hand.count === 1) this.#dealTo(hand)
    const { charlie } = this.game.rules
    if (hand.isNatural) return this.end(hand, 'natural')
    if (hand.cards === BUST) return this.end(hand, 'bust')
    if (charlie > 0 && hand.count >= charlie) return this.end(hand, 'charlie')
    if (hand.total === MOST || hand.stakedCoins > hand.betCoins) return this.end(hand, 'stood')
    const pair = this.#pair(hand)
    if (pair === 0 && this.#isClosedAce(hand)) return this.end(hand, 'stood')
    this.ask(hand)
    return new HandMenu(this, hand, pair)
  }

  move(hand: PlayedHand, move: string): void {
    if (move === 'stand') return this.end(hand, 'stood')
    if (move === 'surrender') return this.end(hand, 'surrendered')
    if (move === 'split') return this.#split(hand)
    if (move === 'double') {
      this.table.raise(hand.seat, hand.betCoins)
      hand.stakedCoins += hand.betCoins
    }
    this.#dealTo(hand)
  }

  end(hand: PlayedHand, how: Exclude<HandEnd, 'open'>): undefined {
    hand.end = how
    if (this.table.tells) this.table.tell({ type: 'handEnded', hand: hand.index, how, total: hand.total })
  }

  ask(hand: PlayedHand): void {
    const { table } = this
    if (!table.tells) return
    const { index, total, isSoft: soft, seat } = hand
    table.tell({ type: 'handAsked', spot: table.name(seat), hand: index, total, soft })
  }

  facts(hand: PlayedHand, pair = this.#pair(hand)): BlackjackFacts {
    return {
      upcard: cardValue(this.dealer.upcard),
      cards: hand.cards,
      splitFrom: hand.splitFrom,
      pair,
      second: hand.count > 1 ? cardValue(hand.second) : 0,
      isDealt: hand.index < this.dealt,
      betCoins: hand.betCoins,
      hands: this.#handsOf(hand.seat),
    }
  }

  /** The dealer draws where a hand waits for it. */
  drawToDealer(): void {
    const { dealer, hands, game } = this
    if (this.#hole >= 0) this.#show()
    else this.#dealToDealer()
    const waits = hands.some(({ end }) => end === 'stood')
    if (waits && !dealer.isNatural) while (dealer.draws(game.rules.hitsSoft17)) this.#dealToDealer()
    this.#tellEnd(waits)
  }

  #tellEnd(waits: boolean): void {
    const { table, dealer } = this
    if (!table.tells) return
    const drawn = dealer.total > MOST ? 'bust' : 'stood'
    const how = dealer.isNatural ? 'natural' : waits ? drawn : 'needless'
    table.tell({ type: 'dealerEnded', how, total: dealer.total })
  }

  /** A split ace that gets one card alone. */
  #isClosedAce({ splitFrom }: PlayedHand): boolean {
    return splitFrom === ACE && !this.game.rules.hitSplitAces
  }

  moves(hand: PlayedHand, pair: number): readonly Move[] {
    const { rules } = this.game
    const isAce = this.#isClosedAce(hand)
    const { betCoins } = hand
    const moves: Move[] = [FREE.stand]
    if (!isAce) moves.push(FREE.hit)
    if (!isAce && hand.count === 2 && this.#doubles(hand, rules)) moves.push({ move: 'double', coins: betCoins })
    if (pair > 0) moves.push({ move: 'split', coins: betCoins })
    if (hand.count === 2 && hand.splitFrom === 0 && this.#surrenders(rules)) moves.push(FREE.surrender)
    return moves
  }

  #doubles({ splitFrom, total, isSoft }: PlayedHand, rules: Rules): boolean {
    return (splitFrom === 0 || rules.doubleAfterSplit) && mayDouble(rules, total, isSoft)
  }

  /** Before the dealer looked it was asked already. */
  #surrenders(rules: Rules): boolean {
    const early = rules.peeks && surrendersEarly(rules) && this.dealer.mayBeNatural
    return !early && maySurrender(rules, cardValue(this.dealer.upcard))
  }

  #pair(hand: PlayedHand): number {
    const { maxHands, splitByRank, resplitAces } = this.game.rules
    if (hand.count !== 2 || maxHands < 2) return 0
    const value = hand.pairBy(splitByRank)
    if (value === 0 || (hand.splitFrom === ACE && !resplitAces)) return 0
    return this.#handsOf(hand.seat) < maxHands ? value : 0
  }

  #handsOf(seat: number): number {
    let count = 0
    for (const hand of this.hands) if (hand.seat === seat) count += 1
    return count
  }

  #split(hand: PlayedHand): void {
    const { table, hands } = this
    table.raise(hand.seat, hand.betCoins)
    const card = hand.halve()
    const other = new PlayedHand(hand.seat, hands.length, hand.betCoins, hand.splitFrom)
    other.take(card)
    hands.splice(hands.indexOf(hand) + 1, 0, other)
    if (table.tells) table.tell({ type: 'handSplit', hand: hand.index, into: other.index })
  }

  #dealTo(hand: PlayedHand): void {
    const card = this.table.dealer.deal()
    hand.take(card)
    if (this.table.tells) this.table.tell({ type: 'cardDealt', to: 'player', hand: hand.index, card: cardName(card) })
  }

  #dealToDealer(): void {
    const card = this.table.dealer.deal()
    this.dealer.take(card)
    this.#tellDealer(card)
  }

  #tellDealer(card: number): void {
    if (this.table.tells) this.table.tell({ type: 'cardDealt', to: 'dealer', card: cardName(card) })
  }

  #show(): void {
    const card = this.#hole
    this.dealer.take(card)
    if (this.table.tells) this.table.tell({ type: 'cardShown', to: 'dealer', index: 1, card: cardName(card) })
  }
}

/** Moves are made when somebody looks at them: who stands or draws needs none. */
class HandMenu implements Menu<BlackjackFacts> {
  readonly asks = 'hand'
  readonly facts: BlackjackFacts
  readonly #round: Round
  readonly #hand: PlayedHand

  constructor(round: Round, hand: PlayedHand, pair: number) {
    this.facts = round.facts(hand, pair)
    this.#round = round
    this.#hand = hand
  }

  get moves(): readonly Move[] {
    return this.#round.moves(this.#hand, this.facts.pair)
  }
}

export const FREE = {
  stand: { move: 'stand', coins: 0 },
  hit: { move: 'hit', coins: 0 },
  surrender: { move: 'surrender', coins: 0 },
} as const

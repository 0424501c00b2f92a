import { entryOf } from '@spilvaerk/slot-engine/shared'
import type { Menu, Move, Steps } from '../../core/menu.ts'
import type { Table } from '../../core/table.ts'
import type { BlackjackFacts } from './facts.ts'
import type { BlackjackGame } from './game.ts'
import type { PlayedHand } from './hand.ts'
import { cardValue } from './hands.ts'
import { Round } from './round.ts'
import { maySurrender, surrendersEarly } from './rules.ts'
import { paySides, settle } from './settle.ts'

export const DECLINE = 'decline'
export const INSURE = 'insure'
export const PLAY_ON = 'playOn'

/** Insurance, giving up before the dealer looks for a natural, then each hand from left to right, then the dealer. */
export function* playRound(game: BlackjackGame, table: Table): Steps<BlackjackFacts> {
  const { rules } = game
  const round = new Round(game, table)
  round.deal()
  paySides(round, (bet) => !bet.waits, false)
  const { dealer } = round
  if (rules.insurance && dealer.showsAce)
    for (const hand of round.hands) {
      const { move, coins } = yield insuring(round, hand)
      if (move === INSURE) table.raise(game.insuranceSpot(hand.seat), coins)
    }
  if (asksEarly(round))
    for (const hand of round.hands) {
      if (hand.isNatural) continue
      const { move } = yield givingUp(round, hand)
      if (move === 'surrender') round.end(hand, 'surrendered')
    }
  if (round.looks()) return settle(round)
  for (let i = 0; i < round.hands.length; i++) {
    const hand = entryOf(round.hands, i)
    for (let menu = round.next(hand); menu !== undefined; menu = round.next(hand)) {
      const { move } = yield menu
      round.move(hand, move)
    }
  }
  round.drawToDealer()
  settle(round)
}

function asksEarly({ game: { rules }, dealer }: Round): boolean {
  return rules.peeks && surrendersEarly(rules) && dealer.mayBeNatural && maySurrender(rules, cardValue(dealer.upcard))
}

function insuring(round: Round, hand: PlayedHand): Menu<BlackjackFacts> {
  round.ask(hand)
  const moves: Move[] = [
    { move: DECLINE, coins: 0 },
    { move: INSURE, coins: hand.betCoins / 2 },
  ]
  return { asks: 'insurance', moves, facts: round.facts(hand) }
}

function givingUp(round: Round, hand: PlayedHand): Menu<BlackjackFacts> {
  round.ask(hand)
  const moves: Move[] = [
    { move: PLAY_ON, coins: 0 },
    { move: 'surrender', coins: 0 },
  ]
  return { asks: 'surrender', moves, facts: round.facts(hand) }
}

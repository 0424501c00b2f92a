import { byteAt, floatAt } from '@spilvaerk/slot-engine/shared'
import { ACE, BUST, type Hands, TEN } from '../hands.ts'
import type { Rules } from '../rules.ts'
import type { Odds } from './odds.ts'

/** What a stake of `stake` first bets is worth when a hand stands, and when it goes over 21: what a natural of the dealer takes
 * of every hand alike is left out, see `Rules.naturalTakesAll`. */
export function standing({ naturalTakesAll }: Rules, odds: Odds, hand: number): number {
  const open = floatAt(odds.win, hand) - floatAt(odds.lose, hand)
  return naturalTakesAll ? open - floatAt(odds.natural, hand) : open
}

export const going = ({ naturalTakesAll }: Rules, odds: Odds, hand: number): number =>
  -floatAt(naturalTakesAll ? odds.bust : odds.bustOpen, hand)

/** One more card, and what each hand that it makes is worth. */
export function drawing(
  rules: Rules,
  hands: Hands,
  odds: Odds,
  hand: number,
  worthOf: (hand: number) => number,
): number {
  let worth = going(rules, odds, hand)
  for (let value = ACE; value <= TEN; value++) {
    const more = hands.with(hand, value)
    if (more === BUST) continue
    const chance = odds.chance(hand, value)
    if (chance > 0) worth += chance * worthOf(more)
  }
  return worth
}

/** Nothing is asked about a hand of 21, nor about one of so many cards that it wins. */
export const isOver = ({ charlie }: Rules, hands: Hands, hand: number): boolean =>
  byteAt(hands.total, hand) === 21 || (charlie > 0 && byteAt(hands.cards, hand) >= charlie)

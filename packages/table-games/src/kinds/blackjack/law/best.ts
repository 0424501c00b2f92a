import { byteAt, entryOf, floatAt } from '@spilvaerk/slot-engine/shared'
import { ACE, BUST, type Hands, TEN } from '../hands.ts'
import { mayDouble, maySurrender, type Rules, surrendersEarly } from '../rules.ts'
import type { Odds } from './odds.ts'
import { DOUBLE, HIT, STAND, SURRENDER } from './policy.ts'
import { drawing, isOver, standing } from './worth.ts'

/** What a hand that was not split is worth, by hand, and what to do with it. */
export interface Played {
  readonly act: Uint8Array
  readonly worth: Float64Array
}

/** The best play of every hand that is not split, from those with most cards down. */
export function bestUnsplit(rules: Rules, hands: Hands, odds: Odds, order: Int32Array): Played {
  const act = new Uint8Array(hands.size)
  const worth = new Float64Array(hands.size)
  for (let i = order.length - 1; i >= 0; i--) {
    const hand = order[i] ?? 0
    worth[hand] = standing(rules, odds, hand)
    if (isOver(rules, hands, hand)) continue
    const better = (move: number, than: number): void => {
      if (than <= floatAt(worth, hand)) return
      act[hand] = move
      worth[hand] = than
    }
    better(
      HIT,
      drawing(rules, hands, odds, hand, (more) => floatAt(worth, more)),
    )
    if (byteAt(hands.cards, hand) !== 2) continue
    if (isDoubled(rules, hands, hand)) better(DOUBLE, doubling(rules, hands, odds, hand))
    if (maySurrender(rules, odds.gone.upcard)) better(SURRENDER, surrendering(rules, odds, hand))
  }
  return { act, worth }
}

export const isDoubled = (rules: Rules, hands: Hands, hand: number): boolean =>
  byteAt(hands.cards, hand) === 2 && mayDouble(rules, byteAt(hands.total, hand), byteAt(hands.soft, hand) === 1)

export const doubling = (rules: Rules, hands: Hands, odds: Odds, hand: number): number =>
  2 * drawing(rules, hands, odds, hand, (more) => standing(rules, odds, more))

/** Half of the bet is lost, and all of it to a natural of the dealer unless it was given up before. */
export function surrendering(rules: Rules, odds: Odds, hand: number): number {
  const natural = floatAt(odds.natural, hand)
  if (surrendersEarly(rules)) return rules.naturalTakesAll ? -0.5 : natural - 0.5
  const open = -0.5 * (1 - natural)
  return rules.naturalTakesAll ? open - natural : open
}

/** Whether hands of a split pair of this value are played on, and may be doubled. */
export const playsOn = ({ hitSplitAces }: Rules, value: number): boolean => value !== ACE || hitSplitAces
export const doublesAfter = (rules: Rules, value: number): boolean => rules.doubleAfterSplit && playsOn(rules, value)

/**
 * The best play of a hand after a split, where it may be that more cards of the pair lie before other hands: one play for all of
 * these cases, weighted by how likely they are and how likely the hand is in each.
 * @param all the odds of each case, and its weight
 */
export function bestAfter(
  rules: Rules,
  hands: Hands,
  value: number,
  all: readonly { readonly odds: Odds; readonly weight: number }[],
  order: Int32Array,
): Uint8Array {
  const act = new Uint8Array(hands.size)
  if (!playsOn(rules, value)) return act
  const cases = all.map((one) => ({
    ...one,
    reach: reachOf(hands, one.odds, value, order),
    worth: new Float64Array(hands.size),
  }))
  for (let i = order.length - 1; i >= 0; i--) {
    const hand = order[i] ?? 0
    const worths = cases.map(({ odds, worth }) => [
      standing(rules, odds, hand),
      isOver(rules, hands, hand) ? 0 : drawing(rules, hands, odds, hand, (more) => floatAt(worth, more)),
      doublesAfter(rules, value) && isDoubled(rules, hands, hand) ? doubling(rules, hands, odds, hand) : 0,
    ])
    const sum = (move: number): number =>
      cases.reduce(
        (total, { weight, reach }, j) => total + weight * floatAt(reach, hand) * entryOf(entryOf(worths, j), move),
        0,
      )
    let best = STAND
    if (!isOver(rules, hands, hand)) {
      if (sum(HIT) > sum(best)) best = HIT
      if (doublesAfter(rules, value) && isDoubled(rules, hands, hand) && sum(DOUBLE) > sum(best)) best = DOUBLE
    }
    act[hand] = best
    for (const [j, { worth }] of cases.entries()) worth[hand] = entryOf(entryOf(worths, j), best)
  }
  return act
}

/** How likely the cards of each hand are that begins with one card of the pair, in any one order. */
export function reachOf(hands: Hands, odds: Odds, value: number, order: Int32Array): Float64Array {
  const reach = new Float64Array(hands.size)
  const start = hands.of(value)
  reach[start] = 1
  for (const hand of [start, ...order])
    for (let next = ACE; next <= TEN; next++) {
      const more = hands.with(hand, next)
      if (more !== BUST) reach[more] = floatAt(reach, hand) * odds.chance(hand, next)
    }
  return reach
}

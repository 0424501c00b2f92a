import { byteAt, floatAt } from '@spilvaerk/slot-engine/shared'
import { ACE, type Hands, MOST, TEN } from '../hands.ts'
import { maySurrender, type Rules } from '../rules.ts'
import { doubling, isDoubled, surrendering } from './best.ts'
import type { Odds } from './odds.ts'
import { DOUBLE, HIT, STAND, SURRENDER } from './policy.ts'
import { drawing, isOver, standing } from './worth.ts'

/** Hands of one total are one row of a chart: 0 to 21 hard, and from `SOFT` on soft. */
export const SOFT = 32
export const ROWS = 2 * SOFT
export const rowOf = (hands: Hands, hand: number): number => byteAt(hands.total, hand) + SOFT * byteAt(hands.soft, hand)

/** What is done against one upcard by total, and by pair where it is not split. */
export interface TotalPlay {
  /** Hit or stand, with any number of cards. */
  readonly play: Uint8Array
  /** With two cards. */
  readonly first: Uint8Array
  /** With a pair that is not split, by its value. */
  readonly pair: Uint8Array
}

/**
 * Basic strategy as the trade has it: for each total the move that is best on average over the hands of two cards that make it,
 * pairs left out, which have rows of their own; and for each pair the best move where all later hands are played by total.
 * @param starts the chance of each hand of two cards
 * @param best what hands are worth that are played as is best for their cards
 */
export function playByTotal(
  rules: Rules,
  hands: Hands,
  odds: Odds,
  order: Int32Array,
  { starts, best }: { readonly starts: Float64Array; readonly best: Float64Array },
): TotalPlay {
  const chart = { play: new Uint8Array(ROWS), first: new Uint8Array(ROWS), pair: new Uint8Array(TEN + 1) }
  for (const [row, all] of rowsOf(hands, order)) {
    const two = twoCards(hands, all)
    const met = two.filter((hand) => floatAt(starts, hand) > 0)
    const weightOf = (hand: number): number => (met.length > 0 ? floatAt(starts, hand) : 1)
    const mean: Mean = (worthOf) =>
      (met.length > 0 ? met : two).reduce((sum, hand) => sum + weightOf(hand) * worthOf(hand), 0)
    const hit = (hand: number): number => drawing(rules, hands, odds, hand, (more) => floatAt(best, more))
    chart.play[row] = row % SOFT === MOST ? STAND : bestOf(playMoves(rules, odds, mean, hit))
    chart.first[row] =
      row % SOFT === MOST
        ? STAND
        : bestOf([...playMoves(rules, odds, mean, hit), ...firstMoves(rules, hands, odds, two, mean)])
  }
  for (let value = ACE; value <= TEN; value++) {
    const pair = hands.of(value, value)
    const mean: Mean = (worthOf) => worthOf(pair)
    const hit = (hand: number): number => worthByTotal(rules, hands, odds, chart, hand)
    chart.pair[value] = bestOf([...playMoves(rules, odds, mean, hit), ...firstMoves(rules, hands, odds, [pair], mean)])
  }
  return chart
}

type Mean = (worthOf: (hand: number) => number) => number
type Valued = readonly [move: number, worth: number]

const bestOf = (moves: readonly Valued[]): number => moves.reduce((best, move) => (move[1] > best[1] ? move : best))[0]

const playMoves = (rules: Rules, odds: Odds, mean: Mean, hit: (hand: number) => number): readonly Valued[] => [
  [STAND, mean((hand) => standing(rules, odds, hand))],
  [HIT, mean(hit)],
]

function firstMoves(rules: Rules, hands: Hands, odds: Odds, two: readonly number[], mean: Mean): readonly Valued[] {
  const moves: Valued[] = []
  if (two.every((hand) => isDoubled(rules, hands, hand)))
    moves.push([DOUBLE, mean((hand) => doubling(rules, hands, odds, hand))])
  if (maySurrender(rules, odds.gone.upcard)) moves.push([SURRENDER, mean((hand) => surrendering(rules, odds, hand))])
  return moves
}

/** What a card more is worth when all that follows is played by total. */
function worthByTotal(rules: Rules, hands: Hands, odds: Odds, chart: TotalPlay, hand: number): number {
  return drawing(rules, hands, odds, hand, (more) =>
    isOver(rules, hands, more) || byteAt(chart.play, rowOf(hands, more)) === STAND
      ? standing(rules, odds, more)
      : worthByTotal(rules, hands, odds, chart, more),
  )
}

/** Of the hands of a row, those that speak for it. */
function twoCards(hands: Hands, all: readonly number[]): readonly number[] {
  const two = all.filter((hand) => byteAt(hands.cards, hand) === 2)
  const unpaired = two.filter((hand) => !isPair(hands, hand))
  if (unpaired.length > 0) return unpaired
  return two.length > 0 ? two : all
}

const isPair = (hands: Hands, hand: number): boolean => {
  for (let value = ACE; value <= TEN; value++) if (hands.count(hand, value) === 2) return true
  return false
}

function rowsOf(hands: Hands, order: Int32Array): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>()
  for (const hand of order) {
    const row = rowOf(hands, hand)
    const all = rows.get(row)
    if (all) all.push(hand)
    else rows.set(row, [hand])
  }
  return rows
}

/** What a chart does with every hand that is not split. */
export function actsOf(rules: Rules, hands: Hands, order: Int32Array, chart: TotalPlay): Uint8Array {
  const act = new Uint8Array(hands.size)
  for (const hand of order) {
    if (isOver(rules, hands, hand)) continue
    const row = rowOf(hands, hand)
    act[hand] = byteAt(byteAt(hands.cards, hand) === 2 ? chart.first : chart.play, row)
  }
  for (let value = ACE; value <= TEN; value++) act[hands.of(value, value)] = byteAt(chart.pair, value)
  return act
}

/** The same for hands of a split pair: nothing is given up, and not everything is doubled. */
export function actsAfter(
  rules: Rules,
  hands: Hands,
  order: Int32Array,
  chart: TotalPlay,
  allowed: { readonly doubles: boolean; readonly playsOn: boolean },
): Uint8Array {
  const act = new Uint8Array(hands.size)
  if (!allowed.playsOn) return act
  for (const hand of order) {
    if (isOver(rules, hands, hand)) continue
    const row = rowOf(hands, hand)
    const isFirst = byteAt(hands.cards, hand) === 2
    const isRaised = isFirst && allowed.doubles && isDoubled(rules, hands, hand)
    act[hand] = isRaised && byteAt(chart.first, row) === DOUBLE ? DOUBLE : byteAt(chart.play, row)
  }
  return act
}

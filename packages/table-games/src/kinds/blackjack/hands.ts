import { byteAt, intAt } from '@spilvaerk/slot-engine/shared'
import { DECK, rankOf } from '../../cards/card.ts'

/** What cards count: 1 is the ace, 10 each of ten, jack, queen and king. */
export const ACE = 1
export const TEN = 10
/** Width of a row by values; entry 0 is not used. */
export const ROW = 11
export const MOST = 21

const ACE_RANK = 12

/** By card. */
const VALUES = Uint8Array.from({ length: DECK }, (_, card) =>
  rankOf(card) === ACE_RANK ? ACE : Math.min(rankOf(card) + 2, TEN),
)

export const cardValue = (card: number): number => byteAt(VALUES, card)

/** A hand that went over 21. */
export const BUST = -1

/**
 * Every hand that is not over 21, as the number of cards of each value: a tree that a hand walks card by card. Hands are
 * numbered by how many cards they have, the empty one 0.
 */
export class Hands {
  readonly size: number
  /** By hand × 11 + value: the hand with a card more, or `BUST`. */
  readonly next: Int32Array
  /** By hand × 11 + value: how many cards of the value it has. */
  readonly counts: Uint8Array
  readonly cards: Uint8Array
  /** With an ace counted as 11 where that is not over 21. */
  readonly total: Uint8Array
  /** 1 where an ace counts as 11. */
  readonly soft: Uint8Array

  constructor() {
    const all = everyHand()
    this.size = all.length
    this.next = new Int32Array(all.length * ROW).fill(BUST)
    this.counts = Uint8Array.from(all.flat())
    this.cards = Uint8Array.from(all, (counts) => counts.reduce((sum, count) => sum + count, 0))
    const sums = all.map((counts) => counts.reduce((sum, count, value) => sum + count * value, 0))
    this.soft = Uint8Array.from(all, (counts, i) => ((counts[ACE] ?? 0) > 0 && (sums[i] ?? 0) <= 11 ? 1 : 0))
    this.total = Uint8Array.from(sums, (sum, i) => sum + 10 * byteAt(this.soft, i))
    const places = new Map(all.map((counts, i) => [`${counts}`, i]))
    for (const [i, counts] of all.entries())
      for (let value = ACE; value <= TEN; value++) {
        const more = counts.map((count, at) => count + (at === value ? 1 : 0))
        this.next[i * ROW + value] = places.get(`${more}`) ?? BUST
      }
  }

  with(hand: number, value: number): number {
    return intAt(this.next, hand * ROW + value)
  }

  count(hand: number, value: number): number {
    return byteAt(this.counts, hand * ROW + value)
  }

  /** The hand of these values. */
  of(...values: readonly number[]): number {
    return values.reduce((hand, value) => this.with(hand, value), 0)
  }
}

function everyHand(): readonly (readonly number[])[] {
  const hands: number[][] = []
  const add = (counts: number[], value: number, sum: number): void => {
    if (value > TEN) hands.push(counts)
    else
      for (let count = 0; sum + count * value <= MOST; count++) {
        const more = [...counts]
        more[value] = count
        add(more, value + 1, sum + count * value)
      }
  }
  add(new Array<number>(ROW).fill(0), ACE, 0)
  const cardsOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
  return hands.sort((a, b) => cardsOf(a) - cardsOf(b))
}

let known: Hands | undefined

/** The hands, which are the same in every game. */
export function allHands(): Hands {
  known ??= new Hands()
  return known
}

import { type HandName, type RankHand, reads, runTop } from './pay-rows.ts'
import { ACE_KIND } from './rank-sets.ts'

/** Kinds of hands from weak to strong; a hand that is none of them is a high card. */
export type HandOrder = readonly HandName[]

export const FIVE_CARDS: HandOrder = [
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
]

/** Of three cards a straight is rarer than a flush. */
export const THREE_CARDS: HandOrder = ['pair', 'flush', 'straight', 'threeOfAKind', 'straightFlush']

const BASE = ACE_KIND + 2
/** One more than any order of five ranks. */
const ORDERS = BASE ** 5

/** The place of the kind of hand in the order, from 1; 0 is a high card. */
export function kindOfHand(hand: RankHand, order: HandOrder): number {
  for (let i = order.length; i > 0; i--) {
    const name = order[i - 1]
    if (name !== undefined && reads({ hand: name }, hand)) return i
  }
  return 0
}

/** Two hands of one size compare as these numbers do. Wild cards are read as what they stand for before. */
export function strengthOf(hand: RankHand, order: HandOrder): number {
  const kind = kindOfHand(hand, order)
  const name = order[kind - 1]
  if (name === 'straight' || name === 'straightFlush') return kind * ORDERS + runTop(hand)
  return kind * ORDERS + ranksInOrder(hand.counts)
}

/** The least strength of that kind; `kind` as `kindOfHand` gives it. */
export const leastOf = (kind: number): number => kind * ORDERS

/** Ranks by how many there are, then by height: what decides between hands of one kind. */
function ranksInOrder(counts: readonly number[]): number {
  let order = 0
  for (let wished = 4; wished > 0; wished--)
    for (let rank = ACE_KIND; rank >= 0; rank--)
      if (counts[rank] === wished) for (let i = 0; i < wished; i++) order = order * BASE + rank + 1
  return order
}

/** The strength of a hand of these high cards, which are in descending order and of which the rest are the lowest. */
export function leastHigh(ranks: readonly number[], cards: number): number {
  let order = 0
  for (let i = 0; i < cards; i++) order = order * BASE + (ranks[i] ?? -1) + 1
  return order
}

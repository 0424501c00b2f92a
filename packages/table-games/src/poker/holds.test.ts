import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { choices, type NaiveCard, naiveDeck, naiveHand, naivePay } from '../../test-support/naive-poker.ts'
import { type DeckRules, pokerDeck } from './deck.ts'
import { dealsOf, heldRows } from './held-rows.ts'
import { Holds } from './holds.ts'
import { PaidHands, type PaidRow } from './paid-hands.ts'

const ROWS: readonly PaidRow[] = [
  { hand: 'royalFlush', natural: true, pays: 97 },
  { hand: 'royalFlush', pays: 41 },
  { hand: 'fiveOfAKind', pays: 53 },
  { hand: 'fourOfAKind', ranks: [12], kickers: [11], pays: 43 },
  { hand: 'fourOfAKind', pays: 31 },
  { hand: 'straightFlush', pays: 37 },
  { hand: 'fullHouse', pays: 11 },
  { hand: 'flush', pays: 7 },
  { hand: 'straight', pays: 5 },
  { hand: 'threeOfAKind', pays: 3 },
  { hand: 'twoPair', pays: 2 },
  { hand: 'pair', ranks: [11, 12], pays: 1 },
]

/** The same table by looking at the cards. */
function naive(cards: readonly NaiveCard[], wilds: number): number {
  const { name, ranks } = naiveHand(cards)
  switch (name) {
    case 'royalFlush':
      return wilds === 0 ? 97 : 41
    case 'fiveOfAKind':
      return 53
    case 'fourOfAKind':
      return ranks[0] === 12 && ranks[4] === 11 ? 43 : 31
    case 'pair':
      return ranks[0] === 11 || ranks[0] === 12 ? 1 : 0
    case 'high':
      return 0
    default:
      return ROWS.find(({ hand }) => hand === name)!.pays
  }
}

/** The best hold of every deal by playing every draw: the sum of the best means, over the number of deals. */
function bruteForce(deck: readonly NaiveCard[]): number {
  const pays = new Map<number, number>()
  for (const hand of choices(deck.length, 5))
    pays.set(
      hand.reduce((mask, card) => mask | (1 << card), 0),
      naivePay(
        hand.map((card) => deck[card]!),
        naive,
      ),
    )
  let [sum, deals] = [0, 0]
  for (const hand of choices(deck.length, 5)) {
    const rest = Array.from({ length: deck.length }, (_, i) => i).filter((card) => !hand.includes(card))
    let best = 0
    for (let hold = 0; hold < 32; hold++) {
      const kept = hand.filter((_, i) => (hold >> i) & 1)
      let [total, draws] = [0, 0]
      for (const drawn of choices(rest.length, 5 - kept.length)) {
        total += pays.get([...kept, ...drawn.map((i) => rest[i]!)].reduce((mask, card) => mask | (1 << card), 0))!
        draws += 1
      }
      best = Math.max(best, total / draws)
    }
    sum += best
    deals += 1
  }
  return sum / deals
}

function byLaw(rules: DeckRules): number {
  const holds = new Holds(new PaidHands(pokerDeck(rules), 5, ROWS))
  const { counts, of } = heldRows(holds, holds.best, unmetered())
  return Number(counts.reduce((sum, count, row) => sum + count * BigInt(ROWS[row]!.pays), 0n)) / Number(of)
}

describe('the best hold of every deal', () => {
  test.each<[string, DeckRules & { ranks: number[]; suits: number }]>([
    ['four ranks of three suits', { ranks: [9, 10, 11, 12], suits: 3 }],
    ['the same with a joker', { ranks: [9, 10, 11, 12], suits: 3, jokers: 1 }],
    ['the five highest ranks of two suits, with a joker', { ranks: [8, 9, 10, 11, 12], suits: 2, jokers: 1 }],
    ['deuces wild, with an ace below them', { ranks: [0, 1, 2, 11, 12], suits: 2, wild: [0] }],
    ['deuces wild and a joker', { ranks: [0, 1, 10, 11, 12], suits: 2, wild: [0], jokers: 1 }],
  ])('is worth what all draws give: %s', (_, rules) => {
    const deck = naiveDeck(rules.ranks, rules.suits, rules.jokers, rules.wild)
    expect(byLaw(rules)).toBeCloseTo(bruteForce(deck), 12)
  })

  test('meets every deal of a deck', () => {
    for (const [rules, deals] of [
      [{}, 2_598_960],
      [{ jokers: 1 }, 2_869_685],
      [{ wild: [0] }, 2_598_960],
    ] as const) {
      let met = 0
      new Holds(new PaidHands(pokerDeck(rules), 5, [])).deals(unmetered(), ({ pattern }) => {
        met += pattern.weight
      })
      expect(met).toBe(deals)
    }
  })
})

test.each([
  [0, 7_669_695, 19_933_230_517_200n],
  [1, 8_561_520, 2_869_685n * 8_561_520n],
])('with %i jokers all deals with all their draws are on one scale', (jokers, draws, of) => {
  const holds = new Holds(new PaidHands(pokerDeck({ jokers, wild: [] }), 5, ROWS))
  expect(holds.draws).toBe(draws)
  expect(dealsOf(holds)).toBe(of)
})

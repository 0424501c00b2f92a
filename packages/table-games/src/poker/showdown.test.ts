import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { choices, type NaiveCard, naiveDeck, naiveHand } from '../../test-support/naive-poker.ts'
import { type DeckRules, pokerDeck } from './deck.ts'
import { RankedHands } from './ranked-hands.ts'
import { Showdown } from './showdown.ts'
import { FIVE_CARDS, type HandOrder, leastHigh, leastOf, THREE_CARDS } from './strength.ts'

type Counted = { unqualified: number; weaker: number; equal: number }

/** Below 0 where the first hand is the weaker one. */
function naiveCompare(a: readonly NaiveCard[], b: readonly NaiveCard[], order: HandOrder): number {
  const [x, y] = [a, b].map((cards) => {
    const { name, ranks } = naiveHand(cards)
    const place = (order as readonly string[]).indexOf(name === 'royalFlush' ? 'straightFlush' : name)
    return [place, ...ranks]
  })
  for (const [i, value] of x!.entries()) if (value !== y![i]) return value - y![i]!
  return 0
}

/** All deals by looking at both hands. */
function bruteForce(
  deck: readonly NaiveCard[],
  size: number,
  shown: 0 | 1,
  order: HandOrder,
  least: readonly NaiveCard[],
) {
  const total: Counted = { unqualified: 0, weaker: 0, equal: 0 }
  for (const own of choices(deck.length, size)) {
    const rest = Array.from({ length: deck.length }, (_, i) => i).filter((card) => !own.includes(card))
    for (const other of choices(rest.length, size)) {
      // Each card of the dealer's may be the one that is shown.
      const deals = shown === 1 ? size : 1
      const [player, dealer] = [own.map((card) => deck[card]!), other.map((i) => deck[rest[i]!]!)]
      const compared = naiveCompare(player, dealer, order)
      if (naiveCompare(dealer, least, order) < 0) total.unqualified += deals
      else if (compared > 0) total.weaker += deals
      else if (compared === 0) total.equal += deals
    }
  }
  return total
}

function byLaw(rules: DeckRules, size: number, shown: 0 | 1, order: HandOrder, qualifier: number) {
  const showdown = new Showdown(new RankedHands(pokerDeck(rules), size, order), shown, qualifier)
  const total: Counted = { unqualified: 0, weaker: 0, equal: 0 }
  let deals = 0
  showdown.each(unmetered(), (facing) => {
    deals += facing.deals
    total.unqualified += facing.deals * facing.unqualified
    total.weaker += facing.deals * facing.weaker
    total.equal += facing.deals * facing.equal
  })
  expect(deals).toBe(showdown.deals)
  return total
}

const cards = (...ranks: number[]): NaiveCard[] => ranks.map((rank, i) => ({ rank, suit: i === 0 ? 1 : 0 }))

describe('all deals of two hands', () => {
  test.each<[string, { ranks: number[]; suits: number }, number, 0 | 1]>([
    ['five cards, one in view: four ranks of three suits', { ranks: [9, 10, 11, 12], suits: 3 }, 5, 1],
    ['five cards, one in view: six ranks of two suits', { ranks: [7, 8, 9, 10, 11, 12], suits: 2 }, 5, 1],
    ['five cards, none in view', { ranks: [0, 1, 2, 3, 12], suits: 2 }, 5, 0],
  ])('are won, tied and not played as by looking at each: %s', (_, rules, size, shown) => {
    const least = cards(12, 11, 2, 1, 0)
    const brute = bruteForce(naiveDeck(rules.ranks, rules.suits), size, shown, FIVE_CARDS, least)
    expect(byLaw(rules, size, shown, FIVE_CARDS, leastHigh([12, 11], 5))).toEqual(brute)
  })

  test.each<[string, { ranks: number[]; suits: number }, 0 | 1]>([
    ['none in view', { ranks: [0, 1, 10, 12], suits: 3 }, 0],
    ['four suits', { ranks: [10, 11, 12], suits: 4 }, 0],
    ['one in view', { ranks: [9, 10, 11, 12], suits: 3 }, 1],
  ])('of three cards as well: %s', (_, rules, shown) => {
    const brute = bruteForce(naiveDeck(rules.ranks, rules.suits), 3, shown, THREE_CARDS, cards(10, 1, 0))
    expect(byLaw(rules, 3, shown, THREE_CARDS, leastHigh([10], 3))).toEqual(brute)
  })
})

test('a deck of 52 has 7462 hands of five cards of different strength, and 741 of three', () => {
  const five = new RankedHands(pokerDeck(), 5, FIVE_CARDS)
  expect(new Set(five.hands.map(({ strength }) => strength)).size).toBe(7462)
  expect(five.hands.filter(({ strength }) => strength < leastOf(1))).toHaveLength(1277)
  const three = new RankedHands(pokerDeck(), 3, THREE_CARDS)
  expect(new Set(three.hands.map(({ strength }) => strength)).size).toBe(741)
})

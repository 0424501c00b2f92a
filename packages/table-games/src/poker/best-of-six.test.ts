import { expect, test } from 'vitest'
import { choices, naiveDeck, naiveHand } from '../../test-support/naive-poker.ts'
import { bestOfSixLaw, bestRow } from './best-of-six.ts'
import { pokerDeck } from './deck.ts'
import { PaidHands, type PaidRow } from './paid-hands.ts'

const ROWS: readonly PaidRow[] = [
  { hand: 'royalFlush', pays: 1000 },
  { hand: 'straightFlush', pays: 200 },
  { hand: 'fourOfAKind', pays: 100 },
  { hand: 'fullHouse', pays: 20 },
  { hand: 'flush', pays: 15 },
  { hand: 'straight', pays: 10 },
  { hand: 'threeOfAKind', pays: 7 },
]

test('six cards of a small deck are paid as by looking at each five of them', () => {
  const ranks = [8, 9, 10, 11, 12]
  const hands = new PaidHands(pokerDeck({ ranks }), 5, ROWS)
  const deck = naiveDeck(ranks, 4)
  const [byLaw, brute] = [new Map<number, number>(), new Map<number, number>()]
  let all = 0
  for (const six of choices(deck.length, 6)) {
    let paid = 0
    for (const five of choices(6, 5)) {
      const { name } = naiveHand(five.map((i) => deck[six[i]!]!))
      paid = Math.max(paid, (ROWS.find(({ hand }) => hand === name)?.pays ?? -1) + 1)
    }
    brute.set(paid, (brute.get(paid) ?? 0) + 1)
    const row = bestRow(
      hands,
      six.map((i) => deck[i]!.rank * 4 + deck[i]!.suit),
    )
    expect(row < 0 ? 0 : ROWS[row]!.pays + 1).toBe(paid)
    all += 1
  }
  for (const { paidCoins, chance } of bestOfSixLaw(hands).outcomes) byLaw.set(paidCoins, chance.times(all).toNumber())
  expect([...byLaw].sort()).toEqual([...brute].sort())
})

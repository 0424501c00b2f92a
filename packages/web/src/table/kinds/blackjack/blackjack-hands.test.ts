import type { TableEvent } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { betSpots, blackjackHands } from './blackjack-hands.ts'

const dealt = (hand: number, card: string): TableEvent => ({ type: 'cardDealt', to: 'player', hand, card })
const cards = (events: readonly TableEvent[]) =>
  blackjackHands(events).map(({ hand, seat, cards }) => [hand, seat, cards.map(({ card }) => card).join(' ')])

test('a split hand stands beside the one that it was split from, and has the second card', () => {
  const events: TableEvent[] = [
    ...[dealt(0, '8s'), dealt(1, 'Kd'), dealt(0, '8h'), dealt(1, '9c')],
    { type: 'handSplit', hand: 0, into: 2 },
    dealt(0, '3c'),
    dealt(2, 'Ts'),
  ]
  expect(cards(events)).toEqual([
    [0, 0, '8s 3c'],
    [2, 0, '8h Ts'],
    [1, 1, 'Kd 9c'],
  ])
})

test('how a hand ended and what came of it are told with it', () => {
  const events: TableEvent[] = [
    dealt(0, 'As'),
    dealt(0, 'Kd'),
    { type: 'handEnded', hand: 0, how: 'natural', total: 21 },
    { type: 'handSettled', hand: 0, result: 'won', paidCoins: 25 },
  ]
  expect(blackjackHands(events)).toMatchObject([{ end: 'natural', result: 'won' }])
})

test('a spot whose hand is settled counts as bet on, though nothing lies there any longer', () => {
  const settled: TableEvent = { type: 'spotSettled', spot: 'hand-1', stakedCoins: 2, paidCoins: 0 }
  expect([...betSpots(['hand-2'], [settled])].toSorted()).toEqual(['hand-1', 'hand-2'])
})

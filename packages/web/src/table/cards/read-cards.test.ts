import type { TableEvent } from '@spilvaerk/table-games'
import { expect, test } from 'vitest'
import { cardsOf } from './read-cards.ts'

const EVENTS: readonly TableEvent[] = [
  { type: 'cardDealt', to: 'player', card: 'As' },
  { type: 'cardDealt', to: 'dealer' },
  { type: 'cardDealt', to: 'player', hand: 1, card: '2c' },
  { type: 'cardShown', to: 'dealer', index: 0, card: 'Kd' },
]

test('a card belongs to its holder and hand', () => {
  expect(cardsOf(EVENTS, 'player')).toEqual([{ card: 'As', dealtAt: 0 }])
  expect(cardsOf(EVENTS, 'player', 1)).toEqual([{ card: '2c', dealtAt: 2 }])
})

test('a card lies face down until it is shown', () => {
  expect(cardsOf(EVENTS.slice(0, 3), 'dealer')).toEqual([{ card: undefined, dealtAt: 1 }])
  expect(cardsOf(EVENTS, 'dealer')).toEqual([{ card: 'Kd', dealtAt: 1, turnedAt: 3 }])
})

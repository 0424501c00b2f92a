import { createRng } from '@spilvaerk/slot-engine'
import { expect, test } from 'vitest'
import { KeyedDraw } from '../chance/keyed-draw.ts'
import { cardName, cardOf, DECK, JOKER, rankOf, suitOf } from './card.ts'
import { Shoe } from './shoe.ts'

test('every card has a name of its own, which is read back', () => {
  const cards = Array.from({ length: DECK + 1 }, (_, card) => card)
  expect(cards.map((card) => cardOf(cardName(card)))).toEqual(cards)
  expect(['2c', 'Ts', 'As', 'Jk'].map(cardOf)).toEqual([0, 35, 51, JOKER])
  expect([rankOf(35), suitOf(35)]).toEqual([8, 3])
})

test.each([
  [{ decks: 1 }, 52],
  [{ decks: 1, jokers: 1 }, 53],
  [{ decks: 8 }, 416],
] as const)('a shoe of %j deals each of its %i cards once, and no more', (cards, size) => {
  const shoe = new Shoe(cards, KeyedDraw.fromSeed('all'))
  const dealt = Array.from({ length: size }, () => shoe.deal())
  const whole = Array.from({ length: size }, (_, i) => i % (size / cards.decks))
  expect(dealt.toSorted((a, b) => a - b)).toEqual(whole.toSorted((a, b) => a - b))
  expect(() => shoe.deal()).toThrow(RangeError)
})

test('a shoe that starts again deals as a new one does', () => {
  const shoe = new Shoe({ decks: 2 }, createRng('first'))
  for (let i = 0; i < 70; i++) shoe.deal()
  shoe.restart(createRng('second'))
  const fresh = new Shoe({ decks: 2 }, createRng('second'))
  for (let i = 0; i < 104; i++) expect(shoe.deal()).toBe(fresh.deal())
})

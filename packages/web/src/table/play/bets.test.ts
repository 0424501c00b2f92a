import { expect, test } from 'vitest'
import { addAll, addTo, again, type BetRules, doubled, NO_BETS, takeFrom } from './bets.ts'

const PLACES = [
  { id: 'ante', min: 2, max: 20, step: 2 },
  { id: 'side', min: 1, max: 5, step: 1, needs: 'ante' },
  { id: 'odds', min: 1, max: 5, step: 1, later: true as const },
]
const rules: BetRules = { place: (id) => PLACES.find((place) => place.id === id), round: 22 }
const laid = (...bets: readonly (readonly [string, number])[]) => new Map(bets)

test.each([
  ['its least, where less was put down', 'ante', 1, 2],
  ['whole steps', 'ante', 3, 4],
  ['what was put down', 'ante', 20, 20],
])('a spot gets %s', (_, id, coins, lies) => {
  expect(addTo(NO_BETS, id, coins, rules)).toEqual({ ok: true, bets: laid([id, lies]) })
})

test.each([
  ['more than the spot takes', laid(['ante', 20]), 'ante', 2, { reason: 'most', place: 'ante', coins: 20 }],
  ['a spot without the one that it needs', NO_BETS, 'side', 1, { reason: 'needs', place: 'side', other: 'ante' }],
  ['a spot of later', NO_BETS, 'odds', 1, { reason: 'later', place: 'odds' }],
  ['no spot', NO_BETS, 'nowhere', 1, { reason: 'closed', place: 'nowhere' }],
  ['more than the table takes', laid(['ante', 20]), 'side', 3, { reason: 'round', coins: 22 }],
])('%s is refused, and nothing changes', (_, bets, id, coins, refusal) => {
  expect(addTo(bets, id, coins, rules)).toEqual({ ok: false, refusal })
})

test('several chips are laid together or not at all', () => {
  const chips = [
    ['ante', 4],
    ['side', 9],
  ] as const
  expect(addAll(NO_BETS, chips, rules)).toEqual({ ok: false, refusal: { reason: 'most', place: 'side', coins: 5 } })
})

test('what needs a spot goes with it', () => {
  const bets = laid(['ante', 4], ['side', 1])
  expect(takeFrom(bets, 'ante', 2, rules)).toEqual(laid(['ante', 2], ['side', 1]))
  expect(takeFrom(bets, 'ante', 3, rules)).toEqual(NO_BETS)
})

test('bets are doubled and repeated in an order that the spots allow', () => {
  const bets = laid(['side', 2], ['ante', 4])
  expect(doubled(bets, rules)).toEqual({ ok: true, bets: laid(['ante', 8], ['side', 4]) })
  expect(again(bets, rules)).toEqual({ ok: true, bets: laid(['ante', 4], ['side', 2]) })
})

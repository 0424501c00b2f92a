import { expect, test } from 'vitest'
import { pokerDeck } from './deck.ts'
import { PaidHands } from './paid-hands.ts'
import { HAND_NAMES } from './pay-rows.ts'

/** Dear hands pay more, so that each hand is counted as the best that it can be read as. */
const rows = HAND_NAMES.filter((hand) => hand !== 'wildCards').map((hand, i, all) => ({ hand, pays: all.length - i }))

const countsOf = (hands: PaidHands): Record<string, number> =>
  Object.fromEntries(hands.counts().map((count, row) => [rows[row]!.hand, count]))

test('a deck of 52 has the hands of five cards that every book counts', () => {
  expect(countsOf(new PaidHands(pokerDeck(), 5, rows))).toEqual({
    royalFlush: 4,
    fiveOfAKind: 0,
    straightFlush: 36,
    fourOfAKind: 624,
    fullHouse: 3744,
    flush: 5108,
    straight: 10_200,
    threeOfAKind: 54_912,
    twoPair: 123_552,
    pair: 1_098_240,
  })
})

test('with a joker, hands are read as the best that it makes of them', () => {
  expect(countsOf(new PaidHands(pokerDeck({ jokers: 1 }), 5, rows))).toEqual({
    royalFlush: 24,
    fiveOfAKind: 13,
    straightFlush: 180,
    fourOfAKind: 3120,
    fullHouse: 6552,
    flush: 7804,
    straight: 20_532,
    threeOfAKind: 137_280,
    twoPair: 123_552,
    pair: 1_268_088,
  })
})

test('a deck of 52 has the hands of three cards that every book counts: the royal ones among 48 straight flushes', () => {
  const counts = countsOf(new PaidHands(pokerDeck(), 3, rows))
  expect(counts).toMatchObject({
    royalFlush: 4,
    straightFlush: 44,
    threeOfAKind: 52,
    straight: 720,
    flush: 1096,
    pair: 3744,
  })
})

test('four of a kind may need certain ranks and a certain card beside it', () => {
  const hands = new PaidHands(pokerDeck(), 5, [
    { hand: 'fourOfAKind', ranks: [12], kickers: [0, 1, 2], pays: 400 },
    { hand: 'fourOfAKind', ranks: [0, 1, 2], kickers: [0, 1, 2, 12], pays: 160 },
    { hand: 'fourOfAKind', pays: 50 },
  ])
  expect(hands.counts()).toEqual([12, 36, 576])
})

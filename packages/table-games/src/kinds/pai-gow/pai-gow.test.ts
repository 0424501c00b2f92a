import { createRng, unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../test-support/examples.ts'
import { choices } from '../../../test-support/naive-poker.ts'
import { lineOf, sheetOf } from '../../../test-support/sheets.ts'
import { RANKS } from '../../cards/card.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { choose, type PaiGowDeck } from './classes.ts'
import { isLegal, isQueenHigh, JOKER_RANK, nameOf, strengthOfFive, strengthOfTwo } from './hand.ts'
import { housePlaces, isAllowed, type Seven, splitAt } from './house-way.ts'
import { FOXWOODS, knownDuel } from './known-duels.ts'
import { KNOWN_SEVENS } from './known-sevens.ts'
import { PaiGowLaw } from './law.ts'

const foxwoods = exampleOf('paiGow', 'pai-gow')

const cardsOf = (text: string): Seven => {
  const cards = text.split(' ')
  return {
    ranks: cards.map((card) => (card === 'Jk' ? JOKER_RANK : RANKS.indexOf(card.charAt(0)))),
    suits: cards.map((card) => (card === 'Jk' ? 0 : 'cdhs'.indexOf(card.charAt(1)))),
  }
}

const five = (text: string): number => {
  const { ranks, suits } = cardsOf(text)
  const natural = suits.filter((_, i) => ranks[i] !== JOKER_RANK)
  return strengthOfFive(ranks, new Set(natural).size === 1, true)
}

test('hands of five are ordered as the rules say, the joker completing what it may', () => {
  const ascending = [
    '7c 5d 4h 3s 2c',
    'Jk Kd 4h 3s 2c',
    '2c 2d 5h 4s 3c',
    'Jk Ad 9h 3s 2d',
    'Ac Ad 4h 4s 2c',
    '2c 2d 2h 4s 3c',
    'Jk Ac Ad 4s 3c',
    '6c 5d 4h 3s 2c',
    'Kc Qd Jh Ts 9c',
    'Jk 5d 4h 3s 2c',
    'Jk Kd Qh Js Tc',
    '7c 5c 4c 3c 2c',
    'Jk Kc 9c 5c 2c',
    '2c 2d 2h 3s 3c',
    'Jk Ac Ad 3s 3c',
    '2c 2d 2h 2s 3c',
    'Kc Qc Jc Tc 9c',
    'Jk 5c 4c 3c 2c',
    'Jk Kc Qc Jc Tc',
    'Jk Ac Ad Ah As',
  ]
  const strengths = ascending.map(five)
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b))
  expect(new Set(strengths).size).toBe(strengths.length)
  expect(nameOf(five('Jk 5c 4c 3c 2c'))).toBe('straightFlush')
  expect(strengthOfTwo(JOKER_RANK, 12)).toBeGreaterThan(strengthOfTwo(11, 11))
  const hands = ['Qc 5d 4h 3s 2c', 'Kc 5d 4h 3s 2c', 'Jc 5d 4h 3s 2c', 'Qc Qd 4h 3s 2c']
  expect(hands.map((hand) => isQueenHigh(five(hand)))).toEqual([true, false, false, false])
})

test('a foul is a low hand above the high one', () => {
  expect(isLegal(five('Kc 5d 4h 3s 2c'), strengthOfTwo(11, 4))).toBe(false)
  expect(isLegal(five('Kc 6d 4h 3s 2c'), strengthOfTwo(11, 4))).toBe(true)
  expect(isLegal(five('5c 5d 4h 3s 2c'), strengthOfTwo(4, 4))).toBe(false)
  expect(isLegal(five('5c 5d 4h 4s 2c'), strengthOfTwo(12, 12))).toBe(true)
})

// The published rules of the Foxwoods house way, a case each.
test.each([
  ['Ac Kd Jh 9s 7c 5d 2h', 'Kd Jh'],
  ['Jc Jd Ah 9s 7c 5d 2h', 'Ah 9s'],
  ['Jc Jd 4h 4s Ac 9d 2h', '4h 4s'],
  ['Tc Td 4h 4s Ac 9d 2h', 'Ac 9d'],
  ['Tc Td 4h 4s Kc 9d 2h', '4h 4s'],
  ['6c 6d 4h 4s Kc 9d 2h', 'Kc 9d'],
  ['6c 6d 4h 4s Qc 9d 2h', '4h 4s'],
  ['Tc Td 4h 4s 9c 9d 2h', 'Tc Td'],
  ['Ac Ad Ah Ks 9c 5d 2h', 'Ac Ks'],
  ['Qc Qd Qh Ks 9c 5d 2h', 'Ks 9c'],
  ['Qc Qd Qh 5s 5c 5d 2h', 'Qc Qd'],
  ['Qc Qd Qh 5s 5c 2d 2h', '5s 5c'],
  ['Jc Jd Jh Js 9c 5d 2h', 'Jc Jd'],
  ['8c 8d 8h 8s Kc 5d 2h', 'Kc 5d'],
  ['8c 8d 8h 8s Qc 5d 2h', '8c 8d'],
  ['6c 6d 6h 6s Qc 5d 2h', 'Qc 5d'],
  ['6c 6d 6h 6s 9c 9d 2h', '9c 9d'],
  ['Ac Ad Ah As Jk Kc 2h', 'As Jk'],
  ['Ac Ad Ah As Jk Kc Kh', 'Kc Kh'],
  ['9c 8d 7h 6s 5c 4d Kh', 'Kh 9c'],
  ['9c 8d 7h 6s 5c 5d 5h', '5d 5h'],
  ['Kc Kd Ah Qs Jc Td 2h', 'Ah Qs'],
  ['9c 9d Ah Ks Qc Jd Th', '9c 9d'],
  ['Tc Td 9h 8s 7c 6d Ah', 'Ah Tc'],
])('%s is set with %s low', (hand, low) => {
  const seven = cardsOf(hand)
  const places = housePlaces(seven, foxwoods)
  const ranksOf = (text: string): readonly number[] => [...cardsOf(text).ranks].sort((a, b) => a - b)
  const chosen = places.map((place) => Math.min(12, seven.ranks[place]!)).sort((a, b) => a - b)
  expect(chosen).toEqual(ranksOf(low).map((rank) => Math.min(12, rank)))
  expect(isAllowed(splitAt(seven, places, foxwoods))).toBe(true)
})

test('seven cards are what the published count says, and the side bet returns what is published', () => {
  const law = new PaiGowLaw(
    { ranks: Array.from({ length: 13 }, (_, rank) => rank), suits: 4, joker: true },
    foxwoods,
    unmetered(),
  )
  const textOf = (names: Iterable<string>): string => [...names].sort().join(' ')
  const counted = law.paidAs(textOf)
  expect(new Map(KNOWN_SEVENS.map(({ names, hands }) => [textOf(names), hands]))).toEqual(counted)

  const rows = foxwoods.sevenCards ?? []
  const named = (hand: string): number =>
    KNOWN_SEVENS.filter(({ names }) => rows.find((row) => names.has(row.hand))?.hand === hand).reduce(
      (sum, { hands }) => sum + hands,
      0,
    )
  expect(Object.fromEntries(rows.map(({ hand }) => [hand, named(hand)]))).toMatchObject({
    fiveAces: 1128,
    royalFlush: 26132,
    straightFlush: 184832,
    fourOfAKind: 307472,
    fullHouse: 4188528,
    flush: 6172088,
    threeOfAKind: 7672500,
    straight: 11034204,
  })
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBe(154_143_080)
  expect((100 * (1 - lineOf(sheetOf(foxwoods), 'sevenCards').returned.value)).toFixed(2)).toBe('6.37')
})

/** Every pair of disjoint hands. */
function everyPair({ ranks, suits, joker }: PaiGowDeck, definition: typeof foxwoods) {
  const deck = ranks.flatMap((rank) => Array.from({ length: suits }, (_, suit) => ({ rank, suit })))
  if (joker) deck.push({ rank: JOKER_RANK, suit: 0 })
  const hands = [...choices(deck.length, 7)].map((places) => {
    const cards = places.map((place) => deck[place]!)
    const seven = { ranks: cards.map(({ rank }) => rank), suits: cards.map(({ suit }) => suit) }
    const bits = places.reduce((mask, place) => mask | (1 << place), 0)
    return { bits, ...splitAt(seven, housePlaces(seven, definition), definition) }
  })
  let [win, lose, all] = [0, 0, 0]
  for (const player of hands)
    for (const dealer of hands) {
      if ((player.bits & dealer.bits) !== 0) continue
      all += 1
      if (definition.queenHighPushes && isQueenHigh(dealer.high)) continue
      if (player.high > dealer.high && player.low > dealer.low) win += 1
      if (player.high <= dealer.high && player.low <= dealer.low) lose += 1
    }
  return { win: `${Fraction.of(win, all)}`, lose: `${Fraction.of(lose, all)}` }
}

describe('both sides by the house way, against every pair of hands', () => {
  test.each([
    [{ ranks: [8, 9, 10, 11, 12], suits: 3, joker: true }, 'pai-gow'],
    [{ ranks: [0, 1, 2, 3, 4, 9, 10], suits: 2, joker: true }, 'pai-gow-without-fee'],
    [{ ranks: [6, 7, 8, 9], suits: 4, joker: true }, 'pai-gow'],
  ] as const)('of the deck %j of %s', (deck, name) => {
    const definition = exampleOf('paiGow', name)
    const { win, lose } = new PaiGowLaw(deck, definition, unmetered()).duel()
    expect({ win: `${win}`, lose: `${lose}` }).toEqual(everyPair(deck, definition))
  })
})

test.each([
  [{ bank: true, queenHighPushes: true }, 'bank', 'not_allowed'],
  [{ houseWay: { ...foxwoods.houseWay, four: [{ from: '7' }] } }, 'houseWay.four', 'required'],
])('%j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...foxwoods, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

/** A fixed sample of pairs of hands of the whole deck, each set by the house way on both sides. */
describe('the fractions that are written down', () => {
  const PAIRS = 40_000
  const deck = [...Array.from({ length: 52 }, (_, n) => ({ rank: n >> 2, suit: n & 3 })), { rank: JOKER_RANK, suit: 0 }]
  const rng = createRng('pairs of seven cards')
  const dealt = Array.from({ length: PAIRS }, () => {
    for (let i = 0; i < 14; i++) {
      const j = i + rng.below(deck.length - i)
      ;[deck[i], deck[j]] = [deck[j]!, deck[i]!]
    }
    const hand = (cards: typeof deck) => ({ ranks: cards.map((one) => one.rank), suits: cards.map((one) => one.suit) })
    return [hand(deck.slice(0, 7)), hand(deck.slice(7, 14))] as const
  })

  test.each([
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ])('with the wheel second: %s, queen high pushing: %s', (wheelSecond, queenHighPushes) => {
    const definition = { ...exampleOf('paiGow', 'pai-gow'), houseWay: FOXWOODS, wheelSecond, queenHighPushes }
    const known = knownDuel(definition)!
    let [win, lose] = [0, 0]
    for (const [mine, other] of dealt) {
      const player = splitAt(mine, housePlaces(mine, definition), definition)
      const dealer = splitAt(other, housePlaces(other, definition), definition)
      if (queenHighPushes && isQueenHigh(dealer.high)) continue
      if (player.high > dealer.high && player.low > dealer.low) win += 1
      if (player.high <= dealer.high && player.low <= dealer.low) lose += 1
    }
    for (const [met, share] of [
      [win, known.win],
      [lose, known.lose],
    ] as const) {
      const value = share.toNumber()
      expect(Math.abs(met / PAIRS - value)).toBeLessThan(4 * Math.sqrt((value * (1 - value)) / PAIRS))
    }
    // They are counts of pairs of hands.
    const pairs = BigInt(choose(53, 7)) * BigInt(choose(46, 7))
    for (const share of [known.win, known.lose]) expect(`${share.times(pairs)}`).toMatch(/^\d+$/)
  })

  /** Half a minute each. */
  test.runIf(process.env.PAI_GOW === 'all').each([
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ])('counted over every pair: wheel second %s, queen high pushing %s', (wheelSecond, queenHighPushes) => {
    const definition = { ...exampleOf('paiGow', 'pai-gow'), houseWay: FOXWOODS, wheelSecond, queenHighPushes }
    const ranks = Array.from({ length: 13 }, (_, rank) => rank)
    expect(new PaiGowLaw({ ranks, suits: 4, joker: true }, definition, unmetered()).duel()).toEqual(
      knownDuel(definition),
    )
  })
})

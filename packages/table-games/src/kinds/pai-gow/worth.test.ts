import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../test-support/examples.ts'
import { choices } from '../../../test-support/naive-poker.ts'
import { JOKER } from '../../cards/card.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { adviceAt } from '../../proof/advice.ts'
import { choose } from './classes.ts'
import { DealersHands } from './dealers-hands.ts'
import { isQueenHigh } from './hand.ts'
import { housePlaces, isAllowed, splitAt, splitsOf } from './house-way.ts'
import { sevenOf } from './play.ts'

const cardOf = (name: string): number =>
  name === 'Jk' ? JOKER : 4 * '23456789TJQKA'.indexOf(name[0] ?? '') + 'cdhs'.indexOf(name[1] ?? '')

const RANKS = [7, 8, 9, 10, 11, 12]
const DECK = [...RANKS.flatMap((rank) => [0, 1, 2, 3].map((suit) => 4 * rank + suit)), JOKER]

describe('against every hand of a small deck, set one by one', () => {
  test.each([
    ['pai-gow', 'Ac Kc Qd Jh Ts 9c 9d'],
    ['pai-gow', 'Jk Ah Kh Qh Jh 9s Td'],
    ['pai-gow-without-fee', 'Qc Jc Tc 9c Kd Qd Ts'],
    ['pai-gow-without-fee', 'Ac Ad Kh Ks 9c Td Jh'],
  ])('%s, %s', (name, hand) => {
    const definition = exampleOf('paiGow', name)
    const cards = hand.split(' ').map(cardOf)
    const own = splitsOf(sevenOf(cards), definition).filter(isAllowed)
    const left = DECK.filter((card) => !cards.includes(card))
    const theirs = [...choices(left.length, 7)].map((places) => {
      const seven = sevenOf(places.map((place) => left[place] ?? 0))
      return splitAt(seven, housePlaces(seven, definition), definition)
    })
    const counted = new DealersHands(definition, unmetered(), { ranks: RANKS, suits: 4, joker: true })
    const compared = counted.compare(cards, own, unmetered())
    for (const [i, { high, low }] of own.entries()) {
      let [wins, losses, bankWins, bankLosses] = [0, 0, 0, 0]
      for (const other of theirs) {
        if (definition.queenHighPushes && isQueenHigh(other.high)) continue
        const [won, banked] = [
          Number(high > other.high) + Number(low > other.low),
          Number(high >= other.high) + Number(low >= other.low),
        ]
        if (won === 2) wins += 1
        if (won === 0) losses += 1
        if (banked === 2) bankWins += 1
        if (banked === 0) bankLosses += 1
      }
      expect(compared[i]).toEqual({ of: choose(left.length, 7), wins, losses, bankWins, bankLosses })
    }
  })
})

describe('the whole deck', () => {
  const parsed = parseTable({ ...exampleOf('paiGow', 'pai-gow') })
  if (!parsed.ok) throw new Error('refused')
  const definition = Object.freeze(parsed.definition)

  test('every way to set a hand is told its worth, none beats what is advised, and house is one of them', () => {
    const bets = [{ spot: 'ante', coins: 20 }]
    const other = [...bets, { spot: 'bank', coins: 40 }]
    for (const [seed, on] of [
      ['advice 1', bets],
      ['advice 5', other],
    ] as const) {
      const advised = adviceAt(definition, seed, on)
      if (!advised.ok || advised.advice === null) throw new Error('nothing is asked')
      const { move, values = [], unitCoins } = advised.advice
      expect(unitCoins).toBe(on.reduce((sum, { coins }) => sum + coins, 0))
      expect(values[0]?.move).toBe('house')
      const edges = values.map(({ edge }) => edge.value)
      expect(values.find((one) => one.move === move)?.edge.value).toBe(Math.max(...edges))
      // Every setting has lost or won a share of all hands that 46 cards make, at 5 % of a win.
      for (const { edge } of values) {
        if (!('fraction' in edge)) throw new Error('not exact')
        expect(BigInt(20 * 60 * choose(46, 7)) % Fraction.parse(edge.fraction).denominator).toBe(0n)
      }
    }
  })

  test('nothing is said of a bet that the setting does not decide', () => {
    const advised = adviceAt(definition, 'advice 1', [{ spot: 'sevenCards', coins: 5 }])
    expect(advised).toMatchObject({ ok: true, advice: { strategy: 'house', move: 'house' } })
    if (advised.ok) expect(advised.advice?.values).toBeUndefined()
  })
})

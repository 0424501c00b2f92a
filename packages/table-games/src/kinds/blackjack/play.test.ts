import { expect, test } from 'vitest'
import { exampleOf } from '../../../test-support/examples.ts'
import { cardOf } from '../../cards/card.ts'
import type { Dealer } from '../../cards/shoe.ts'
import { KeyedDraw } from '../../chance/keyed-draw.ts'
import type { BlackjackDefinition } from '../../definition.gen.ts'
import { parseBets } from '../../play/bets.ts'
import type { Choice } from '../../play/choices.ts'
import { compileTable } from '../../play/compile.ts'
import { playFrom } from '../../play/play.ts'
import type { TableRound } from '../../round.ts'

/** Cards in the order in which they are dealt: player, upcard, player, hole card, and what is drawn. */
function stacked(cards: string): Dealer {
  const left = cards.split(' ').map(cardOf)
  return {
    deal() {
      const card = left.shift()
      if (card === undefined) throw new Error('the stack is empty')
      return card
    },
  }
}

type Changes = Partial<BlackjackDefinition>

function played(
  cards: string,
  choices: readonly Choice[],
  changes: Changes = {},
  more: Record<string, number> = {},
): TableRound {
  const game = compileTable(exampleOf('blackjack', 'blackjack', changes))
  const hand = game.spots[0]!.id
  const bets = parseBets(
    game,
    Object.entries({ [hand]: 10, ...more }).map(([spot, coins]) => ({ spot, coins })),
  )
  if (!bets.ok) throw new Error(JSON.stringify(bets.problems))
  const round = playFrom(game, KeyedDraw.fromSeed('unused'), bets.bets, choices, stacked(cards))
  if (!round.ok) throw new Error(JSON.stringify(round.problems))
  return round.round
}

const NO_HOLE: Changes = { hole: 'none', surrender: 'late' }

test.each<[string, string, readonly Choice[], Changes, number, number]>([
  ['a natural pays 3 to 2', 'As 7d Kh Tc', [], {}, 10, 25],
  ['a natural pushes a natural', 'As Td Kh Ac', [], {}, 10, 10],
  ['a natural beats 21 of three cards', 'As 6d Kh 5c Td', [], {}, 10, 25],
  ['the dealer looks before anybody plays', '9s Td 9h Ac', [], {}, 10, 0],
  ['a tie pushes', 'Ts Td 9h 9c', ['stand'], {}, 10, 10],
  ['21 is not asked about', '5s 9d 6h 9c Kd', ['hit'], {}, 10, 20],
  ['over 21 loses, and the dealer need not draw', 'Ts 6d 6h 9c Kd', ['hit'], {}, 10, 0],
  ['a double gets one card', '5s 6d 6h Tc 2d 9h', ['double'], {}, 20, 40],
  ['late surrender gives back half', 'Ts Td 6h 9c', ['surrender'], {}, 10, 5],
  ['soft 17 stands', 'Ts Ad 8h 6c', ['decline', 'stand'], {}, 10, 20],
  ['soft 17 is hit', 'Ts Ad 8h 6c 3h', ['decline', 'stand'], { soft17: 'hits' }, 10, 0],
  ['soft 17 of several aces', 'Ts Ad 8h Ac 5h', ['decline', 'stand'], {}, 10, 20],
  [
    'an ace is 11 once',
    'As 6d Ah 9c 9h Td 2s 6h',
    ['hit'],
    { maxHands: 1, doubleAfterSplit: undefined } as never,
    10,
    20,
  ],
  ['insurance pays 2 to 1, and the hand loses', '9s Ad 9h Tc', ['insure'], {}, 15, 15],
  ['a natural that is insured', 'As Ad Kh Tc', ['insure'], {}, 15, 25],
  ['insurance is lost', 'Ts Ad 9h 6c', ['insure', 'stand'], {}, 15, 20],
  ['early surrender saves half from a natural', '9s Td 7h Ac', ['surrender'], { surrender: 'early' }, 10, 5],
  ['not to surrender early', '9s Td 9h 7c', ['playOn', 'stand'], { surrender: 'early' }, 10, 20],
  ['no hole card: a double is lost to a natural', '5s Td 6h 9c Ac', ['double'], NO_HOLE, 20, 0],
  [
    'no hole card: the first bet alone is lost',
    '5s Td 6h 9c Ac',
    ['double'],
    { ...NO_HOLE, noHoleLoses: 'original' },
    20,
    10,
  ],
  ['no hole card: late surrender does not save from a natural', 'Ts Td 6h Ac', ['surrender'], NO_HOLE, 10, 0],
  ['no hole card: early surrender does', 'Ts Td 6h Ac', ['surrender'], { ...NO_HOLE, surrender: 'early' }, 10, 5],
  ['five cards win', '2s Td 3h 9c 4d 2d 3s', ['hit', 'hit', 'hit'], { charlie: 5 }, 10, 20],
  ['split hands get their second card in turn', '8s 6d 8h Tc 3d Kh Ts Td', ['split', 'hit', 'stand'], {}, 20, 40],
  ['21 after a split is no natural', 'As 6d Ah Tc Kh Ks 5h', ['split'], {}, 20, 20],
  ['split aces get one card each', 'As 6d Ah Tc 2h 3s 9h', ['split'], {}, 20, 40],
  [
    'aces are split again where they may',
    'As 6d Ah Tc Ac 2h 3s 4d 9h',
    ['split', 'split'],
    { resplitAces: true },
    30,
    60,
  ],
  ['no more hands than allowed', '8s 6d 8h Tc 8c Th 9s 9h', ['split', 'stand', 'stand'], { maxHands: 2 }, 20, 40],
  [
    'a jack and a king are a pair by value',
    'Js 6d Kh Tc 9c 9h 9d',
    ['split', 'stand', 'stand'],
    { splitBy: 'value' },
    20,
    40,
  ],
])('%s', (_, cards, choices, changes, stakedCoins, paidCoins) => {
  const round = played(cards, choices, changes)
  expect(round.awaiting).toBeUndefined()
  expect(round).toMatchObject({ stakedCoins, paidCoins })
})

test.each<[string, string, readonly Choice[], Changes, readonly string[]]>([
  ['all', '8s 6d 8h Tc', [], {}, ['stand', 'hit', 'double', 'split', 'surrender']],
  ['after a hit', '2s 6d 3h Tc 2d', ['hit'], {}, ['stand', 'hit']],
  ['of other ranks', 'Js 6d Kh Tc', [], {}, ['stand', 'hit', 'double', 'surrender']],
  ['of few doubles', 'As 6d 8h Tc', [], { double: '9-11', surrender: undefined } as never, ['stand', 'hit']],
  ['after a split', '8s 6d 8h Tc 3d', ['split'], {}, ['stand', 'hit', 'double']],
  ['of a further ace', 'As 6d Ah Tc Ac', ['split'], { resplitAces: true }, ['stand', 'split']],
  ['against an ace', '9s Ad 7h 5c', ['decline'], { surrender: 'earlyNotAce' }, ['stand', 'hit', 'double']],
])('the moves %s', (_, cards, choices, changes, moves) => {
  expect(played(cards, choices, changes).awaiting?.moves.map(({ move }) => move)).toEqual(moves)
})

test('the hole card is told when it is shown, and who is asked', () => {
  const { events } = played('Ts Ad 8h 6c', ['decline', 'stand'])
  const told = events.map((event) => event.type)
  expect(told.indexOf('cardShown')).toBeGreaterThan(told.lastIndexOf('moveMade'))
  expect(events.filter(({ type }) => type === 'handAsked')).toEqual([
    { type: 'handAsked', spot: 'hand', hand: 0, total: 18, soft: false },
    { type: 'handAsked', spot: 'hand', hand: 0, total: 18, soft: false },
  ])
  expect(events).toContainEqual({ type: 'dealerLooked', natural: false })
  expect(JSON.stringify(played('Ts Ad 8h 6c', ['decline']).events)).not.toContain('6c')
})

const SIDES: Changes = {
  sideBets: {
    threeCards: { suitedTrips: 100, straightFlush: 40, trips: 30, straight: 10, flush: 5 },
    pair: { perfect: 25, coloured: 12, mixed: 6 },
    twenty: { queensAndNatural: 1000, queens: 125, matched: 19, suited: 9, any: 4 },
  },
}

test.each<[string, string, readonly Choice[], readonly [number, number, number]]>([
  ['two queens of hearts against a natural', 'Qh Td Qh Ac', [], [0, 26, 1001]],
  ['two queens of hearts', 'Qh Td Qh 9c', ['stand'], [0, 26, 126]],
  ['matched', 'Ks Td Ks 9c', ['stand'], [0, 26, 20]],
  ['suited, and a straight', 'Ks Jd Qs 9c', ['stand'], [11, 0, 10]],
  ['soft', 'As 8d 9h 9c', ['stand'], [0, 0, 5]],
  ['three of a kind of one suit', '7s 7s 7s 9c 4d', ['stand'], [101, 26, 0]],
  ['low straight flush', 'As 3s 2s 9c 7d', ['stand'], [41, 0, 0]],
  ['a flush with a pair of other suits', '7h 7d 9h 9c Td', ['stand'], [0, 0, 0]],
  ['a pair of one colour', '7h 5d 7d 9c Td', ['stand'], [0, 13, 0]],
  ['a pair of two colours that is split', '7h 5d 7c 9c Td 3s Ks', ['split', 'stand', 'stand'], [0, 7, 0]],
])('side bets: %s', (_, cards, choices, paid) => {
  const { spots } = played(cards, choices, SIDES, { threeCards: 1, pair: 1, twenty: 1 })
  const of = (id: string) => spots.find(({ spot }) => spot === id)?.paidCoins
  expect([of('threeCards'), of('pair'), of('twenty')]).toEqual(paid)
})

test('several hands are dealt in turn, and each has its own choices', () => {
  const cards = 'Ts 5d 6d 9h 6h Tc Kd 9s'
  const round = played(cards, ['stand', 'double'], { hands: 3, surrender: undefined } as never, {
    'hand-1': 10,
    'hand-3': 4,
  })
  expect(round.awaiting).toBeUndefined()
  expect(round.spots).toEqual([
    { spot: 'hand-1', stakedCoins: 10, paidCoins: 20 },
    { spot: 'hand-3', stakedCoins: 8, paidCoins: 16 },
  ])
})

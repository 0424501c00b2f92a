import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import { cardOf } from '../../cards/card.ts'
import { LawMaker } from '../../core/law.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { playFrom } from '../../play/play.ts'
import { simulateTable } from '../../proof/simulate.ts'
import { rulesOf, valuesIn } from './baccarat.ts'
import { handWays, pairLaw, pointLaw } from './law.ts'

const sevenPushes = (decks: number) => exampleOf('baccarat', 'punto-banco-seven-pushes', { decks })
const halfOnSix = (decks: number) => exampleOf('baccarat', 'punto-banco-without-commission', { decks })

describe('published edges', () => {
  test.each([
    [8, '1.0183', '7.6113', '10.1876', '1.4581'],
    [6, '1.0161', '7.6062', '10.2074', '1.4548'],
  ])(
    '%i decks: banker with pushes %s, dragon 7 %s, panda 8 %s, half on six %s %%',
    (decks, banker, dragon, panda, six) => {
      const sheet = sheetOf(sevenPushes(decks))
      expect(percent(lineOf(sheet, 'banker').houseEdge, 4)).toBe(banker)
      expect(percent(lineOf(sheet, 'dragon-7').houseEdge, 4)).toBe(dragon)
      expect(percent(lineOf(sheet, 'panda-8').houseEdge, 4)).toBe(panda)
      expect(percent(edgeOf(halfOnSix(decks), 'banker'), 4)).toBe(six)
    },
  )

  test.each([
    ['banker', '1.06'],
    ['player', '1.24'],
    ['tie', '14.36'],
    ['player-pair', '10.36'],
    ['dragon-player', '2.65'],
    ['dragon-banker', '9.37'],
  ])('eight decks with commission, %s: %s %%', (spot, edge) => {
    expect(percent(edgeOf(example('punto-banco'), spot), 2)).toBe(edge)
  })

  test('super 6 at 12 to 1: 29.977 %', () => {
    expect(percent(edgeOf(halfOnSix(8), 'super-6'), 3)).toBe('29.977')
  })

  test('the orders of six cards of eight decks are 4,998,398,275,503,360', () => {
    const ways = handWays(rulesOf(exampleOf('baccarat', 'punto-banco')), valuesIn(8))
    expect(ways.reduce((sum, count) => sum + count, 0)).toBe(4_998_398_275_503_360)
  })
})

describe('the law is the sum over every outcome of the round', () => {
  test('of one deck, cards of ten points as one', () => {
    const game = compileTable(exampleOf('baccarat', 'punto-banco', { decks: 1, dragon7: 40, panda8: 25, super6: 12 }))
    const cards = new Array<number>(52).fill(0)
    for (const rank of '23456789A') cards[cardOf(`${rank}c`)] = 4
    cards[cardOf('Tc')] = 16
    const bets = ['banker', 'player', 'tie', 'dragon-7', 'panda-8', 'super-6', 'dragon-player', 'dragon-banker']
    const laws = everyOutcome(
      game,
      bets.map((spot) => ({ spot, coins: 20 })),
      'best',
      cards,
    )
    for (const [id, law] of laws)
      expect(textOf(law), id).toEqual(textOf(game.rules.law(game.spot(id), 'best', { spend() {} } as never)))
  })

  test('of a small shoe under another tableau', () => {
    const definition = exampleOf('baccarat', 'punto-banco', {
      cardCount: {
        ...{ fourCards: { pays: 3, per: 2 }, fiveCards: { pays: 2, per: 1 } },
        ...{ sixCards: { pays: 2, per: 1 }, fiveOrSix: { pays: 3, per: 4 } },
      },
      tableau: { player: 4, bankerAlone: 6, banker: [[0, 1], [9], [], [1, 2, 3], [0, 9], [], [5], [1]] },
    })
    const game = compileTable(definition)
    const cards = new Array<number>(52).fill(0)
    const shoe = { '2c': 2, '3c': 1, '5c': 2, '6d': 2, '8c': 1, '9c': 2, Ac: 3, Kc: 2 }
    const values = new Array<number>(10).fill(0)
    for (const [name, count] of Object.entries(shoe)) {
      cards[cardOf(name)] = count
      const value = name.startsWith('A') ? 1 : name.startsWith('K') ? 0 : Number(name[0])
      values[value] = values[value]! + count
    }
    const rules = rulesOf(definition)
    const ways = handWays(rules, values)
    const laws = everyOutcome(
      game,
      rules.points.map(({ id }) => ({ spot: id, coins: 20 })),
      'best',
      cards,
    )
    for (const [i, spot] of rules.points.entries())
      expect(textOf(laws.get(spot.id)!), spot.id).toEqual(textOf(pointLaw(rules.points[i]!, ways)))
  })

  test('of pairs, over all deals of four cards of four ranks, three suits and two copies', () => {
    const cards = Array.from({ length: 24 }, (_, i) => ({ rank: i % 4, suit: Math.floor(i / 4) % 3 }))
    for (const spot of rulesOf(exampleOf('baccarat', 'punto-banco')).pairs) {
      const maker = new LawMaker(1)
      const counts = new Map<number, number>()
      const kind = (a: number, b: number) =>
        cards[a]!.rank !== cards[b]!.rank ? 0 : cards[a]!.suit === cards[b]!.suit ? 2 : 1
      for (let a = 0; a < 24; a++)
        for (let b = 0; b < 24; b++)
          for (let c = 0; c < 24; c++)
            for (let d = 0; d < 24; d++) {
              if (a === b || a === c || a === d || b === c || b === d || c === d) continue
              const pays = spot.pays(kind(a, c), kind(b, d))
              counts.set(pays, (counts.get(pays) ?? 0) + 1)
            }
      for (const [pays, count] of counts) maker.add(1, pays > 0 ? pays + 1 : 0, Fraction.of(count, 24 * 23 * 22 * 21))
      expect(textOf(pairLaw(spot, 4, 3, 2)), spot.id).toEqual(textOf(maker.made()))
    }
  })
})

describe('the tableau', () => {
  const game = compileTable(exampleOf('baccarat', 'punto-banco', { dragon7: 40, panda8: 25 }))
  /** Cards in the order in which they are dealt. */
  const played = (cards: string, bets: Record<string, number>) => {
    const list = cards.split(' ').map(cardOf)
    const dealer = { deal: () => list.shift() ?? expect.fail('no card is left') }
    const places = Object.entries(bets).map(([spot, coins]) => ({ spot: game.spot(spot), coins }))
    const result = playFrom(game, { below: () => expect.fail('nothing but cards is drawn') }, places, [], dealer)
    if (!result.ok) throw new Error('refused')
    return { left: list.length, ...result.round }
  }

  test.each([
    ['banker three does not draw against an eight', 'Kc Tc 4c 3d 8c', { banker: 20, player: 1 }, 39, 0],
    ['banker three draws against a nine', '2c Tc 3c 3d 9c 5c', { banker: 20, player: 1 }, 39, 0],
    ['banker seven stands', '2c Tc 3c 7d 9c', { banker: 20, player: 1 }, 39, 0],
    ['banker six stands against five', '2c Tc 3c 6d 5c', { banker: 20, player: 1 }, 39, 0],
    ['the player stands on six, the banker draws on five', '2c Tc 4c 5d 2d', { banker: 20, player: 1 }, 39, 0],
    ['a natural ends the round', '4c Tc 4d 7d', { banker: 20, player: 1 }, 0, 2],
    ['a tie gives both back', '4c 4d 4s 4h', { banker: 20, player: 1 }, 20, 1],
  ])('%s', (_, cards, bets, banker, player) => {
    const { spots, left } = played(cards, bets)
    expect(left).toBe(0)
    expect(spots.map(({ paidCoins }) => paidCoins)).toEqual([banker, player])
  })

  test('king and queen are no pair; two kings of hearts are a perfect one', () => {
    expect(played('Kc 9d Qc Td', { 'player-pair': 1 }).paidCoins).toBe(0)
    expect(played('Kh 9d Kh Td', { 'player-pair': 1, 'perfect-pair': 1 }).paidCoins).toBe(12 + 26)
  })
})

test('a simulation meets the sheet within four standard errors', async () => {
  const definition = example('punto-banco')
  const sheet = sheetOf(definition)
  for (const spot of ['banker', 'either-pair', 'perfect-pair', 'dragon-player']) {
    const coins = spot === 'banker' ? 20 : 1
    const simulated = await simulateTable(definition, { rounds: 300_000, seed: spot, bets: [{ spot, coins }] })
    if (!simulated.ok) throw new Error('refused')
    const { returned, rounds } = simulated.report
    const line = lineOf(sheet, spot)
    expect(Math.abs(returned - line.returned.value), spot).toBeLessThan(
      (4 * line.standardDeviation) / Math.sqrt(rounds),
    )
  }
})

test.each([
  [{ banker: 'free' }, 'banker', 'not_allowed'],
  [{ banker: 'halfOnSix', commission: 5 }, 'commission', 'not_allowed'],
  [{ tie: 0 }, 'tie', 'out_of_range'],
  [{ decks: 9 }, 'decks', 'out_of_range'],
  [{ dragonBonus: { natural: 1, margins: { 10: 5 } } }, 'dragonBonus.margins.10', 'out_of_range'],
  [{ tableau: { player: 5, bankerAlone: 5, banker: [[0]] } }, 'tableau.banker', 'bad_length'],
  [{ limits: { min: 1, max: 10 } }, 'limits.max', 'mismatch'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...example('punto-banco'), ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

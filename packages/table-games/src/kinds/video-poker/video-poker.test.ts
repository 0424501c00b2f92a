import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { everyOutcome, textOf } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { fractionOf, lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import type { VideoPokerDefinition } from '../../definition.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play } from '../../play/play.ts'
import { simulateTable } from '../../proof/simulate.ts'

const returned = (definition: VideoPokerDefinition): string =>
  percent(lineOf(sheetOf(definition), 'hand-1').returned, 6)

const jacks = exampleOf('videoPoker', 'jacks-or-better')

/** Pays of rows of the example, by the name of the hand. */
const paying = (name: string, pays: Readonly<Record<string, number>>): VideoPokerDefinition => {
  const { pays: rows } = exampleOf('videoPoker', name)
  return exampleOf('videoPoker', name, { pays: rows.map((row) => ({ ...row, pays: pays[row.hand] ?? row.pays })) })
}

describe('returns under the best play, five coins', () => {
  test.each([
    ['jacks-or-better', '99.543904'],
    ['bonus-poker', '99.165973'],
    ['double-bonus-poker', '100.172522'],
    ['double-double-bonus-poker', '98.980783'],
    ['deuces-wild', '100.761961'],
    ['illinois-deuces', '98.913088'],
    ['joker-poker', '98.085432'],
  ])('%s: %s %%', (name, published) => {
    expect(returned(exampleOf('videoPoker', name))).toBe(published)
  })

  test('deuces that are not so ugly, on ten hands: each returns what one does', () => {
    const { spots } = sheetOf(example('not-so-ugly-deuces'))
    expect(spots.filter(({ strategy }) => strategy === 'best').map(({ returned: one }) => percent(one, 6))).toEqual(
      new Array(10).fill('99.728295'),
    )
  })

  test('jokers with 20 for four of a kind', () => {
    expect(returned(paying('joker-poker', { fourOfAKind: 20 }))).toBe('100.646297')
  })

  // wizardofodds.com/games/video-poker/appendix/3: the variance of 9/6 is 19.514676.
  test('jacks or better has a variance of 19.514676', () => {
    expect((lineOf(sheetOf(jacks), 'hand-1').standardDeviation ** 2).toFixed(6)).toBe('19.514676')
  })

  test('jacks or better pays each hand as often as published, of all deals and draws', () => {
    const { distribution } = lineOf(sheetOf(jacks), 'hand-1')
    const of = 19_933_230_517_200n
    const ways = distribution.map(({ net, chance }) => {
      const [n = '0', d = '1'] = fractionOf(chance).split('/')
      return [net.value + 1, (BigInt(n) * of) / BigInt(d)]
    })
    // wizardofodds.com/games/video-poker/tables/jacks-or-better, royal flush first.
    expect(ways.slice(1).reverse()).toEqual([
      [800, 493_512_264n],
      [50, 2_178_883_296n],
      [25, 47_093_167_764n],
      [9, 229_475_482_596n],
      [6, 219_554_786_160n],
      [4, 223_837_565_784n],
      [3, 1_484_003_070_324n],
      [2, 2_576_946_164_148n],
      [1, 4_277_372_890_968n],
    ])
  })

  test('below five coins the royal flush pays less, and is drawn to less often', () => {
    const { pays, fullCoins, ...rest } = jacks
    const low = exampleOf('videoPoker', 'jacks-or-better', {
      ...rest,
      pays: pays.map(({ full, ...row }) => row),
      fullCoins: undefined as never,
    })
    // The trade prints 98.37 % for one to four coins.
    expect(percent(lineOf(sheetOf(low), 'hand-1').returned, 2)).toBe('98.37')
  })
})

test.each(['jacks-or-better', 'double-double-bonus-poker', 'deuces-wild', 'piquet-poker'])(
  'the list that a player reads of %s loses less than 0.05 points against the best play',
  (name) => {
    const sheet = sheetOf(example(name))
    const [best, card] = ['best', 'card'].map((strategy) => lineOf(sheet, 'hand-1', strategy).returned.value)
    expect(card).toBeLessThanOrEqual(best!)
    expect(best! - card!).toBeLessThan(0.0005)
  },
)

test('the list of jacks or better begins with the royal flush and ends with no card', () => {
  const [chart] = compileTable(jacks).rules.charts?.(unmetered()) ?? []
  const cases = chart?.rows.map((row) => row.case) ?? []
  expect(cases[0]).toBe('A-K-Q-J-T ofOneSuit')
  expect(cases.at(-1)).toBe('nothing')
  // A high pair before four of a suit, and these before a low pair.
  const order = ['J-J', '7-4-3-2 ofOneSuit', '2-2'].map((one) => cases.indexOf(one))
  expect(order.every((place, i) => place > (order[i - 1] ?? -1))).toBe(true)
})

test('the law is the sum over every outcome of the round, on a deck of twelve cards', () => {
  const definition = exampleOf('videoPoker', 'jacks-or-better', {
    ranks: ['Q', 'K', 'A'],
    fullCoins: undefined as never,
    doubleUp: undefined as never,
    pays: [
      { hand: 'fourOfAKind', ranks: ['A'], kickers: ['K'], pays: 20 },
      { hand: 'fourOfAKind', pays: 9 },
      { hand: 'fullHouse', pays: 2 },
      { hand: 'threeOfAKind', pays: 1 },
    ],
  })
  const game = compileTable(definition)
  // Suits decide nothing without flushes: cards of a rank are alike.
  const cards = Array.from({ length: 52 }, (_, card) => (card >= 40 && card % 4 === 0 ? 4 : 0))
  for (const strategy of game.rules.strategies) {
    const law = everyOutcome(game, [{ spot: 'hand-1', coins: 1 }], strategy, cards).get('hand-1')
    expect(textOf(law!), strategy).toEqual(textOf(game.rules.law(0, strategy, unmetered())))
  }
})

describe('a round', () => {
  const bets = [{ spot: 'hand-1', coins: 5 }]

  test('asks what to hold, and holding everything comes first', () => {
    const played = play(jacks, 'seed', bets)
    if (!played.ok) throw new Error('refused')
    const { awaiting, events } = played.round
    expect(awaiting?.asks).toBe('draw')
    expect(awaiting?.moves).toHaveLength(32)
    expect(awaiting?.moves[0]).toEqual({ move: 'hold-12345', coins: 0 })
    expect(events.filter(({ type }) => type === 'cardDealt')).toHaveLength(5)
  })

  test('deals the same cards whatever is held, from the left to the right', () => {
    const drawn = (choice: string): readonly string[] => {
      const played = play(jacks, 'seed', bets, [choice])
      if (!played.ok) throw new Error('refused')
      return played.round.events.flatMap((event) => (event.type === 'cardDealt' ? [event.card ?? ''] : []))
    }
    const all = drawn('hold-none')
    expect(all).toHaveLength(10)
    expect(new Set(all).size).toBe(10)
    expect(drawn('hold-234')).toEqual(all.slice(0, 7))
    expect(drawn('hold-12345')).toEqual(all.slice(0, 5))
  })

  test('of ten hands holds the same cards in each, and draws for each by itself', () => {
    const ten = Array.from({ length: 10 }, (_, i) => ({ spot: `hand-${i + 1}`, coins: 5 }))
    const played = play(example('not-so-ugly-deuces'), 'seed', ten, ['hold-12'])
    if (!played.ok) throw new Error('refused')
    const { events } = played.round
    const dealt = events.flatMap((event) => (event.type === 'cardDealt' ? [event.card] : []))
    expect(dealt).toHaveLength(5 + 3)
    const hands = events.flatMap((event) => (event.type === 'handDrawn' ? [event] : []))
    expect(hands.map(({ hand }) => hand)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { cards } of hands) {
      expect(cards.slice(0, 2)).toEqual(dealt.slice(0, 2))
      // What was thrown away is in no hand.
      expect(new Set([...dealt.slice(2, 5), ...cards]).size).toBe(8)
    }
    expect(new Set(hands.map(({ cards }) => cards.join())).size).toBeGreaterThan(5)
  })

  test('a win is doubled or lost on the colour of a card, as often as the game allows', () => {
    let [won, lost] = [0, 0]
    for (let i = 0; i < 60; i++) {
      const first = play(jacks, `double ${i}`, bets, ['hold-12345'])
      if (!first.ok || first.round.awaiting === undefined) continue
      expect(first.round.awaiting.moves.map(({ move }) => move)).toEqual(['collect', 'red', 'black'])
      const second = play(jacks, `double ${i}`, bets, ['hold-12345', 'red'])
      if (!second.ok) throw new Error('refused')
      expect([0, 2 * first.round.paidCoins]).toContain(second.round.paidCoins)
      if (second.round.paidCoins > 0) won += 1
      else lost += 1
      expect(second.round.awaiting === undefined).toBe(second.round.paidCoins === 0)
    }
    expect(won).toBeGreaterThan(0)
    expect(lost).toBeGreaterThan(0)
  })
})

test.each(['jacks-or-better', 'deuces-wild', 'joker-poker'])(
  'a simulation of %s meets the sheet within four standard errors',
  async (name) => {
    const definition = example(name)
    const simulated = await simulateTable(definition, {
      ...{ rounds: 100_000, seed: name },
      bets: [{ spot: 'hand-1', coins: 5 }],
    })
    if (!simulated.ok) throw new Error('refused')
    const line = lineOf(sheetOf(definition), 'hand-1')
    const error = line.standardDeviation / Math.sqrt(simulated.report.rounds)
    expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(4 * error)
  },
)

test.each([
  [{ ranks: ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] }, 'pays[0]', 'unreachable'],
  [{ pays: [{ hand: 'fiveOfAKind', pays: 5 }] }, 'pays[0]', 'unreachable'],
  [{ pays: [{ hand: 'wildCards', count: 4, pays: 5 }] }, 'pays[0]', 'unreachable'],
  [{ pays: [{ hand: 'wildCards', pays: 5 }] }, 'pays[0].count', 'not_allowed'],
  [{ pays: [{ hand: 'flush', ranks: ['A'], pays: 5 }] }, 'pays[0].ranks', 'not_allowed'],
  [{ pays: [{ hand: 'flush', kickers: ['A'], pays: 5 }] }, 'pays[0].kickers', 'not_allowed'],
  [
    {
      pays: [
        { hand: 'pair', pays: 1 },
        { hand: 'pair', ranks: ['A'], pays: 1 },
      ],
    },
    'pays[1]',
    'unreachable',
  ],
  [{ pays: [{ hand: 'pair', pays: 0 }] }, 'pays[0].pays', 'out_of_range'],
  [{ pays: [{ hand: 'pair', pays: 1.5 }] }, 'pays[0].pays', 'out_of_range'],
  [{ pays: [] }, 'pays', 'bad_length'],
  [{ ranks: ['K', 'A'] }, 'ranks', 'mismatch'],
  [{ wild: ['2', '2'] }, 'wild[1]', 'duplicate'],
  [{ ranks: ['J', 'Q', 'K', 'A'], wild: ['2'] }, 'wild[0]', 'not_allowed'],
  [{ fullCoins: 6 }, 'fullCoins', 'out_of_range'],
  [{ fullCoins: undefined }, 'pays[0].full', 'mismatch'],
  [{ hands: 101 }, 'hands', 'out_of_range'],
  [{ doubleUp: {} }, 'doubleUp.rounds', 'required'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...jacks, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

test('a deck without aces under a pair of aces is refused in words', () => {
  const parsed = parseTable({
    ...jacks,
    ranks: ['9', 'T', 'J', 'Q', 'K'],
    pays: [
      { hand: 'pair', ranks: ['A'], pays: 2 },
      { hand: 'pair', pays: 1 },
    ],
    fullCoins: undefined,
  })
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    {
      ...{ field: 'pays[0]', code: 'unreachable' },
      reason: 'Never pays: no hand of 5 cards of this deck can be read as "pair" with these fields.',
    },
  ])
})

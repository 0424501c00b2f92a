import { unmetered } from '@spilvaerk/slot-engine/shared'
import { describe, expect, test } from 'vitest'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { edgeOf, lineOf, percent, sheetOf } from '../../../test-support/sheets.ts'
import { cardOf } from '../../cards/card.ts'
import type { Dealer } from '../../cards/shoe.ts'
import type { PaidHand, ThreeCardPokerDefinition } from '../../definition.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { playFrom } from '../../play/play.ts'
import { simulateTable } from '../../proof/simulate.ts'

const game = exampleOf('threeCardPoker', 'three-card-poker')

const bonus = (straightFlush: number, threeOfAKind: number, straight: number): readonly PaidHand[] => [
  { hand: 'straightFlush', pays: straightFlush },
  { hand: 'threeOfAKind', pays: threeOfAKind },
  { hand: 'straight', pays: straight },
]

const pairPlus = (...pays: readonly number[]): readonly PaidHand[] =>
  (['straightFlush', 'threeOfAKind', 'straight', 'flush', 'pair'] as const).map((hand, i) => ({ hand, pays: pays[i]! }))

const withRules = (changes: Partial<ThreeCardPokerDefinition>): ThreeCardPokerDefinition =>
  exampleOf('threeCardPoker', 'three-card-poker', changes)

describe('published figures', () => {
  test('the best play bets on 67.4208 % of hands', () => {
    const { staked } = lineOf(sheetOf(game), 'ante')
    expect((staked.value - 1) * 100).toBeCloseTo(67.4208, 4)
  })

  // wizardofodds.com/games/three-card-poker for 5-4-1; the reference for 3-2-1.
  test.each([
    [bonus(5, 4, 1), '3.3730'],
    [bonus(3, 2, 1), '4.2780'],
  ])('ante with the bonus %j: %s %%', (anteBonus, edge) => {
    expect(percent(edgeOf(withRules({ anteBonus }), 'ante'), 4)).toBe(edge)
  })

  // The element of risk and the standard deviations: wizardofodds.com/gambling/house-edge.
  test('element of risk with 5-4-1: 2.01 %, standard deviation 1.64, of pair plus 2.85', () => {
    const [ante, pair] = [lineOf(sheetOf(game), 'ante'), lineOf(sheetOf(game), 'pairPlus')]
    expect(percent(ante.elementOfRisk, 2)).toBe('2.01')
    expect([ante, pair].map(({ standardDeviation }) => standardDeviation.toFixed(2))).toEqual(['1.64', '2.85'])
  })

  test('of 22,100 hands 16,440 are nothing, 3,744 pairs, 1,096 flushes, 720 straights, 52 trips, 48 straight flushes', () => {
    const { distribution } = lineOf(sheetOf(game), 'pairPlus')
    const ways = distribution.map(({ chance }) => Math.round(chance.value * 22_100 * 1e6) / 1e6)
    expect(ways).toEqual([16_440, 3744, 1096, 720, 52, 48])
  })

  test.each([
    [pairPlus(40, 30, 6, 4, 1), '2.32'],
    [pairPlus(40, 30, 6, 3, 1), '7.28'],
  ])('pair plus %j: %s %%', (pays, edge) => {
    expect(percent(edgeOf(withRules({ pairPlus: { pays: [...pays] } }), 'pairPlus'), 2)).toBe(edge)
  })

  test('pair plus with 50 for queen, king and ace of a suit: 7.0950 %', () => {
    expect(percent(edgeOf(example('three-card-poker-royal'), 'pairPlus'), 4)).toBe('7.0950')
  })

  /** Casinos print 10.23 %. All 20,358,520 hands, looked at one by one, are these, and give 10.2248 %. */
  test('six card bonus 1000-200-50-25-20-10-5', () => {
    const line = lineOf(sheetOf(game), 'sixCards')
    const counts = line.distribution.map(({ chance }) => Math.round(chance.value * 20_358_520))
    expect(counts).toEqual([18_876_456, 732_160, 361_620, 205_792, 165_984, 14_664, 1656, 188])
    expect(percent(line.houseEdge, 4)).toBe('10.2248')
  })

  test('the strategy that a player reads is queen, six, four, and costs nothing against the best', () => {
    const { rules } = compileTable(game)
    expect(rules.charts?.(unmetered())).toEqual([
      {
        title: 'play',
        columns: ['play'],
        rows: [
          { case: 'highCard Q-6-4', moves: ['play'] },
          { case: 'others', moves: ['fold'] },
        ],
      },
    ])
    const sheet = sheetOf(game)
    expect(lineOf(sheet, 'ante', 'card').returned).toEqual(lineOf(sheet, 'ante', 'best').returned)
    // Who plays with a queen or better as the dealer does, and who plays everything: wizardofodds.com has 3.45 and 7.65 %.
    expect(percent(lineOf(sheet, 'ante', 'mimic').houseEdge, 2)).toBe('3.45')
    expect(percent(lineOf(sheet, 'ante', 'always').houseEdge, 2)).toBe('7.65')
  })
})

describe('a round', () => {
  const compiled = compileTable(game)
  const dealing = (cards: string): Dealer => {
    const list = cards.split(' ').map(cardOf)
    return { deal: () => list.shift()! }
  }
  const noDraw = {
    below(): number {
      throw new Error('nothing to draw')
    },
  }
  const all = [0, 1, 2].map((spot) => ({ spot, coins: 10 }))
  const paid = (cards: string, choice: string): readonly number[] => {
    const played = playFrom(compiled, noDraw, all, [choice], dealing(cards))
    if (!played.ok) throw new Error(JSON.stringify(played.problems))
    return played.round.spots.map(({ paidCoins }) => paidCoins)
  }

  test.each<[string, string, string, readonly number[]]>([
    ['a dealer of K-Q-J has a straight and plays', '2c 3d 5h Kc Qd Jh', 'play', [0, 0, 0]],
    ['a dealer of jack high does not play', '2c 3d 5h Jc 9d 7h', 'play', [30, 0, 0]],
    ['equal hands give both bets back', 'Kc 9d 4h Kd 9h 4c', 'play', [20, 0, 0]],
    ['a straight beats a flush, with its bonus', '2c 3d 4h Ac 9c 7c', 'play', [50, 70, 0]],
    ['ace, deuce and three are the lowest straight', 'Ac 2d 3h 2c 3d 4h', 'play', [10, 70, 0]],
    ['the bonus is paid to a loser', 'Tc Jd Qh Qc Kd Ah', 'play', [10, 70, 110]],
    ['a fold loses the pair plus, but not the six cards', '9c 9d 4h 9h 9s 2c', 'fold', [0, 0, 510]],
    ['six cards with a royal flush', 'Tc Jc Qc Kc Ac 2d', 'play', [90, 410, 10_010]],
  ])('%s', (_, cards, choice, expected) => {
    expect(paid(cards, choice)).toEqual(expected)
  })

  test('shows the dealer after the choice, not before', () => {
    const played = playFrom(compiled, noDraw, all, [], dealing('2c 3d 5h Kc Qd Jh'))
    if (!played.ok) throw new Error('refused')
    expect(JSON.stringify(played.round)).not.toMatch(/Kc|Qd|Jh/)
    expect(played.round.awaiting?.moves).toEqual([
      { move: 'fold', coins: 0 },
      { move: 'play', coins: 10 },
    ])
  })
})

test.each(['best', 'card', 'always'])(
  'a simulation under %s meets the sheet within four standard errors',
  async (strategy) => {
    const simulated = await simulateTable(game, {
      ...{ rounds: 200_000, seed: 'three', strategy },
      bets: [{ spot: 'ante', coins: 1 }],
    })
    if (!simulated.ok) throw new Error('refused')
    const line = lineOf(sheetOf(game), 'ante', strategy)
    const error = line.standardDeviation / Math.sqrt(simulated.report.rounds)
    expect(Math.abs(simulated.report.returned - line.returned.value)).toBeLessThan(4 * error)
  },
)

test.each([
  [{ anteBonus: [{ hand: 'fullHouse', pays: 1 }] }, 'anteBonus[0]', 'unreachable'],
  [{ pairPlus: { pays: [{ hand: 'fiveOfAKind', pays: 1 }] } }, 'pairPlus.pays[0]', 'unreachable'],
  [{ pairPlus: { pays: [] } }, 'pairPlus.pays', 'bad_length'],
  [{ pairPlus: { pays: [{ hand: 'pair', pays: 1 }], folded: 'comes back' } }, 'pairPlus.folded', 'not_allowed'],
  [{ sixCards: { pays: [{ hand: 'fiveOfAKind', pays: 1 }] } }, 'sixCards.pays[0]', 'unreachable'],
  [{ qualifier: '1' }, 'qualifier', 'not_allowed'],
  [{ decks: 2 }, 'decks', 'unknown_key'],
])('the definition with %j is refused at %s', (changes, field, code) => {
  const parsed = parseTable({ ...game, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

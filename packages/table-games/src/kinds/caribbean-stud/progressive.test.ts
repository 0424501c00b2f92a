import { describe, expect, test } from 'vitest'
import { exactly } from '../../../test-support/every-outcome.ts'
import { example, exampleOf } from '../../../test-support/examples.ts'
import { cardOf } from '../../cards/card.ts'
import { Fraction } from '../../fraction.ts'
import { parseTable } from '../../parse/parse.ts'
import { compileTable } from '../../play/compile.ts'
import { play, playFrom } from '../../play/play.ts'
import { tableSheetToMarkdown } from '../../proof/document/document.ts'
import { figuresOf } from '../../proof/figures.ts'
import { poolSheetOf } from '../../proof/pool-sheet.ts'
import { takenOfPools } from '../../proof/pools-taken.ts'
import type { PoolSheet, SpotSheet, TableSheet } from '../../proof/sheet.ts'

const game = exampleOf('caribbeanStud', 'caribbean-stud-progressive')
const compiled = compileTable(game)
const DEALS = 2_598_960

/** The law of the ante takes seconds, and no pool depends on it. */
function proved(of = compiled): { readonly line: SpotSheet; readonly pool: PoolSheet } {
  const place = of.spot('progressive')
  const law = exactly(of.rules.law(place, 'best', undefined as never))
  const line = { spot: 'progressive', group: 'progressive', strategy: 'best', ...figuresOf(law) }
  return { line, pool: poolSheetOf(of, of.rules.pools![0]!, [line]) }
}

describe('the return is a line in the meter', () => {
  const { line, pool } = proved()

  test('each coin of it adds 7.6 of 2,598,960', () => {
    expect(pool.perCoin.fraction).toBe(`${Fraction.of(76, 10 * DEALS)}`)
  })

  test('with 100, 75 and 50 for a dollar it breaks even at $263,205 (Shackleford: 2,000,360 / 7.6)', () => {
    expect(pool.breakEven.fraction).toBe(`${Fraction.of(20_003_600, 76)}`)
    expect(Math.round(pool.breakEven.value)).toBe(263_205)
  })

  test('the line of the spot is that of the start', () => {
    const fixed = 624 * 100 + 3744 * 75 + 5108 * 50
    expect(pool.fixed.fraction).toBe(`${Fraction.of(fixed, DEALS)}`)
    expect(line.returned).toMatchObject({ fraction: `${Fraction.of(fixed + 4 * 10_000 + 36 * 1000, DEALS)}` })
  })

  test('in the long run it pays what goes in, too', () => {
    expect(pool.inTheLongRun.value).toBeCloseTo((598_600 + 76_000) / DEALS + 0.5, 12)
    expect(pool.shares.map(({ percent, chance }) => [percent, Math.round(chance.value * DEALS)])).toEqual([
      [100, 4],
      [10, 36],
    ])
  })

  test('a dearer bet of other rules has another one', () => {
    const { pool: other } = proved(compileTable(example('caribbean-stud-cautious')))
    expect(other.contribution.fraction).toBe('2/5')
    // 40 straight flushes, 624 of a kind, 5108 flushes and 10,200 straights, for two coins.
    const taken = 40 * 100 + 624 * 20 + 5108 * 4 + 10_200 * 2
    expect(other.perCoin.fraction).toBe(`${Fraction.of(taken, 100 * 2 * DEALS)}`)
  })

  test.each(['da', 'en'] as const)('its document tells all of it, in %s', (language) => {
    const sheet: TableSheet = {
      ...{ kind: 'caribbeanStud', mainSpot: 'progressive', strategies: ['best'], overPaid: [], charts: [] },
      ...{ spots: [line], pools: [pool] },
    }
    const text = tableSheetToMarkdown(game, sheet, { language })
    expect(text).toContain(language === 'da' ? '263.205,26' : '263,205.26')
    expect(text).not.toMatch(/undefined|NaN/)
  })
})

describe('a round', () => {
  const noDraw = {
    below(): number {
      throw new Error('nothing to draw')
    },
  }
  const bets = [
    { spot: 0, coins: 5 },
    { spot: 1, coins: 1 },
  ]
  const round = (cards: string, choice: string, placed = bets) => {
    const list = `${cards} Ac Kd Jh 7s 2d`.split(' ').map(cardOf)
    const played = playFrom(compiled, noDraw, placed, [choice], { deal: () => list.shift()! })
    if (!played.ok) throw new Error(JSON.stringify(played.problems))
    return played.round
  }

  test.each<[string, string, number, readonly number[] | undefined]>([
    ['a royal flush takes all', 'Ts Js Qs Ks As', 10_000, [100]],
    ['a straight flush takes a tenth', '5h 6h 7h 8h 9h', 1000, [10]],
    ['four of a kind has its prize', '9c 9d 9h 9s 2c', 100, undefined],
    ['so has a full house', '9c 9d 9h 5s 5c', 75, undefined],
    ['and a flush', '2c 5c 9c Jc Kc', 50, undefined],
    ['nothing else has one', '9c 9d 9h 5s 4c', 0, undefined],
  ])('%s, whether the player raises or folds', (_, cards, paid, taken) => {
    for (const choice of ['raise', 'fold']) {
      const played = round(cards, choice)
      expect(played.spots[1]).toMatchObject({ spot: 'progressive', stakedCoins: 1, paidCoins: paid })
      expect(takenOfPools(played).get('progressive')).toEqual(taken)
    }
  })

  test('without the bet takes nothing of the pool', () => {
    const played = round('Ts Js Qs Ks As', 'raise', bets.slice(0, 1))
    expect(takenOfPools(played).size).toBe(0)
    expect(played.spots).toHaveLength(1)
  })

  test.each([0, 2])('has one price: %i coins are refused', (coins) => {
    const played = play(game, 'seed', [
      { spot: 'ante', coins: 5 },
      { spot: 'progressive', coins },
    ])
    expect(played).toMatchObject({ ok: false, problems: [{ field: 'bets[1].coins' }] })
  })

  test('needs the ante', () => {
    expect(play(game, 'seed', [{ spot: 'progressive', coins: 1 }])).toMatchObject({ ok: false })
  })
})

const progressive = game.progressive!
test.each([
  ['a row without a prize', [{ hand: 'royalFlush' }], 'progressive.pays[0]', 'mismatch'],
  ['a row with two', [{ hand: 'royalFlush', coins: 1, percent: 1 }], 'progressive.pays[0]', 'mismatch'],
  ['no part of the pool', [{ hand: 'royalFlush', coins: 9 }], 'progressive.pays', 'mismatch'],
  ['more than the pool', [{ hand: 'royalFlush', percent: 101 }], 'progressive.pays[0].percent', 'out_of_range'],
  ['a hand that there is not', [{ hand: 'fiveOfAKind', percent: 5 }], 'progressive.pays[0]', 'unreachable'],
])('%s is refused', (_, pays, field, code) => {
  const parsed = parseTable({ ...game, progressive: { ...progressive, pays } })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field, code }))
})

test.each([
  ['parts of a coin', { progressive: { ...progressive, startCoins: 10_005 } }, 'progressive.pays[1].percent'],
  [
    'limits of a bet with a price',
    { limits: { ...game.limits, spots: { progressive: { max: 5 } } } },
    'limits.spots.progressive',
  ],
])('%s are refused', (_, changes, field) => {
  const parsed = parseTable({ ...game, ...changes })
  expect(parsed.ok ? [] : parsed.problems).toContainEqual(expect.objectContaining({ field }))
})

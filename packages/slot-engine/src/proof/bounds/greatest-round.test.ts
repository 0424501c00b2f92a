/** The most that a round can come to, by hand: one reel of one row wins 10, or 7 for a scatter, so a window is said to win 17 at most. */
import { describe, expect, test } from 'vitest'
import { oneReel, stopsOf } from '../../../test-support/deceivers/kit.ts'
import { mostCells } from '../../game/tables/columns.ts'
import { type BetMode, compile, type Definition, type Feature, LIMITS, type Prize } from '../../index.ts'
import { greatestBesideRound, greatestRound, greatestWin, mostBeforeCap } from './greatest-round.ts'
import { reachable } from './reach.ts'

const WINDOW = 17
const trigger = { symbol: 's', at: 1 } as const
const coins = (number: number): { prize: Prize } => ({ prize: { coins: number } })

const game = (features: readonly Feature[] = [], rest: Partial<Definition> = {}): Definition => ({
  ...oneReel({
    pays: 10,
    stops: { s: 1, z: 1 },
    symbols: [{ id: 'z', kind: 'scatter', pays: { 1: 7 } }],
    features,
    jackpots: [
      { id: 'i', coins: 9000 },
      { id: 'j', coins: 40 },
    ],
  }),
  ...rest,
})

const free = (rest: Partial<Extract<Feature, { type: 'freeSpins' }>> = {}): Feature => ({
  ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 1: 5, 2: 3 } } },
  ...rest,
})
const hold = (rest: Partial<Extract<Feature, { type: 'holdAndWin' }>> = {}): Feature => ({
  ...{ type: 'holdAndWin', id: 'hold', trigger, respins: 3, values: { 2: 1, 9: 1 }, landing: { hit: 1, miss: 1 } },
  ...rest,
})
const pick = (picks?: number): Feature => ({
  ...{
    type: 'pick',
    id: 'pick',
    trigger,
    items: [
      { count: 2, ...coins(5) },
      { count: 1, ...coins(8) },
    ],
  },
  ...(picks && { picks }),
})
const wheel = (...prizes: readonly Prize[]): Feature => ({
  ...{ type: 'wheel', id: 'wheel', trigger, segments: prizes.map((prize) => ({ prize, weight: 1 })) },
})
const BASE: BetMode = { id: 'base', coins: 100 }

describe('before its cap a round wins at most', () => {
  test.each<[string, Definition, number]>([
    ['the window', game(), WINDOW],
    ['and its free spins, the most that may be awarded', game([free()]), WINDOW * 6],
    ['by what they multiply', game([free({ multiplier: 2 })]), WINDOW * 11],
    ['by what they grow to', game([free({ multiplier: 2, grows: { by: 1, each: 'spin', upTo: 4 } })]), WINDOW * 21],
    ['or start from', game([free({ multiplier: 6, grows: { by: 1, each: 'spin', upTo: 4 } })]), WINDOW * 31],
    ['and grow without an end', game([free({ grows: { by: 1, each: 'spin' } })]), WINDOW * (1 + 5 * LIMITS.multiplier)],
    [
      'as many as there may be, if they award more',
      game([free({ retrigger: { 1: 1 } })]),
      WINDOW * (1 + LIMITS.spinsPerFeature),
    ],
    ['or go on until a symbol is gone', game([free({ untilGone: true })]), WINDOW * (1 + LIMITS.spinsPerFeature)],
    [
      'and no more than that',
      game([free({ trigger: { symbol: 's', awards: { 1: 1000 } }, multiplier: 1 })], {}),
      WINDOW * (1 + Math.min(1000, LIMITS.spinsPerFeature)),
    ],
    [
      'nothing of a feature that nothing starts',
      game([{ ...free(), trigger: undefined } as unknown as Feature]),
      WINDOW,
    ],
    ['the best segment of a wheel', game([wheel({ coins: 5 }, { jackpot: 'j' }, { nothing: true })]), WINDOW + 40],
    [
      'what a wheel leads to',
      game([wheel({ feature: 'pick' }), { ...pick(), trigger: undefined } as unknown as Feature]),
      WINDOW + 24,
    ],
    [
      'the spins that a prize names',
      game([wheel({ feature: 'free', spins: 3 }), { ...free(), trigger: undefined } as unknown as Feature]),
      WINDOW * 4,
    ],
    [
      'one where it names none',
      game([wheel({ feature: 'free' }), { ...free(), trigger: undefined } as unknown as Feature]),
      WINDOW * 2,
    ],
    ['as many of the best items as there are', game([pick()]), WINDOW + 3 * 8],
    ['as there are picks', game([pick(2)]), WINDOW + 2 * 8],
    ['and no more than there are items', game([pick(9)]), WINDOW + 3 * 8],
    [
      'the best rung of a ladder',
      game([
        {
          type: 'ladder',
          id: 'l',
          trigger,
          rungs: [
            { ...coins(6), up: 1, down: 1 },
            { ...coins(4), up: 0, down: 0 },
          ],
        },
      ]),
      WINDOW + 6,
    ],
    [
      'the best option of a choice',
      game([{ type: 'choice', id: 'c', trigger, options: [coins(3), coins(1)] }]),
      WINDOW + 3,
    ],
    ['the best coin in every cell', game([hold()]), WINDOW + 9],
    [
      'a jackpot in every cell, and what a full window pays',
      game([hold({ jackpots: { j: 1 }, fullCoins: 50 })]),
      WINDOW + 90,
    ],
    ['all features together', game([free(), pick()]), WINDOW * 6 + 24],
  ])('%s', (_, definition, most) => {
    expect(mostBeforeCap(definition, BASE)).toBe(most)
  })

  test('as many windows as may cascade, each with the best multiplier, and each may award', () => {
    const windows = WINDOW * LIMITS.cascades
    expect(mostBeforeCap(game([], { cascades: {} }), BASE)).toBe(windows)
    expect(mostBeforeCap(game([], { cascades: { multipliers: [1, 3, 2] } }), BASE)).toBe(windows * 3)
    const awarded = Math.min(5 * LIMITS.cascades, LIMITS.spinsPerFeature)
    expect(mostBeforeCap(game([free()], { cascades: {} }), BASE)).toBe(windows * (1 + awarded))
  })

  test('what a bet mode buys, and nothing else', () => {
    const definition = game([free(), pick()])
    const buys = (feature: string, spins?: number): BetMode => ({ ...BASE, buys: { feature, ...(spins && { spins }) } })
    expect(mostBeforeCap(definition, buys('free', 2))).toBe(WINDOW * 2)
    expect(mostBeforeCap(definition, buys('free'))).toBe(WINDOW)
    expect(mostBeforeCap(definition, buys('pick'))).toBe(24)
    expect(mostBeforeCap(definition, buys('none'))).toBe(0)
  })

  test('no segment that never comes up', () => {
    const rare = {
      type: 'wheel',
      id: 'wheel',
      trigger,
      segments: [
        { weight: 0, ...coins(90) },
        { weight: 1, ...coins(2) },
      ],
    }
    expect(mostBeforeCap(game([rare as Feature]), BASE)).toBe(WINDOW + 2)
  })
})

test('the cap bounds what is won, and what is gambled', () => {
  const gamble = { factor: 2, up: 1, down: 1, steps: 3 }
  const low = { betCoins: 1, maxWin: 12 }
  expect(greatestWin(compile(game()), BASE)).toBe(WINDOW)
  expect(greatestWin(compile(game([], low)), BASE)).toBe(12)
  expect(greatestRound(compile(game()), BASE)).toBe(WINDOW)
  expect(greatestRound(compile(game([], { gamble })), BASE)).toBe(WINDOW * 8)
  expect(greatestRound(compile(game([], { ...low, gamble })), BASE)).toBe(12)
})

test('pools that must be hit pay the whole of their height beside it, those that nobody fills nothing', () => {
  expect(greatestBesideRound(oneReel({}))).toBe(0)
  const jackpots = [
    { id: 'a', coins: 5, contributionPpm: 10, mustHitBy: 70 },
    { id: 'b', coins: 5, contributionPpm: 10 },
    { id: 'c', coins: 5, mustHitBy: 900 },
    { id: 'd', coins: 5, contributionPpm: 1, mustHitBy: 8 },
  ]
  expect(greatestBesideRound(game([], { jackpots }))).toBe(78)
})

test('hold-and-win locks the cells of the reel set that has the most', () => {
  const reel = { ...stopsOf({ a: 1 }), rows: 3 }
  expect(
    mostCells(game([], { reelSets: { base: [reel, reel], other: [{ ...reel, rows: { 2: 1, 5: 1 } }, reel] } })),
  ).toBe(8)
})

test('a round comes to what it starts and to what that leads to', () => {
  const definition = game([
    wheel({ feature: 'pick' }),
    { ...pick(), trigger: undefined } as unknown as Feature,
    free({ trigger: undefined } as never),
  ])
  const ids = (mode: BetMode) => [...reachable(definition, mode)].map(({ id }) => id)
  expect(ids(BASE)).toEqual(['wheel', 'pick'])
  expect(ids({ ...BASE, buys: { feature: 'free', spins: 1 } })).toEqual(['free'])
  expect(ids({ ...BASE, buys: { feature: 'wheel' } })).toEqual(['wheel', 'pick'])
})

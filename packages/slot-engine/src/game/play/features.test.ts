/** Mini-games and hold-and-win, each event worked out by hand from the numbers drawn. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { compile, type Definition, type Feature, spin } from '../../index.ts'
import { attended, unattended } from '../core/choices.ts'
import { Player } from './player.ts'

/** One reel whose only window shows a scatter over a blank, which starts the first feature. */
const game = (features: readonly Feature[], rest: Partial<Definition> = {}): Definition => ({
  ...{ definitionVersion: 1, id: 'features', name: 'Features', betCoins: 1, maxWin: 1000 },
  symbols: [
    { id: 's', kind: 'scatter' },
    { id: '-', kind: 'blank' },
  ],
  reelSets: { base: [{ strip: ['s', '-'], weights: [1, 0], rows: 2 }] },
  wins: { type: 'lines', lines: [] },
  jackpots: [
    { id: 'mini', coins: 30 },
    { id: 'grand', coins: 400 },
  ],
  features,
  ...rest,
})

const trigger = { symbol: 's', at: 1 } as const
const coins = (number: number) => ({ prize: { coins: number } })

/** What happens after the reels have stopped, and of how many each number drawn was one. It pays the same untold. */
function play(definition: Definition, numbers: readonly number[], choices?: readonly number[]) {
  const { rng, asked } = drawing(...numbers)
  const { events, totalCoins, awaiting } = spin(compile(definition), rng, choices && { choices })
  if (awaiting === undefined) expect(untold(definition, numbers, choices).coins).toBe(totalCoins)
  return { events: events.slice(1), totalCoins, asked, awaiting }
}

function untold(definition: Definition, numbers: readonly number[], choices?: readonly number[]) {
  const { rng } = drawing(...numbers)
  const player = new Player(compile(definition), rng, null, choices ? attended(choices) : unattended())
  const coins = player.round({ id: 'base', coins: 1 })
  return { coins, sources: player.tally.sources }
}

const started = (feature: string, kind: string, cells: readonly unknown[] = [[0, 0]]) => ({
  ...{ type: 'featureStarted', feature, kind, cells },
})
const won = (feature: string, coins: number) => ({ type: 'prizeWon', feature, coins })

describe('a wheel', () => {
  const wheel: Feature = {
    ...{ type: 'wheel', id: 'wheel', trigger },
    segments: [
      { weight: 2, ...coins(7) },
      { weight: 0, ...coins(9) },
      { weight: 1, prize: { jackpot: 'grand' } },
      { weight: 1, prize: { nothing: true } },
    ],
  }

  test.each([
    [1, 0, [won('wheel', 7)], 7],
    [2, 2, [{ type: 'jackpotWon', jackpot: 'grand', coins: 400 }], 400],
    [3, 3, [], 0],
  ])('by the number %d of four stops at segment %d', (number, segment, prize, totalCoins) => {
    expect(play(game([wheel]), [number])).toEqual({
      events: [started('wheel', 'wheel'), { type: 'wheelStopped', feature: 'wheel', segment }, ...prize],
      ...{ totalCoins, asked: [4], awaiting: undefined },
    })
  })

  test('leads to the feature that its segment names, for as many spins', () => {
    const free: Feature = { type: 'freeSpins', id: 'free' }
    const leading = (spins?: number): Feature => ({
      ...{ type: 'wheel', id: 'wheel', trigger },
      segments: [{ weight: 1, prize: { feature: 'free', ...(spins && { spins }) } }],
    })
    const spinsOf = (spins?: number) =>
      play(game([leading(spins), free]), []).events.flatMap((event) =>
        event.type === 'freeSpinStarted' ? [[event.feature, event.number, event.remaining]] : [],
      )
    const [first, second, last] = [2, 1, 0].map((remaining, i) => ['free', i + 1, remaining])
    expect(spinsOf(3)).toEqual([first, second, last])
    expect(spinsOf()).toEqual([['free', 1, 0]])
  })

  test('leads to another game, which no cells have started', () => {
    const ladder: Feature = { type: 'ladder', id: 'ladder', rungs: [{ ...coins(6), up: 0, down: 0 }] }
    const leading: Feature = {
      ...{ type: 'wheel', id: 'wheel', trigger },
      segments: [{ weight: 1, prize: { feature: 'ladder' } }],
    }
    expect(play(game([leading, ladder]), []).events.slice(2)).toEqual([
      ...[started('ladder', 'ladder', []), { type: 'ladderClimbed', feature: 'ladder', rung: 0 }, won('ladder', 6)],
    ])
  })
})

describe('a pick', () => {
  const uncovered = (item: number) => ({ type: 'itemUncovered', feature: 'pick', item })
  const pick = (picks?: number): Feature => ({
    ...{ type: 'pick', id: 'pick', trigger },
    items: [
      { count: 2, ...coins(5) },
      { count: 1, prize: { nothing: true }, ends: true },
    ],
    ...(picks && { picks }),
  })

  test.each([
    ['goes on until one ends it', undefined, [1, 0, 0], [0, 0, 1], [3, 2]],
    ['ends at once where that one comes first', undefined, [2], [1], [3]],
    ['ends when the picks are used up', 1, [0], [0], [3]],
    ['takes no item twice', 2, [0, 1], [0, 1], [3, 2]],
  ])('%s', (_, picks, numbers, items, asked) => {
    const events = items.flatMap((item) => (item === 0 ? [uncovered(0), won('pick', 5)] : [uncovered(item)]))
    expect(play(game([pick(picks)]), numbers)).toEqual({
      events: [started('pick', 'pick'), ...events],
      totalCoins: items.filter((item) => item === 0).length * 5,
      ...{ asked, awaiting: undefined },
    })
  })

  test('ends when all items are taken, and at the most that a round wins', () => {
    const all = { type: 'pick', id: 'pick', trigger, items: [{ count: 3, ...coins(5) }], picks: 9 } as const
    expect(play(game([all]), [0, 0]).events).toHaveLength(1 + 3 * 2)
    const { events, totalCoins } = play(game([all], { maxWin: 10 }), [0, 0])
    expect(totalCoins).toBe(10)
    expect(events.map(({ type }) => type)).toEqual([
      ...['featureStarted', 'itemUncovered', 'prizeWon', 'itemUncovered', 'prizeWon', 'capped'],
    ])
  })
})

describe('a ladder', () => {
  const ladder: Feature = {
    ...{ type: 'ladder', id: 'ladder', trigger },
    rungs: [
      { ...coins(1), up: 2, down: 3 },
      { ...coins(5), up: 1, down: 1 },
      { ...coins(9), up: 0, down: 0 },
    ],
  }

  test.each([
    [[2], 0, 1, [5]],
    [[4], 0, 1, [5]],
    [[1, 1], 1, 5, [5, 2]],
    [[0, 0], 2, 9, [5, 2]],
  ])('climbs by the numbers %j to rung %d', (numbers, rung, coins, asked) => {
    expect(play(game([ladder]), numbers)).toEqual({
      events: [started('ladder', 'ladder'), { type: 'ladderClimbed', feature: 'ladder', rung }, won('ladder', coins)],
      ...{ totalCoins: coins, asked, awaiting: undefined },
    })
  })
})

describe('a choice', () => {
  const definition = game([{ type: 'choice', id: 'choice', trigger, options: [coins(3), coins(8)] }])
  const made = (option: number) => ({ type: 'choiceMade', feature: 'choice', option })

  test('waits for an answer', () => {
    expect(play(definition, [], [])).toEqual({
      events: [started('choice', 'choice')],
      ...{ totalCoins: 0, asked: [], awaiting: { feature: 'choice', options: 2 } },
    })
  })

  test.each([
    ['the answer', [1], 1, 8],
    ['the first where nobody attends', undefined, 0, 3],
  ])('takes %s', (_, choices, option, coins) => {
    expect(play(definition, [], choices)).toEqual({
      events: [started('choice', 'choice'), made(option), won('choice', coins)],
      ...{ totalCoins: coins, asked: [], awaiting: undefined },
    })
  })

  test('refuses an option that it does not have', () => {
    const player = new Player(compile(definition), drawing().rng, null, unattended({ choice: 2 }))
    expect(() => player.round({ id: 'base', coins: 1 })).toThrow(new RangeError('choice: option 2 of 2 does not exist'))
  })
})

describe('hold-and-win', () => {
  const hold = (rest: Partial<Extract<Feature, { type: 'holdAndWin' }>> = {}): Feature => ({
    ...{ type: 'holdAndWin', id: 'hold', trigger, respins: 2 },
    values: { '1': 1, '5': 2 },
    jackpots: { mini: 1 },
    landing: { hit: 2, miss: 3 },
    ...rest,
  })
  const locked = (respins: number, ...coins: readonly object[]) => ({
    ...{ type: 'coinsLocked', feature: 'hold', coins, respins },
  })
  const ended = (full: boolean, coins: number) => ({ type: 'holdAndWinEnded', feature: 'hold', full, coins })
  const top = { cell: [0, 0], coins: 1 }

  test('locks the coins in view and ends after so many respins without one', () => {
    // The value of the first, then twice whether one lands on the free cell: of five numbers, from the third on none does.
    const definition = game([hold({ fullCoins: 100 })])
    expect(play(definition, [0, 2, 4])).toStrictEqual({
      events: [started('hold', 'holdAndWin'), locked(2, top), locked(1), locked(0), ended(false, 1)],
      ...{ totalCoins: 1, asked: [4, 5, 5], awaiting: undefined },
    })
    const { triggers, spins, coins } = untold(definition, [0, 2, 4]).sources
    expect([triggers, spins, coins].map(([first]) => first)).toEqual([1, 2, 1])
  })

  test('pays a jackpot that a coin carries, and for a full window, which ends it', () => {
    const coin = { cell: [0, 1], coins: 30, jackpot: 'mini' }
    const full = play(game([hold({ fullCoins: 100 })]), [1, 4, 1, 3])
    expect(full).toEqual({
      events: [
        started('hold', 'holdAndWin'),
        ...[locked(2, { ...top, coins: 5 }), locked(1), locked(2, coin), ended(true, 135)],
      ],
      ...{ totalCoins: 135, asked: [4, 5, 5, 4], awaiting: undefined },
    })
    expect(play(game([hold()]), [1, 1, 3]).totalCoins).toBe(35)
  })

  test('spins again as often as at first once a coin lands, and no coin lands on another', () => {
    const reelSets = { base: [{ strip: ['s', '-', '-'], weights: [1, 0, 0], rows: 3 }] }
    // Nothing, then a coin in the last row; then the middle one alone is free.
    const { events, asked } = play(game([hold()], { reelSets }), [0, 4, 4, 4, 0, 0, 4, 4])
    expect(events).toEqual([
      started('hold', 'holdAndWin'),
      ...[locked(2, top), locked(1), locked(2, { cell: [0, 2], coins: 1 }), locked(1), locked(0), ended(false, 2)],
    ])
    expect(asked).toEqual([4, 5, 5, 5, 5, 4, 5, 5])
  })

  test('of coins that are worth nothing is full all the same, and comes before what spins the reels again', () => {
    const features: Feature[] = [
      { type: 'wheel', id: 'wheel', trigger, segments: [{ weight: 1, ...coins(2) }] },
      hold({ values: { '0': 1 }, jackpots: {} }),
    ]
    expect(play(game(features), [0])).toMatchObject({
      events: [
        started('hold', 'holdAndWin'),
        ...[locked(2, { ...top, coins: 0 }), locked(2, { cell: [0, 1], coins: 0 }), ended(true, 0)],
        ...[started('wheel', 'wheel'), { type: 'wheelStopped', segment: 0 }, won('wheel', 2)],
      ],
    })
  })
})

/** What happens to single cells before wins are counted, worked out by hand from the numbers drawn. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, type Feature, type SymbolDefinition, spin } from '../../index.ts'

const SYMBOLS: readonly SymbolDefinition[] = [
  { id: 'a', kind: 'regular', pays: { 2: 5 } },
  { id: 'b', kind: 'regular' },
  { id: 's', kind: 'scatter' },
  { id: 'w', kind: 'wild', multiplier: { 1: 1, 2: 2, 3: 1 } },
  { id: 'x', kind: 'wild', expands: true },
  { id: 'm', kind: 'mystery', reveals: { a: 1, b: 2 } },
]

/** Reels that always show these columns. */
const game = (columns: readonly string[], features: readonly Feature[] = [], rest: Partial<Definition> = {}) =>
  compile({
    ...{ definitionVersion: 1, id: 'cells', name: 'Cells', betCoins: 1, maxWin: 1000 },
    symbols: SYMBOLS,
    reelSets: { base: fixedReels(columns) },
    wins: { type: 'anywhere' },
    features,
    modes: [{ id: 'buy', coins: 1, buys: { feature: 'free', spins: 2 } }],
    ...rest,
  })

/** The events of these kinds, and of how many each number drawn was one. */
function play(played: ReturnType<typeof game>, kinds: readonly string[], numbers: readonly number[], mode = 'base') {
  const { rng, asked } = drawing(...numbers)
  const { events } = spin(played, rng, { mode })
  return { events: events.filter(({ type }) => kinds.includes(type)), asked }
}

describe('wilds added to free spins', () => {
  const free = (counts: Readonly<Record<string, number>>): Feature => ({
    ...{ type: 'freeSpins', id: 'free', extraWilds: { symbol: 'x', counts } },
  })
  const added = (...cells: readonly (readonly number[])[]) => ({ type: 'wildsAdded', symbol: 'x', cells })

  test('come as many as drawn, each on a cell drawn of those left, and on no scatter', () => {
    const played = game(['bs', 'bb'], [free({ 0: 1, 2: 3 })])
    // No wild in the first spin; in the second, two: the last of three cells, and then the first of two.
    expect(play(played, ['wildsAdded'], [0, 3, 2, 0], 'buy')).toEqual({
      ...{ events: [added([1, 1], [0, 0])], asked: [4, 4, 3, 2] },
    })
  })

  test('are no more than there are cells', () => {
    expect(play(game(['bs', 's'], [free({ 3: 1 })]), ['wildsAdded'], [], 'buy')).toEqual({
      ...{ events: [added([0, 0]), added([0, 0])], asked: [] },
    })
  })
})

describe('mystery symbols', () => {
  const revealed = (symbol: string, ...cells: readonly (readonly number[])[]) => ({ type: 'revealed', symbol, cells })

  test('all turn into the same, by one draw for each spin', () => {
    const played = game(['mb', 'bm'], [{ type: 'freeSpins', id: 'free' }])
    expect(play(played, ['revealed'], [2, 0], 'buy')).toEqual({
      ...{ events: [revealed('b', [0, 0], [1, 1]), revealed('a', [0, 0], [1, 1])], asked: [3, 3] },
    })
  })

  test('that fall in the same spin turn into what the first did', () => {
    const played = game(['m', 'm'], [], { maxWin: 10, cascades: { refill: { m: 1 } } })
    expect(play(played, ['revealed', 'capped'], [0])).toEqual({
      events: [revealed('a', [0, 0], [1, 0]), revealed('a', [0, 0], [1, 0]), { type: 'capped', coins: 10 }],
      asked: [3],
    })
  })

  test('that are not in view are not drawn', () => {
    expect(play(game(['b']), ['revealed'], [])).toEqual({ events: [], asked: [] })
  })
})

test('wilds draw their multipliers cell by cell, and those that multiply are told', () => {
  expect(play(game(['bw', 'ww', 'aw']), ['wildsMultiplied', 'anywhereWon'], [3, 0, 1, 2])).toMatchObject({
    events: [
      {
        type: 'wildsMultiplied',
        wilds: [
          { cell: [0, 1], multiplier: 3 },
          { cell: [1, 1], multiplier: 2 },
          { cell: [2, 1], multiplier: 2 },
        ],
      },
      { type: 'anywhereWon', symbol: 'a', count: 5, multiplier: 3, coins: 15 },
    ],
    asked: [4, 4, 4, 4],
  })
})

test('where no wild multiplies, none is told', () => {
  expect(play(game(['bw', 'b']), ['wildsMultiplied'], [0]).events).toEqual([])
})

test('a wild that expands covers its reel, which is told unless it covers it already', () => {
  expect(play(game(['bxb', 'x', 'ab']), ['expanded', 'anywhereWon'], [])).toMatchObject({
    events: [
      { type: 'expanded', symbol: 'x', reels: [0] },
      { type: 'anywhereWon', symbol: 'a', count: 5, coins: 5 },
    ],
  })
})

/** What rounds tell of windows that are known before: whole rounds, worked out by hand. */
import { describe, expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, type Feature, spin, type WinRule } from '../../index.ts'
import { Player } from './player.ts'

const game = (columns: readonly string[], wins: WinRule, rest: Partial<Definition> = {}): Definition => ({
  ...{ definitionVersion: 1, id: 'events', name: 'Events', betCoins: 1, maxWin: 1000 },
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 2, 3: 10 } },
    { id: 'b', kind: 'regular', pays: { 3: 4 } },
    { id: 'w', kind: 'wild', multiplier: 3 },
    { id: 's', kind: 'scatter', pays: { 2: 5 } },
    { id: 't', kind: 'scatter' },
    { id: '-', kind: 'blank' },
  ],
  reelSets: { base: fixedReels(columns) },
  wins,
  ...rest,
})

/** All that a round tells after the first stop. Untold, two rounds of one player pay the same. */
function play(definition: Definition, numbers: readonly number[] = [], mode = 'base') {
  const compiled = compile(definition)
  const { events, totalCoins } = spin(compiled, drawing(...numbers).rng, { mode })
  const bet = definition.modes?.find(({ id }) => id === mode) ?? { id: mode, coins: 1 }
  const untold = new Player(compiled, drawing(...numbers, ...numbers).rng, null)
  expect([untold.round(bet), untold.round(bet)]).toEqual([totalCoins, totalCoins])
  return { stopped: events[0], events: events.slice(1), totalCoins }
}

const LINE: WinRule = { type: 'lines', lines: [[0, 0, 0]] }
const line = (rest: object) => ({ type: 'lineWon', line: 0, direction: 'left', multiplier: 1, ...rest })
const cells = (...rows: readonly number[]) => rows.map((row, reel) => [reel, row])

describe('the win rules', () => {
  test('of lines tell each line with its cells, from the side it was read', () => {
    const wins: WinRule = {
      type: 'lines',
      lines: [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 1],
      ],
      direction: 'both',
    }
    expect(play(game(['ab', 'ab', 'a-'], wins))).toEqual({
      stopped: {
        type: 'reelsStopped',
        reelSet: 'base',
        stops: [0, 0, 0],
        window: [
          ['a', 'b'],
          ['a', 'b'],
          ['a', '-'],
        ],
      },
      events: [
        line({ symbol: 'a', count: 3, cells: cells(0, 0, 0), coins: 10 }),
        line({
          line: 1,
          direction: 'right',
          symbol: 'a',
          count: 2,
          cells: [
            [1, 0],
            [2, 0],
          ],
          coins: 2,
        }),
      ],
      totalCoins: 12,
    })
  })

  test('of lines tell what wilds multiply, and combinations by their name', () => {
    const combinations = [{ name: 'mixed', slots: [['b'], ['w'], ['-']], coins: 7 }]
    expect(play(game(['a', 'w', 'a'], LINE)).events).toEqual([
      line({ symbol: 'a', count: 3, cells: cells(0, 0, 0), multiplier: 3, coins: 30 }),
    ])
    expect(play(game(['b', 'w', '-'], { ...LINE, combinations })).events).toEqual([
      { type: 'combinationWon', line: 0, name: 'mixed', cells: cells(0, 0, 0), multiplier: 1, coins: 7 },
    ])
  })

  test('of ways tell the side, the reels and the ways', () => {
    expect(play(game(['aa', 'a-', '-a', 'a-'], { type: 'ways', direction: 'right' })).events).toEqual([
      {
        ...{ type: 'waysWon', direction: 'right', symbol: 'a', count: 4, ways: 2, multiplier: 1, coins: 20 },
        cells: [
          [0, 0],
          [0, 1],
          [1, 0],
          [2, 1],
          [3, 0],
        ],
      },
    ])
  })

  test.each(['clusters', 'anywhere'] as const)('of %s tell the number of cells', (type) => {
    const event = { type: type === 'clusters' ? 'clusterWon' : 'anywhereWon', symbol: 'a', count: 3 }
    expect(play(game(['a-', 'aw'], { type })).events).toEqual([
      {
        ...event,
        cells: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
        multiplier: 3,
        coins: 30,
      },
    ])
  })
})

describe('scatters', () => {
  const free = (rest: Partial<Extract<Feature, { type: 'freeSpins' }>> = {}): Feature => ({
    ...{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { 2: 2 } } },
    ...rest,
  })
  const paid = (multiplier = 1) => ({
    ...{
      type: 'scatterPaid',
      symbol: 's',
      count: 2,
      cells: [
        [0, 0],
        [1, 1],
      ],
    },
    ...{ multiplier, coins: 5 * multiplier },
  })
  const awarded = (spins: number, retrigger: boolean) => ({
    ...{
      type: 'freeSpinsAwarded',
      feature: 'free',
      symbol: 's',
      count: 2,
      cells: [
        [0, 0],
        [1, 1],
      ],
      spins,
      retrigger,
    },
  })
  const columns = ['s-', '-s', 't-']

  test('pay wherever they are, and one that pays nothing is not told', () => {
    expect(play(game(columns, LINE))).toMatchObject({ events: [paid()], totalCoins: 5 })
  })

  test('award free spins, each told with what is left and what it multiplies', () => {
    const started = (number: number, remaining: number) => ({
      ...{ type: 'freeSpinStarted', feature: 'free', number, remaining, multiplier: 2 },
    })
    const stopped = { type: 'reelsStopped', reelSet: 'base' }
    expect(play(game(columns, LINE, { features: [free({ multiplier: 2 })] }))).toMatchObject({
      events: [
        ...[paid(), awarded(2, false)],
        ...[started(1, 1), stopped, paid(2), started(2, 0), stopped, paid(2)],
        { type: 'freeSpinsEnded', feature: 'free', spins: 2, coins: 20 },
      ],
      totalCoins: 25,
    })
  })

  test('are multiplied only where the feature says so, and what wins by the rule likewise', () => {
    const coinsOf = (multiplies: readonly ('lines' | 'scatters')[]) =>
      play(game(['as', 'as', '--'], LINE, { features: [free({ multiplier: 3, multiplies })] })).totalCoins
    // A line of 2 and a scatter pay of 5, three times.
    expect([[], ['lines'], ['scatters']].map((multiplies) => coinsOf(multiplies as never))).toEqual([
      21,
      7 + 2 * (3 * 2 + 5),
      7 + 2 * (2 + 3 * 5),
    ])
  })

  test('award free spins that multiply what wilds multiply', () => {
    const wonIn = (columns: readonly string[], wins: WinRule) => {
      const definition = game(columns, wins, { features: [free({ multiplier: 2 })] })
      return play(definition).events.findLast(({ type }) => type.endsWith('Won'))
    }
    const bottom: WinRule = { type: 'lines', lines: [[0, 0, 0]] }
    expect(wonIn(['as', 'ws', 'a-'], bottom)).toMatchObject({ type: 'lineWon', multiplier: 6, coins: 60 })
    expect(wonIn(['as', 'as', 'w-'], { type: 'anywhere' })).toMatchObject({ multiplier: 6, coins: 60 })
    expect(wonIn(['as', 'ws', 'a-'], { type: 'ways' })).toMatchObject({ ways: 3, multiplier: 2, coins: 60 })
  })

  test('award further spins, until the round wins the most it can', () => {
    const definition = game(columns, LINE, { maxWin: 12, features: [free({ retrigger: { 2: 4 } })] })
    const { events, totalCoins } = play(definition)
    expect(totalCoins).toBe(12)
    expect(
      events.filter(({ type }) => ['freeSpinsAwarded', 'freeSpinStarted', 'freeSpinsEnded', 'capped'].includes(type)),
    ).toEqual([
      awarded(2, false),
      { type: 'freeSpinStarted', feature: 'free', number: 1, remaining: 1, multiplier: 1 },
      awarded(4, true),
      { type: 'freeSpinStarted', feature: 'free', number: 2, remaining: 4, multiplier: 1 },
      { type: 'freeSpinsEnded', feature: 'free', spins: 2, coins: 10 },
      { type: 'capped', coins: 12 },
    ])
  })

  test('that the paid window has brought to the most start nothing', () => {
    const { events, totalCoins } = play(game(columns, LINE, { maxWin: 5, features: [free()] }))
    expect(events).toEqual([paid(), { type: 'capped', coins: 5 }])
    expect(totalCoins).toBe(5)
  })

  test('are counted as they stopped, whatever covers them', () => {
    const symbols = game([], LINE).symbols.map((symbol) => (symbol.id === 'w' ? { ...symbol, expands: true } : symbol))
    expect(play(game(['sw', '-s', '--'], LINE, { symbols } as Partial<Definition>)).events).toMatchObject([
      { type: 'expanded', symbol: 'w', reels: [0] },
      paid(),
    ])
  })
})

describe('a feature that a win starts', () => {
  const free = (symbol: string, awards: Readonly<Record<number, number>>): Feature => ({
    ...{ type: 'freeSpins', id: 'free', trigger: { symbol, awards, inWin: true }, retrigger: { 3: 1 } },
  })
  const awards = (columns: readonly string[], wins: WinRule, feature: Feature) =>
    play(game(columns, wins, { maxWin: 40, features: [feature] })).events.filter(
      ({ type }) => type === 'freeSpinsAwarded',
    )

  test('is told with the longest win of its symbol, by the cells of the first that is as long', () => {
    const wins: WinRule = {
      type: 'lines',
      lines: [
        [1, 1, 1],
        [0, 0, 0],
        [0, 0, 1],
      ],
    }
    expect(awards(['a-', 'aw', 'aa'], wins, free('a', { 2: 1, 3: 2 }))[0]).toEqual({
      ...{ type: 'freeSpinsAwarded', feature: 'free', symbol: 'a', count: 3, cells: cells(0, 0, 0) },
      ...{ spins: 2, retrigger: false },
    })
    expect(awards(['aa', 'a-', 'b-'], wins, free('a', { 2: 1, 3: 2 }))).toMatchObject([{ count: 2, spins: 1 }])
  })

  test('is told with the cells of a run from the right', () => {
    const wins: WinRule = { ...LINE, direction: 'right' }
    expect(awards(['b', 'a', 'a'], wins, free('a', { 2: 1 }))).toMatchObject([
      {
        cells: [
          [1, 0],
          [2, 0],
        ],
      },
    ])
  })

  test('is not started by another symbol, nor by a combination', () => {
    expect(awards(['b', 'b', 'b'], LINE, free('a', { 2: 1 }))).toEqual([])
    const combinations = [{ name: 'all', slots: [['b'], ['b'], ['b']], coins: 30 }]
    expect(awards(['b', 'b', 'b'], { ...LINE, combinations }, free('b', { 2: 1 }))).toEqual([])
  })

  test('is started by ways', () => {
    expect(awards(['a', 'a', 'a'], { type: 'ways' }, free('a', { 3: 1 })).slice(0, 2)).toMatchObject([
      { symbol: 'a', count: 3, cells: cells(0, 0, 0), spins: 1, retrigger: false },
      { symbol: 'a', count: 3, cells: cells(0, 0, 0), spins: 1, retrigger: true },
    ])
  })
})

test('coins are counted to what won them', () => {
  const feature: Feature = {
    ...{
      type: 'freeSpins',
      id: 'free',
      multiplier: 2,
      trigger: { symbol: 's', awards: { 2: 3 } },
      retrigger: { 3: 1 },
    },
  }
  const player = new Player(compile(game(['as', 'as', 'a-'], LINE, { features: [feature] })), drawing().rng, null)
  for (let i = 0; i < 2; i++) player.round({ id: 'base', coins: 1 })
  const { lines, scatters, coins, spins, triggers } = player.tally.sources
  expect({ lines, scatters, coins: coins[0], spins: spins[0], triggers: [...triggers] }).toEqual({
    ...{ lines: 2 * 10, scatters: 2 * 5, coins: 2 * 3 * 30, spins: 2 * 3, triggers: [2] },
  })
})

test('the symbol chosen for free spins covers its reels and pays on every line', () => {
  const wins: WinRule = {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
  }
  const chosen: Feature = {
    ...{ type: 'freeSpins', id: 'free', multiplier: 2, expandingSymbol: { a: 1, b: 1 } },
    trigger: { symbol: 's', awards: { 1: 1 } },
  }
  const { events, totalCoins } = play(game(['a-', 's-', '-a'], wins, { features: [chosen] }), [0])
  const won = (index: number) =>
    line({
      line: index,
      direction: 'any',
      symbol: 'a',
      count: 2,
      cells: [
        [0, index],
        [2, index],
      ],
      multiplier: 2,
      coins: 4,
    })
  expect(events.filter(({ type }) => !['freeSpinsAwarded', 'freeSpinStarted', 'reelsStopped'].includes(type))).toEqual([
    { type: 'expandingSymbolChosen', feature: 'free', symbol: 'a' },
    { type: 'expanded', symbol: 'a', reels: [0, 2] },
    ...[won(0), won(1)],
    { type: 'freeSpinsEnded', feature: 'free', spins: 1, coins: 8 },
  ])
  expect(totalCoins).toBe(8)
  // The other one is in view nowhere.
  expect(play(game(['a-', 's-', '-a'], wins, { features: [chosen] }), [1]).totalCoins).toBe(0)
})

test('what wins vanishes, scatters that paid with it, and the strip follows from above', () => {
  const base = [
    { strip: ['a', 'b', '-', 'b'], weights: [1, 0, 0, 0], rows: 2 },
    { strip: ['a', 's', 'b', '-'], weights: [1, 0, 0, 0], rows: 2 },
    { strip: ['w', 's', '-', 'b'], weights: [1, 0, 0, 0], rows: 2 },
  ]
  const { events, totalCoins } = play(game([], LINE, { reelSets: { base }, cascades: { multipliers: [1, 4] } }))
  expect(events).toEqual([
    line({ symbol: 'a', count: 3, cells: cells(0, 0, 0), multiplier: 3, coins: 30 }),
    {
      type: 'scatterPaid',
      symbol: 's',
      count: 2,
      cells: [
        [1, 1],
        [2, 1],
      ],
      multiplier: 1,
      coins: 5,
    },
    {
      ...{ type: 'cascaded', number: 1, multiplier: 4 },
      removed: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 1],
      ],
      window: [
        ['b', 'b'],
        ['b', '-'],
        ['-', 'b'],
      ],
    },
  ])
  expect(totalCoins).toBe(35)
})

test('a reel across the top is told with its stop and its reels, and a respin with what it holds', () => {
  const topReels = { base: { reels: [1, 2], strip: ['-', 'a', 'b'], weights: [0, 1, 0] } }
  expect(play(game(['a', 'b', 'b'], { type: 'ways' }, { topReels })).stopped).toEqual({
    ...{ type: 'reelsStopped', reelSet: 'base', stops: [0, 0, 0], top: { stop: 1, reels: [1, 2] } },
    window: [['a'], ['a', 'b'], ['b', 'b']],
  })
  const base = ['a', 'a', '-'].map((id) => ({ strip: [id, 'b'], weights: [1, 0], rows: 1 }))
  const { events } = play(game([], { type: 'ways' }, { reelSets: { base }, respins: { holds: 'winners' } }))
  expect(events).toMatchObject([
    {
      type: 'reelsStopped',
      held: [
        [0, 0],
        [1, 0],
      ],
      window: [['a'], ['a'], ['-']],
    },
    { type: 'waysWon', symbol: 'a', count: 2, coins: 2 },
  ])
})

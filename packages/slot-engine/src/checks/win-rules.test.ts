/** Games of win rules of their own: proved, played and read word by word, they have one law. */
import { describe, expect, test } from 'vitest'
import { everyRound } from '../../test-support/every-round.ts'
import { roundLaw } from '../../test-support/reference-game.ts'
import { cappedAt, deviation, expected } from '../../test-support/reference-law.ts'
import * as RULES from '../../test-support/rules-definitions.ts'
import {
  compile,
  createRng,
  type Definition,
  detailedSheet,
  parseDefinition,
  prove,
  spin,
  type WinRule,
} from '../index.ts'

const GAMES: readonly Definition[] = Object.values(RULES)

const lawOf = (definition: Definition) => cappedAt(roundLaw(definition), definition.maxWin * definition.betCoins)

test.each(GAMES.map((game) => [game.id, game] as const))('the sheet of %s is that of the words', (_, definition) => {
  expect(parseDefinition(definition)).toMatchObject({ ok: true })
  const sheet = prove(compile(definition))
  const law = lawOf(definition)
  expect(sheet.rtp).toBeCloseTo(expected(law) / definition.betCoins, 9)
  expect(sheet.standardDeviation).toBeCloseTo(deviation(law) / definition.betCoins, 7)
  expect(sheet.hitFrequency).toBeCloseTo(1 - (law.get(0) ?? 0), 9)
})

test.each(GAMES.filter(({ features = [] }) => features.length === 0).map((game) => [game.id, game] as const))(
  'every round of %s pays what the words say',
  (_, definition) => {
    const law = lawOf(definition)
    const played = everyRound(compile(definition)).law
    expect([...played.keys()].sort()).toEqual([...law.keys()].sort())
    for (const [coins, chance] of law) expect(played.get(coins)).toBeCloseTo(chance, 12)
  },
)

/** A round that stops at this window: what it pays, and what it tells. */
function one(columns: readonly string[], wins: WinRule, rest: Partial<Definition> = {}) {
  const parsed = parseDefinition({
    ...{ definitionVersion: 1, id: 'window', name: 'Window', betCoins: 1, maxWin: 1000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 3, 3: 10 } },
      { id: 'b', kind: 'regular', pays: { 2: 2, 3: 8 } },
      { id: 'w', kind: 'wild', multiplier: 3 },
      { id: 'x', kind: 'blank' },
    ],
    reelSets: {
      base: columns.map((column) => ({
        strip: [...column],
        rows: column.length,
        weights: [...column].map((_, i) => (i === 0 ? 1 : 0)),
      })),
    },
    wins,
    ...rest,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return spin(compile(parsed.definition), createRng('one window'))
}

const PAIRS: Partial<Definition> = {
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 3 } },
    { id: 'b', kind: 'regular', pays: { 2: 2 } },
    { id: 'w', kind: 'wild', multiplier: 3 },
  ],
}

describe('a full window', () => {
  const wins = { type: 'lines', lines: [[0, 0]], fullWindow: { pays: { a: 100, b: 40, w: 70 } } } as const
  const own = { ...wins, fullWindow: { ...wins.fullWindow, wilds: 'never' } } as const

  test.each<[readonly string[], number, number, string]>([
    [['aa', 'aa'], 100, 100, 'its prize, and no line'],
    [['aw', 'wa'], 100, 3 * 3, 'wilds counted in, though no wild multiplies it'],
    [['ww', 'ww'], 100, 70, 'wilds alone are the dearest that they stand in for'],
    [['bb', 'bb'], 40, 40, 'another symbol its own prize'],
    [['aa', 'ab'], 3, 3, 'one cell that is missing leaves the line'],
  ])('%j pays %d, and %d where wilds do not count: %s', (columns, counted, never) => {
    expect(one(columns, wins, PAIRS).totalCoins).toBe(counted)
    expect(one(columns, own, PAIRS).totalCoins).toBe(never)
  })

  test('is told once, with all its cells', () => {
    const cells = [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]
    expect(one(['ww', 'aw'], wins, PAIRS).events.slice(1)).toEqual([
      { type: 'fullWindowWon', symbol: 'a', count: 4, cells, multiplier: 1, coins: 100 },
    ])
  })

  test('has the odds of its cells', () => {
    // Four of six stops on the first reel show two cells of one symbol or wilds, and so on: counted by hand for a and b.
    const { symbols, reelSets } = RULES.FULL_WINDOW
    const only: Definition = {
      ...RULES.FULL_WINDOW,
      symbols: symbols.map(({ id }) => ({ id, kind: id === 'w' ? 'wild' : id === 's' ? 'scatter' : 'regular' })),
      reelSets: { base: reelSets.base },
      features: [],
    }
    // Of a: aa and aw (2 of 6), aa (1 of 5; w and a are next to each other in wa: 2 of 5), aa and wa (2 of 6).
    // Of b: bb and wb (2 of 6), bb and bw (2 of 5), bb and bw (2 of 6).
    const chance = (2 / 6) * (2 / 5) * (2 / 6)
    expect(prove(compile(only)).rtp).toBeCloseTo((chance * 300 + chance * 100) / 10, 12)
  })
})

test.each<[readonly string[], number, string]>([
  [['aa', 'ax', 'xx'], 3 * 3, 'three cells on two reels'],
  [['aa', 'w', 'ax'], 10 * (2 + 3 + 1), 'a wild of three is three cells'],
  [['xa', 'xx', 'aa'], 0, 'no run'],
])('%j by ways pays %d per cell: %s', (columns, coins) => {
  expect(one(columns, { type: 'ways', paid: 'perCell' }).totalCoins).toBe(coins)
})

test.each<[readonly string[], number, number, number]>([
  [['ax', 'xa'], 3, 2 * 3, 0],
  [['aa', 'ax'], 10, 3 * 10, 3 * 10],
  [['aa', 'wb'], 3 * 10, 3 * 3 * 10, 3 * 3 * 10],
])('%j anywhere pays %d once and %d per cell; as clusters %d per cell', (columns, once, perCell, clusters) => {
  expect(one(columns, { type: 'anywhere', paid: 'perCell' }, ONLY_A).totalCoins).toBe(perCell)
  expect(one(columns, { type: 'anywhere' }, ONLY_A).totalCoins).toBe(once)
  expect(one(columns, { type: 'clusters', paid: 'perCell' }, ONLY_A).totalCoins).toBe(clusters)
})

const ONLY_A: Partial<Definition> = {
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 3, 3: 10 } },
    { id: 'b', kind: 'blank' },
    { id: 'w', kind: 'wild', multiplier: 3 },
    { id: 'x', kind: 'blank' },
  ],
}

const THREES: Partial<Definition> = {
  symbols: [
    { id: 'a', kind: 'regular', pays: { 3: 10 } },
    { id: 'b', kind: 'regular', pays: { 2: 1, 3: 6 } },
    { id: 'w', kind: 'wild', multiplier: 3 },
    { id: 'x', kind: 'blank' },
  ],
}

test.each<[readonly string[], number, number, number, string]>([
  [['aaa', 'abx', 'axx'], 20, 10, 10, 'a row and a reel that share a cell'],
  [['xax', 'xax', 'xax'], 10, 10, 0, 'a row of its own'],
  [['xbb', 'xxb', 'bxx'], 1 + 1, 1, 1, 'two in a row and two on a reel'],
  [['xaw', 'xax', 'xax'], 10, 10, 0, 'a wild beside the run stands on no line with it'],
  [['waa', 'xxx', 'xxx'], 30, 0, 30, 'a wild in the run multiplies it'],
  [['www', 'xxx', 'xxx'], 0, 0, 0, 'wilds alone are nobody’s'],
])('%j: straight runs pay %d, of rows %d, of reels %d: %s', (columns, both, rows, reels) => {
  const pays = (wins: WinRule): number => one(columns, wins, THREES).totalCoins
  expect(pays({ type: 'straights' })).toBe(both)
  expect(pays({ type: 'straights', along: 'rows' })).toBe(rows)
  expect(pays({ type: 'straights', along: 'reels' })).toBe(reels)
})

test('three in a row have the odds of three cells', () => {
  // One row: a on 2 of 6 stops or a wild on 1, a on 2 of 5 or a wild on 1, a on 2 of 6 or a wild on 1, not all wild.
  const only: Definition = {
    ...RULES.STRAIGHT_RUNS,
    symbols: RULES.STRAIGHT_RUNS.symbols.map((symbol) =>
      symbol.id === 'a' ? symbol : symbol.id === 'w' ? { id: 'w', kind: 'wild' } : { id: symbol.id, kind: 'blank' },
    ),
    reelSets: { base: RULES.STRAIGHT_RUNS.reelSets.base.map(({ strip }) => ({ strip, rows: 1 })) },
  }
  expect(prove(compile(only)).rtp).toBeCloseTo((20 * ((3 * 3 * 3 - 1) / 180)) / 10, 12)
})

describe('shapes', () => {
  const wins = {
    type: 'shapes',
    shapes: [
      { name: 'pair', cells: [[0], [0], []] },
      { name: 'corner', cells: [[0, 1], [0], []], times: 2 },
    ],
  } as const
  const paid = { ...wins, nested: 'paid' } as const

  test.each<[readonly string[], number, number, string]>([
    [['bx', 'bx', 'xx'], 1, 1, 'the small one'],
    [['bb', 'bx', 'xx'], 2 * 6, 2 * 6 + 1, 'the larger one hides it'],
    [['wb', 'bx', 'xx'], 3 * 2 * 6, 3 * (2 * 6 + 1), 'wilds multiply in either'],
    [['aa', 'bx', 'xx'], 0, 0, 'of two symbols neither'],
  ])('%j: the shapes pay %d, and %d where nested ones are paid: %s', (columns, hidden, both) => {
    expect(one(columns, wins, THREES).totalCoins).toBe(hidden)
    expect(one(columns, paid, THREES).totalCoins).toBe(both)
  })

  test('are told by name', () => {
    const cells = [
      [0, 0],
      [0, 1],
      [1, 0],
    ]
    expect(one(['bb', 'bx', 'xx'], wins, THREES).events.slice(1)).toEqual([
      { type: 'shapeWon', shape: 'corner', symbol: 'b', count: 3, cells, multiplier: 1, coins: 12 },
    ])
  })
})

test.each(
  GAMES.filter(({ features = [], cascades }) => features.length === 0 && !cascades).map(
    (game) => [game.id, game] as const,
  ),
)('the pay table of %s adds up to its return', (_, definition) => {
  const { payTables, sheet } = detailedSheet(compile(definition), { spins: 2000 })
  const [base] = payTables
  const sum = base!.rows.reduce((all, { rtp }) => all + rtp, 0)
  if (base!.method === 'exact') expect(sum).toBeCloseTo(sheet.rtp, 9)
  else expect(Math.abs(sum - sheet.rtp)).toBeLessThan(sheet.rtp)
})

test.each<[string, number, string]>([
  ['one two one', 3, 'no wild'],
  ['one double two', 2 * 3, 'a wild that stands for a bar doubles'],
  ['double double two', 20 * 4, 'two of one symbol are a run, which pays more'],
  ['one double x', 2 * 2, 'in any order too'],
  ['x two double', 2 * 2, 'with the blank elsewhere'],
  ['x x two', 0, 'two blanks are too many'],
])('%s pays %d: %s', (line, coins) => {
  const reelSets = { base: line.split(' ').map((id) => ({ strip: [id], rows: 1 })) }
  const parsed = parseDefinition({ ...RULES.MULTIPLIED_BARS, reelSets })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  expect(spin(compile(parsed.definition), createRng('one line')).totalCoins).toBe(coins)
})

describe('reels that are read', () => {
  const coins = (definition: Definition) => {
    const sheet = prove(compile(definition))
    return sheet.uncappedRtp * sheet.betCoins
  }

  test('digits make a number, unless one is missing', () => {
    // Two of three stops of the outer reels show a digit: 1 or 5, 0 or 5; the middle one 0, 1 or 5.
    expect(coins(RULES.READ_THE_REELS)).toBeCloseTo((4 / 9) * (100 * 3 + 10 * 2 + 2.5), 12)
  })

  test('a number, an operator and a number make their result', () => {
    expect(coins(RULES.READ_A_SUM)).toBeCloseTo((2.5 + 3 + 2.5 * 3) / 2, 12)
  })

  test('a cell may hold two of a symbol, and a run pays by how many there are', () => {
    // Of 27 windows, by the number of doubles on three reels 4, 3 × 8, 3 × 20 and 60; before a blank 3, 3 or 4 of them on two.
    expect(coins(RULES.DOUBLES_ON_A_LINE)).toBeCloseTo((4 + 3 * 8 + 3 * 20 + 60 + (4 + 4 + 8)) / 27, 12)
  })
})

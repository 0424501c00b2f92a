/** What has no exact law, and which part of the game is named for it. */
import { expect, test } from 'vitest'
import { free, reel, reels, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { OutOfReach } from '../../game/law/law.ts'
import {
  analyse,
  compile,
  type Definition,
  type Feature,
  type ObstacleCode,
  type SymbolDefinition,
} from '../../index.ts'
import { roundLaw } from './round-law.ts'

const partOf = (rest: Partial<Definition>): string | null => {
  try {
    roundLaw(compile(smallGame('', rest).definition))
    return null
  } catch (error) {
    if (error instanceof OutOfReach) return error.part
    throw error
  }
}

const SPINS = { base: reels('abs', 'as-') }
const WILD: SymbolDefinition = { id: 'w', kind: 'wild' }
const with_ = (...symbols: readonly SymbolDefinition[]) => [...SYMBOLS, ...symbols]
const ANYWHERE = { type: 'anywhere' } as const
const hold: Feature = {
  ...{ type: 'holdAndWin', id: 'hold', trigger: { symbol: 'c', at: 1 }, respins: 1, values: { 1: 1 } },
  landing: { hit: 1, miss: 1 },
}

const WON = { trigger: { symbol: 'a', awards: { 2: 1 }, inWin: true } } as const

test.each<[string, string | null, Partial<Definition>]>([
  ['free spins', null, { features: [free()] }],
  ['what the longest win on a line starts', null, { features: [free(WON)] }],
  ['what one by ways starts', 'features.free', { wins: { type: 'ways' }, features: [free(WON)] }],
  ['what two wins start', 'features.free', { features: [free(WON), { ...free(WON), id: 'more' }] }],
  ['symbols that stay', 'features.free', { features: [free({ sticky: ['a'] })] }],
  ['symbols that walk', 'features.free', { features: [free({ walking: ['a'] })] }],
  [
    'wilds that are added to spins whose multiplier grows',
    'features.free',
    {
      symbols: with_(WILD),
      features: [free({ extraWilds: { symbol: 'w', counts: { 1: 1 } }, grows: { by: 1, each: 'spin' } })],
    },
  ],
  ['a multiplier that grows by spins', null, { features: [free({ grows: { by: 1, each: 'spin' } })] }],
  ['by cascades', null, { features: [free({ grows: { by: 1, each: 'cascade' } })] }],
  [
    'by spins that award more',
    'features.free',
    { features: [free({ grows: { by: 1, each: 'spin' }, retrigger: { 2: 1 } })] },
  ],
  [
    'by spins with a symbol that expands',
    'features.free',
    { features: [free({ grows: { by: 1, each: 'spin' }, expandingSymbol: { a: 1 } })] },
  ],
  ['by spins with cascades', null, { cascades: {}, features: [free({ grows: { by: 1, each: 'spin' } })] }],
])('free spins: %s', (_, part, rest) => {
  expect(partOf({ reelSets: SPINS, ...rest })).toBe(part)
})

test.each<[string, string | null, Partial<Definition>]>([
  ['clusters', null, { wins: { type: 'clusters' } }],
  ['respins', 'reelSets.base', { respins: { holds: 'winners' } }],
  [
    'two kinds of mystery symbols',
    'reelSets.base',
    {
      symbols: with_({ id: 'm', kind: 'mystery', reveals: { a: 1 } }, { id: 'n', kind: 'mystery', reveals: { b: 1 } }),
    },
  ],
  ['cascades from the strip', null, { cascades: {}, wins: ANYWHERE }],
  ['cascades by weight', 'reelSets.base', { cascades: { refill: { a: 1 } } }],
  [
    'cascades with mystery symbols',
    'reelSets.base',
    { cascades: {}, symbols: with_({ id: 'm', kind: 'mystery', reveals: { a: 1 } }) },
  ],
  [
    'cascades with drawn multipliers',
    'reelSets.base',
    { cascades: {}, symbols: with_({ ...WILD, multiplier: { 2: 1 } }) },
  ],
  ['cascades with wilds that expand', 'reelSets.base', { cascades: {}, symbols: with_({ ...WILD, expands: true }) }],
  [
    'cascades on reels that follow others',
    'reelSets.base',
    { cascades: {}, reelSets: { base: [reel('ab'), reel('ab', { follows: 0 })] } },
  ],
  [
    'cascades under a top reel',
    'reelSets.base',
    { cascades: {}, topReels: { base: { reels: [0], strip: ['a', 'b'] } } },
  ],
])('windows: %s', (_, part, rest) => {
  expect(partOf(rest)).toBe(part)
})

test.each<[string, string | null, Partial<Definition>]>([
  ['in windows that are all alike', null, {}],
  [
    'where rows are drawn',
    'features.hold',
    { reelSets: { base: [reel('abc'), reel('ab', { rows: { 1: 1, 2: 1 } })] } },
  ],
  ['with cascades', 'features.hold', { cascades: {} }],
])('hold-and-win: %s', (_, part, rest) => {
  expect(partOf({ reelSets: { base: reels('abc', 'a-') }, features: [hold], ...rest })).toBe(part)
})

test('what is out of reach and never starts is left out', () => {
  const law = roundLaw(compile(smallGame('', { features: [free({ sticky: ['a'] })] }).definition))
  expect(law.features.map((feature) => feature.moments(3))).toEqual([{ mean: 0, variance: 0, nothing: 1 }])
})

test('free spins on reels of their own name those', () => {
  const rest = { reelSets: { ...SPINS, free: reels('abs', 'as-') }, cascades: {}, wins: ANYWHERE }
  const chosen = { features: [free({ reelSet: 'free', expandingSymbol: { a: 1 } })] }
  expect(partOf({ ...rest, ...chosen })).toBe('reelSets.free')
})

test.each<[ObstacleCode, Partial<Definition>]>([
  ['cascadesDrawn', { cascades: { refill: { a: 1 } } }],
  ['cascadesSettled', { cascades: {}, symbols: with_({ ...WILD, expands: true }) }],
  ['cascadesTied', { cascades: {}, reelSets: { base: [reel('ab'), reel('ab', { follows: 0 })] } }],
  ['respins', { respins: { holds: 'winners' } }],
  [
    'mysteries',
    {
      symbols: with_({ id: 'm', kind: 'mystery', reveals: { a: 1 } }, { id: 'n', kind: 'mystery', reveals: { b: 1 } }),
    },
  ],
  [
    'wildsAdded',
    {
      reelSets: SPINS,
      symbols: with_(WILD),
      features: [free({ extraWilds: { symbol: 'w', counts: { 1: 1 } }, grows: { by: 1, each: 'spin' } })],
    },
  ],
  [
    'wildsAdded',
    {
      reelSets: { base: [reel('abs', { rows: { 1: 1, 2: 1 } }), reel('as-')] },
      symbols: with_(WILD),
      extraWilds: { symbol: 'w', counts: { 1: 1 } },
    },
  ],
  ['cellsHeld', { reelSets: SPINS, features: [free({ walking: ['a'] })] }],
  [
    'multiplierGrows',
    { reelSets: SPINS, features: [free({ grows: { by: 1, each: 'spin' }, expandingSymbol: { a: 1 } })] },
  ],
  ['startedByWin', { wins: { type: 'ways' }, features: [free(WON)] }],
])('the sheet says what stands in the way: %s', (code, rest) => {
  const sheet = analyse(compile(smallGame('', rest).definition), { spins: 100 })
  expect(sheet.method === 'simulated' && sheet.obstacle?.code).toBe(code)
})

test('cascades too long say how many combinations there are, and how many would do', () => {
  const long = reel('abacadaeafagahaiajakalamanaoapaqarasatauavawaxayazab'.replace(/[^ab]/g, '-'), { rows: 5 })
  const rest = { wins: ANYWHERE, cascades: {}, reelSets: { base: Array.from({ length: 5 }, () => long) } }
  const sheet = analyse(compile(smallGame('', rest).definition), { spins: 100 })
  expect(sheet.method === 'simulated' && sheet.obstacle).toEqual({
    code: 'cascadesTooLong',
    values: { combinations: 52 ** 5, most: 1_000_000 },
  })
})

import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { BROKEN_MECHANICS } from '../../../test-support/broken-mechanics.ts'
import { BARE_DEFINITION, BROKEN_DEFINITIONS, FULL_DEFINITION, withChange } from '../../../test-support/definitions.ts'
import {
  ANYWHERE_DEFINITION,
  CLUSTERS_DEFINITION,
  WALKING_DEFINITION,
  WAYS_DEFINITION,
} from '../../../test-support/mechanics-definitions.ts'
import { fromParSheet, readPublishedGame } from '../../../test-support/par-sheet.ts'
import { parseDefinition } from './parse.ts'

const problemsOf = (input: unknown) => {
  const result = parseDefinition(input)
  return result.ok ? [] : result.problems
}

describe('accepts', () => {
  const cases = {
    'every key of a game on lines': FULL_DEFINITION,
    'ways, drawn rows and refill by weight': WAYS_DEFINITION,
    clusters: CLUSTERS_DEFINITION,
    'wins anywhere': ANYWHERE_DEFINITION,
    'wilds that walk': WALKING_DEFINITION,
    'the fewest keys': BARE_DEFINITION,
    'a game of 5 × 3 and 20 lines': benchmarkGame(),
    'weights, blanks and combinations': fromParSheet(readPublishedGame(1)),
    'scatter pays': fromParSheet(readPublishedGame(2)),
    'free spins on strips of their own': fromParSheet(readPublishedGame(3)),
  }
  test.each(Object.entries(cases))('%s', (_, definition) => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true, definition })
  })
})

test('leaves out what is undefined', () => {
  const result = parseDefinition({ ...BARE_DEFINITION, theme: undefined, surprise: undefined })
  expect(result).toStrictEqual({ ok: true, definition: BARE_DEFINITION, warnings: [] })
})

test('lets an editor find the schema, and leaves that out', () => {
  const result = parseDefinition({ $schema: './definition.schema.json', ...BARE_DEFINITION })
  expect(result).toStrictEqual({ ok: true, definition: BARE_DEFINITION, warnings: [] })
  expect(problemsOf({ ...BARE_DEFINITION, $schema: 7 })).toMatchObject([{ field: '"$schema"', code: 'wrong_type' }])
})

describe('the result', () => {
  const input = structuredClone(FULL_DEFINITION)
  const result = parseDefinition(input)
  const definition = result.ok ? result.definition : undefined

  test('is frozen all the way down', () => {
    const thawed: string[] = []
    const walk = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      if (!Object.isFrozen(value)) thawed.push(path)
      for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`)
    }
    walk(definition, '')
    expect(thawed).toEqual([])
  })

  test('shares nothing with the input', () => {
    Object.assign(input.symbols[0], { id: 'changed' })
    Object.assign(input.reelSets.base[0].strip, { 0: 'changed' })
    expect(definition).toEqual(FULL_DEFINITION)
  })
})

describe('refuses, naming the field', () => {
  test.each([...BROKEN_DEFINITIONS, ...BROKEN_MECHANICS])('$path = $value ($code)', (broken) => {
    const { path, value, code, field = path, of } = broken
    const problems = problemsOf(withChange(path, value, of))
    expect(problems).toContainEqual({ field, code, reason: expect.stringMatching(/^[A-Z"].+[.?]$/) })
  })
})

describe('gives the reason as a sentence', () => {
  test.each([
    ['betCoins', 0, 'Must be a whole number from 1 to 100000, not 0.'],
    ['betCoins', undefined, 'Is missing: must be a whole number from 1 to 100000.'],
    ['betCoin', 1, '"betCoin" is not a key here. Did you mean "betCoins"?'],
    ['symbols[0].kind', 'normal', 'Must be "regular", "wild", "scatter", "mystery", "blank", not "normal".'],
    ['symbols[0].pays.4', 9, 'A count must be a whole number from 1 to 3, not "4".'],
    ['reelSets.base[0].strip[2]', 'barr', 'There is no symbol "barr". Did you mean "bar"?'],
    ['features[0].trigger.symbol', 'blank', 'Must be a scatter or regular or wild symbol; "blank" is blank.'],
    ['features[0].reelSet', 'fre', 'There is no reel set "fre". Did you mean "free"?'],
    ['features[0].retrigger', { 1: 2 }, 'One free spin awards 1.2 further ones on average; at most 0.95 may be.'],
  ])('%s = %j', (path, value, reason) => {
    expect(problemsOf(withChange(path, value)).map((problem) => problem.reason)).toContain(reason)
  })
})

describe('refuses what is not plain data', () => {
  const cyclic: Record<string, unknown> = { ...FULL_DEFINITION }
  cyclic.symbols = cyclic
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no')
      },
    },
  )
  const getter = Object.defineProperty({ ...FULL_DEFINITION }, 'name', {
    get: () => {
      throw new Error('no')
    },
    enumerable: true,
  })
  class Game {
    name = 'x'
  }
  const cases: [what: string, input: unknown, field: string, code: string][] = [
    ['undefined', undefined, '', 'required'],
    ['null', null, '', 'wrong_type'],
    ['a number', Number.NaN, '', 'wrong_type'],
    ['a text', JSON.stringify(FULL_DEFINITION), '', 'wrong_type'],
    ['a list', [FULL_DEFINITION], '', 'wrong_type'],
    ['a date', new Date(0), '', 'wrong_type'],
    ['a map', new Map(Object.entries(FULL_DEFINITION)), '', 'wrong_type'],
    ['an instance', new Game(), '', 'wrong_type'],
    ['inherited keys', Object.create(FULL_DEFINITION), '', 'wrong_type'],
    ['a function', () => FULL_DEFINITION, '', 'wrong_type'],
    ['a cycle', cyclic, 'symbols', 'wrong_type'],
    ['a revoked proxy', revoked.proxy, '', 'unreadable'],
    ['a proxy that throws', throwing, '', 'unreadable'],
    ['a getter that throws', getter, 'name', 'unreadable'],
    ['a symbol as a key', { ...FULL_DEFINITION, [Symbol('x')]: 1 }, '', 'unreadable'],
    ['a bigint', withChange('betCoins', 3n), 'betCoins', 'wrong_type'],
    ['not a number', withChange('betCoins', Number.NaN), 'betCoins', 'out_of_range'],
    ['infinity', withChange('maxWin', Number.POSITIVE_INFINITY), 'maxWin', 'out_of_range'],
    ['a huge sparse list', withChange('symbols', new Array(4_294_967_295)), 'symbols', 'bad_length'],
    [
      'a hole in a list',
      withChange('wins.lines', [[0, 0, 0], Object.assign(new Array(3), { 1: 0, 2: 0 })]),
      'wins.lines[1][0]',
      'required',
    ],
    ['numbers as bytes', withChange('wins.lines[0]', new Uint8Array(3)), 'wins.lines[0]', 'wrong_type'],
    ['__proto__ as a key', JSON.parse('{"__proto__": {"name": "x"}}'), '__proto__', 'unknown_key'],
  ]
  test.each(cases)('%s', (_, input, field, code) => {
    expect(problemsOf(input)).toContainEqual(expect.objectContaining({ field, code }))
  })
})

test('names every problem at once, each at its own field', () => {
  const input = { ...structuredClone(FULL_DEFINITION), betCoins: 0, colour: 'red', maxWin: 'all' }
  Object.assign(input.symbols[0], { id: 'nine' })
  expect(problemsOf(input).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'colour unknown_key',
    'betCoins out_of_range',
    'maxWin wrong_type',
    'symbols[2].replaces[0] unknown_symbol',
    'reelSets.base[0].strip[0] unknown_symbol',
    'reelSets.base[1].strip[0] unknown_symbol',
    'reelSets.free[0].strip[0] unknown_symbol',
    'reelSets.free[1].strip[3] unknown_symbol',
    'reelSets.free[1].strip[4] unknown_symbol',
    'reelSets.free[2].strip[1] unknown_symbol',
    'wins.combinations[0].slots[0][0] unknown_symbol',
    'wins.combinations[1].slots[0][0] unknown_symbol',
    'features[0].expandingSymbol.seven unknown_symbol',
  ])
})

test('stops at a hundred problems', () => {
  const strip = Array.from({ length: 1024 }, () => 'nothing')
  const keys = Object.fromEntries(strip.slice(0, 200).map((_, i) => [`key${i}`, i]))
  expect(problemsOf(withChange('reelSets.base[0].strip', strip))).toHaveLength(100)
  expect(problemsOf({ ...FULL_DEFINITION, ...keys })).toHaveLength(100)
})

test('shortens what it quotes', () => {
  const long = 'x'.repeat(100_000)
  const lengths = problemsOf({ ...FULL_DEFINITION, [long]: long, id: long, theme: long }).map(
    ({ field, reason }) => field.length + reason.length,
  )
  expect(Math.max(...lengths)).toBeLessThan(400)
})

test('refuses an object with more keys than any has, without a look at them', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`key${i}`, {}]))
  const tooMany = expect.objectContaining({ code: 'bad_length', reason: 'Must have at most 256 keys, not 100000.' })
  expect(problemsOf(many)).toEqual([tooMany])
  expect(problemsOf(withChange('reelSets', many))).toContainEqual(tooMany)
  expect(problemsOf(withChange('symbols[0].pays', many))).toEqual([tooMany])
})

describe('refuses what would take too long or could not be counted', () => {
  const stops = Array.from({ length: 1024 }, () => 'seven')
  const set = Array.from({ length: 3 }, () => ({ strip: stops, rows: 3 }))
  const large = { ...FULL_DEFINITION, reelSets: { base: set, free: set } }

  test('stops × lines', () => {
    const lines = Array.from({ length: 1024 }, () => [0, 0, 0])
    const sets = Object.fromEntries(['base', 'free', 'c', 'd', 'e', 'f'].map((name) => [name, set]))
    const input = { ...large, reelSets: sets, wins: { type: 'lines', lines } }
    expect(problemsOf(input)).toEqual([expect.objectContaining({ field: 'wins.lines', code: 'too_much_work' })])
  })

  const paying = (kind: string, coins: number, multiplier: number) =>
    FULL_DEFINITION.symbols.map((symbol) => {
      if (symbol.kind === kind) return { ...symbol, pays: { 3: coins } }
      return symbol.id === 'star' ? { ...symbol, multiplier } : symbol
    })

  test('more coins on lines than 32 bits hold', () => {
    // 3 lines, both ways, times 2 + 1000 + 2 by the wilds of base
    const wins = FULL_DEFINITION.wins
    const input = { ...FULL_DEFINITION, wins, symbols: paying('regular', 400_000, 1000) }
    expect(problemsOf(input)).toEqual([expect.objectContaining({ field: 'wins.lines', code: 'too_many_coins' })])
    expect(problemsOf({ ...input, symbols: paying('regular', 300_000, 1000) })).toEqual([])
  })

  test('more coins by scatters than 32 bits hold', () => {
    const extra = Array.from({ length: 22 }, (_, i) => ({ id: `s${i}`, kind: 'scatter', pays: { 1: 100_000_000 } }))
    const input = { ...FULL_DEFINITION, symbols: [...FULL_DEFINITION.symbols, ...extra] }
    expect(problemsOf(input)).toEqual([expect.objectContaining({ field: 'symbols', code: 'too_many_coins' })])
  })
})

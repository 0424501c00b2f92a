import { describe, expect, test } from 'vitest'
import { type Definition, type Feature, LIMITS, type SymbolDefinition } from '../../definition.ts'
import { parseDefinition } from './parse.ts'

function problemsOf(definition: unknown): readonly string[] {
  const result = parseDefinition(definition)
  return result.ok ? [] : result.problems.map(({ field, code }) => `${field} ${code}`)
}

/** Reels of two symbols, four rows each. */
const game = (changes: Partial<Definition>): Definition => ({
  definitionVersion: 1,
  id: 'bounds',
  name: 'Bounds',
  betCoins: 1,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 1 } },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: { base: Array.from({ length: 4 }, () => ({ strip: ['a', 's', 'a', 'a'], rows: 4 })) },
  wins: { type: 'ways' },
  ...changes,
})

describe('one window may not pay more coins than 32 bits hold', () => {
  const wild = (multiplier: number): SymbolDefinition => ({ id: 's', kind: 'wild', multiplier })
  const a = (pays: number): SymbolDefinition => ({ id: 'a', kind: 'regular', pays: { 4: pays } })
  const b = (pays: number): SymbolDefinition => ({ id: 'b', kind: 'regular', pays: { 4: pays } })
  const blank: SymbolDefinition = { id: 's', kind: 'blank' }
  type Symbols = (pays: number) => readonly SymbolDefinition[]
  const cases: [what: string, changes: Partial<Definition>, symbols: Symbols, most: number][] = [
    ['coins × 4^4 ways', { wins: { type: 'ways' } }, (n) => [a(n), blank], 8_388_607],
    ['from either end', { wins: { type: 'ways', direction: 'both' } }, (n) => [a(n), blank], 4_194_303],
    ['a wild counts as 3 cells on each reel', { wins: { type: 'ways' } }, (n) => [a(n), wild(3)], 103_563],
    ['wilds on every reel win for each symbol', { wins: { type: 'ways' } }, (n) => [a(n), wild(1), b(n)], 4_194_303],
    ['16 cells in clusters of 4', { wins: { type: 'clusters' } }, (n) => [a(n), blank], 100_000_000],
    [
      'of which 4 wilds add up',
      { wins: { type: 'anywhere', wildMultipliers: 'add' } },
      (n) => [a(n), wild(5)],
      26_843_545,
    ],
    ['or multiply', { wins: { type: 'anywhere', wildMultipliers: 'multiply' } }, (n) => [a(n), wild(5)], 858_993],
    [
      'or are everywhere',
      { wins: { type: 'anywhere', wildMultipliers: 'add' }, cascades: {} },
      (n) => [a(n), wild(5)],
      6_710_886,
    ],
  ]
  test.each(cases)('%s', (_, changes, symbols, most) => {
    expect(problemsOf(game({ ...changes, symbols: symbols(most) }))).toEqual([])
    const problems = problemsOf(game({ ...changes, symbols: symbols(most + 1) }))
    expect(problems[0]).toBe(most === LIMITS.payCoins ? 'symbols[0].pays.4 out_of_range' : 'wins too_many_coins')
  })
})

describe('tables may not grow too large', () => {
  test('by scatters of many kinds', () => {
    const ids = ['s', 't', 'u', 'v', 'w']
    const strip = ['a', ...ids]
    const symbols: SymbolDefinition[] = ids.map((id) => ({ id, kind: 'scatter' }))
    const reelSets = (rows: number) => ({ base: Array.from({ length: 5 }, () => ({ strip, rows })) })
    const many = { symbols: [{ id: 'a', kind: 'regular' } as const, ...symbols], cascades: {} }
    expect(problemsOf(game({ ...many, reelSets: reelSets(2) }))).toEqual([])
    expect(problemsOf(game({ ...many, reelSets: reelSets(3) }))).toEqual(['symbols too_much_work'])
    expect(problemsOf(game({ ...many, cascades: undefined, reelSets: reelSets(3) } as never))).toEqual([])
  })

  test('by multipliers of many values', () => {
    const multiplier = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [i + 1, 1]))
    const symbols = (n: number): SymbolDefinition[] => [
      { id: 'a', kind: 'regular' },
      { id: 's', kind: 'wild', multiplier: multiplier(n) },
    ]
    expect(problemsOf(game({ symbols: symbols(94) }))).toEqual([])
    expect(problemsOf(game({ symbols: symbols(95) }))).toEqual(['symbols too_much_work'])
  })

  test('by heavy reels in many sets', () => {
    const set = Array.from({ length: 8 }, () => ({ strip: ['a', 's'], weights: [1 << 19, 1 << 19], rows: 1 }))
    const reelSets = (n: number) => Object.fromEntries(['base', 'b', 'c'].slice(0, n).map((name) => [name, set]))
    expect(problemsOf(game({ reelSets: reelSets(2) }))).toEqual([])
    expect(problemsOf(game({ reelSets: reelSets(3) }))).toEqual(['reelSets too_much_work'])
  })

  test('by long strips whose rows are drawn, in many sets', () => {
    const rows = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 1]))
    const strip = Array.from({ length: 1024 }, () => 'a')
    const set = Array.from({ length: 8 }, () => ({ strip, rows }))
    const names = ['base', ...'abcdefghijkl']
    const symbols = (n: number): SymbolDefinition[] =>
      Array.from({ length: n }, (_, i) => ({ id: i === 0 ? 'a' : `a${i}`, kind: 'regular' }))
    const reelSets = Object.fromEntries(names.map((name) => [name, set]))
    expect(problemsOf(game({ reelSets, symbols: symbols(15) }))).toEqual([])
    expect(problemsOf(game({ reelSets, symbols: symbols(16) }))).toEqual(['reelSets too_much_work'])
  })
})

describe('a round may not go on for ever', () => {
  const chain = (links: number, picks: number): Feature[] => [
    { type: 'wheel', id: 'p0', trigger: { symbol: 's', at: 2 }, segments: [{ weight: 1, prize: { feature: 'p1' } }] },
    ...Array.from({ length: links }, (_, i): Feature => {
      const prize = i === links - 1 ? { coins: 0 } : { feature: `p${i + 2}` }
      return { type: 'pick', id: `p${i + 1}`, items: [{ count: 100, prize }], picks }
    }),
  ]

  test('by picks in picks', () => {
    expect(problemsOf(game({ features: chain(2, 100) }))).toEqual([])
    expect(problemsOf(game({ features: chain(15, 1) }))).toEqual([])
    const problems = problemsOf(game({ features: chain(3, 100) }))
    expect(problems).toEqual(['features[0] too_much_work', 'features[1] too_much_work'])
  })

  test('by features that start each other', () => {
    const segments = (feature: string) => [{ weight: 1, prize: { feature } }]
    const features: Feature[] = [
      { type: 'wheel', id: 'one', segments: segments('two') },
      { type: 'wheel', id: 'two', segments: segments('three') },
      { type: 'wheel', id: 'three', segments: segments('one') },
    ]
    expect(problemsOf(game({ features }))).toEqual(['features[2].segments[0].prize.feature endless'])
    expect(problemsOf(game({ features: [{ type: 'wheel', id: 'one', segments: segments('one') }] }))).toEqual([
      'features[0].segments[0].prize.feature endless',
    ])
  })

  test('by free spins that award too many others, over drawn rows', () => {
    const free = (retrigger: number): Feature => ({
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { 3: 5 } },
      retrigger: { 1: retrigger },
    })
    // Rows are 1 or 3 with chances 3/4 and 1/4: a scatter shows with chance 3/4 · 1/4 + 1/4 · 3/4 = 3/8 on the only reel.
    const reelSets = { base: [{ strip: ['a', 's', 'a', 'a'], rows: { 1: 3, 3: 1 } }] }
    const symbols: SymbolDefinition[] = [
      { id: 'a', kind: 'regular' },
      { id: 's', kind: 'scatter' },
    ]
    expect(problemsOf(game({ reelSets, features: [free(2)], symbols }))).toEqual([])
    expect(problemsOf(game({ reelSets, features: [free(3)], symbols }))).toEqual(['features[0].retrigger endless'])
  })
})

import { describe, expect, test } from 'vitest'
import { holdAndWinLaw, lawOf } from '../../test-support/reference-features.ts'
import { paidSpins, roundLaw } from '../../test-support/reference-game.ts'
import { expected } from '../../test-support/reference-law.ts'
import { winsOf } from '../../test-support/reference-wins.ts'
import type { Definition, Feature, WinRule } from '../index.ts'

/** Windows are written as columns; `2` and `3` are wilds that multiply by as much. */
const game = (wins: WinRule, rest: Partial<Definition> = {}): Definition => ({
  definitionVersion: 1,
  id: 'hand',
  name: 'Hand',
  betCoins: 1,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 1, 3: 10 } },
    { id: 'b', kind: 'regular', pays: { 3: 4 } },
    { id: '2', kind: 'wild', multiplier: 2 },
    { id: '3', kind: 'wild', multiplier: 3 },
    { id: 's', kind: 'scatter' },
    { id: '-', kind: 'blank' },
  ],
  reelSets: { base: [{ strip: ['a', '-'], rows: 1 }] },
  wins,
  ...rest,
})

const coinsOf = (definition: Definition, columns: readonly string[]): readonly number[] =>
  winsOf(
    definition,
    columns.map((column) => [...column].map((symbol) => ({ symbol, multiplier: Number(symbol) || 1 }))),
  ).map(({ coins }) => coins)

describe('the reference reads windows by hand-derived answers', () => {
  const cases: [wins: WinRule, window: readonly string[], coins: readonly number[], why: string][] = [
    [{ type: 'ways' }, ['aa', 'a-', 'aa'], [40], 'three a in 2 · 1 · 2 ways'],
    [{ type: 'ways' }, ['aa', 'a-', 'bb'], [2], 'two a in 2 ways'],
    [{ type: 'ways' }, ['ab', '2-', 'ab'], [20, 8], 'the wild is two cells, for either symbol'],
    [{ type: 'ways', direction: 'right' }, ['bb', 'aa', 'a-'], [2], 'from the last reel'],
    [{ type: 'ways', direction: 'both' }, ['a-', 'a-', 'a-'], [10], 'a run over all reels counts once'],
    [{ type: 'ways', direction: 'both' }, ['a', 'a', '-', 'a', 'a'], [1, 1], 'a run from either end'],
    [{ type: 'clusters' }, ['aa', 'a-'], [10], 'three that touch by their sides'],
    [{ type: 'clusters' }, ['a-', '-a'], [], 'corners do not touch'],
    [{ type: 'clusters' }, ['a-a', '-2-', 'a-a'], [], 'the wild touches none of them'],
    [{ type: 'clusters' }, ['a-', '2b', 'ab'], [20, 8], 'the wild belongs to both clusters and doubles either'],
    [{ type: 'clusters' }, ['22', '22'], [], 'wilds alone are no cluster'],
    [{ type: 'clusters', wildMultipliers: 'add' }, ['a2', '3-'], [50], '2 + 3'],
    [{ type: 'clusters', wildMultipliers: 'multiply' }, ['a2', '3-'], [60], '2 · 3'],
    [{ type: 'anywhere' }, ['a-', '-a', 'b3'], [30], 'two a and the wild, trebled; one b and the wild are too few'],
    [{ type: 'anywhere' }, ['--', '-2', '32'], [], 'wilds alone are nothing'],
  ]
  test.each(cases)('%j %j: %j, %s', (wins, window, coins) => {
    const found = coinsOf(game(wins), window)
    expect([...found].sort()).toEqual([...coins].sort())
  })
})

describe('the reference has the laws of features by hand-derived answers', () => {
  const law = (feature: Feature) => lawOf(game({ type: 'ways' }), feature, { number: 1 })
  const prize = (coins: number) => ({ prize: { coins } })

  test('a pick until one ends', () => {
    const items = [
      { ...prize(4), count: 2 },
      { ...prize(0), count: 1, ends: true },
    ]
    const found = law({ type: 'pick', id: 'p', items })
    // The end is first, second or third with chances 1/3 each.
    for (const coins of [0, 4, 8]) expect(found.get(coins)).toBeCloseTo(1 / 3, 14)
  })

  test('a ladder', () => {
    const rungs = [
      { ...prize(1), up: 1, down: 3 },
      { ...prize(5), up: 1, down: 1 },
      { ...prize(9), up: 0, down: 0 },
    ]
    expect([...law({ type: 'ladder', id: 'l', rungs })]).toEqual([
      [1, 0.75],
      [5, 0.125],
      [9, 0.125],
    ])
  })

  test('hold-and-win on two cells with one respin', () => {
    const feature = {
      type: 'holdAndWin',
      id: 'h',
      trigger: { symbol: 's', at: 1 },
      respins: 1,
      values: { 1: 1 },
      landing: { hit: 1, miss: 3 },
      fullCoins: 10,
    } as const
    expect([...holdAndWinLaw(game({ type: 'ways' }), feature, 1, 2)].sort()).toEqual([
      [1, 0.75],
      [12, 0.25],
    ])
  })

  test('a cascade falls along the strip', () => {
    // Two a win and vanish; the two blanks above them on the strip follow.
    const definition = game(
      { type: 'anywhere' },
      {
        reelSets: { base: [{ strip: ['a', 'a', '-', '-'], rows: 2 }] },
        cascades: { multipliers: [1, 5] },
      },
    )
    expect(paidSpins(definition).map(({ lineCoins, chance }) => [lineCoins, chance])).toEqual([
      [1, 0.25],
      [0, 0.75],
    ])
    expect(expected(roundLaw(definition))).toBe(0.25)
  })
})

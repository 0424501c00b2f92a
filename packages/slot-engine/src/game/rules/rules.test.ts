/** Windows of every size, with as many symbols as there may be, filled at random: what wins, against the words of the definition. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { View } from '../../../test-support/reference-view.ts'
import { type Win, winsOf } from '../../../test-support/reference-wins.ts'
import { runs } from '../../../test-support/runs.ts'
import {
  ALONG,
  type CountTable,
  type Definition,
  LIMITS,
  type SymbolDefinition,
  WILD_RUNS,
  type WinRule,
  type WinShape,
} from '../../definition.ts'
import { createRng, type Rng } from '../../rng.ts'
import { Board } from '../board/board.ts'
import { compile } from '../compile/compile.ts'
import { EMPTY, STRIDE } from '../tables/reels.ts'
import type { CountedWin } from './counted/told.ts'
import type { ShapeWin } from './shapes/play.ts'
import type { StraightWin } from './straights/told.ts'

/** Straight runs and shapes have neither side nor ways. */
type ToldWin = CountedWin | ((StraightWin | ShapeWin) & { readonly direction?: undefined; readonly ways?: undefined })

type Counted = Exclude<WinRule, { type: 'lines' }>

const RUNS = runs(7, 100)

const multipliers = fc.constantFrom('highest' as const, 'add' as const, 'multiply' as const)
const wildRuns = fc.constantFrom(...WILD_RUNS)

const RULES: Readonly<Record<Counted['type'], fc.Arbitrary<Counted>>> = {
  clusters: fc.record({
    type: fc.constant('clusters'),
    wildMultipliers: multipliers,
    wildRuns,
    neighbours: fc.constantFrom('sides', 'corners'),
    paid: fc.constantFrom('once', 'perCell'),
  }),
  anywhere: fc.record({
    type: fc.constant('anywhere'),
    wildMultipliers: multipliers,
    wildRuns,
    paid: fc.constantFrom('once', 'perCell'),
  }),
  shapes: fc.record({
    type: fc.constant('shapes'),
    // A shape that does not fit into the window is never filled.
    shapes: fc.constant([
      {
        name: 'square',
        cells: [
          [0, 1],
          [1, 0],
        ],
      },
      {
        name: 'block',
        cells: [
          [0, 1, 2],
          [0, 1, 2],
        ],
        times: 2,
      },
      { name: 'top', cells: [[0], [0], [0]], times: 5 },
      { name: 'corner', cells: [[1], [0, 1]] },
      { name: 'far', cells: [[], [], [0], [1, 0]], times: 3 },
      { name: 'cell', cells: [[], [], [3]] },
    ]),
    nested: fc.constantFrom('hidden', 'paid'),
    wildMultipliers: multipliers,
    wildRuns: fc.constantFrom('own', 'none', 'each'),
  }),
  straights: fc.record({
    type: fc.constant('straights'),
    along: fc.constantFrom(...ALONG),
    wildMultipliers: multipliers,
    wildRuns: fc.constantFrom('own', 'none', 'each'),
    paid: fc.constantFrom('once', 'perCell'),
  }),
  ways: fc.record({
    type: fc.constant('ways'),
    direction: fc.constantFrom('left', 'right', 'both'),
    wildRuns,
    paid: fc.constantFrom('perWay', 'once', 'perCell'),
  }),
}

interface Shape {
  readonly reels: number
  readonly rows: number
  readonly symbols: number
  readonly seed: string
}

const shape: fc.Arbitrary<Shape> = fc.record({
  reels: fc.integer({ min: 1, max: LIMITS.reels }),
  rows: fc.integer({ min: 1, max: LIMITS.rows }),
  symbols: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 30, max: 60 })),
  seed: fc.string({ minLength: 8, maxLength: 8 }),
})

function symbols(count: number, most: number, paysWilds: boolean, rng: Rng): SymbolDefinition[] {
  const pays = (): CountTable => ({ [1 + rng.below(most)]: rng.below(5), [1 + rng.below(most)]: 6 * rng.below(3) })
  const regulars = Array.from(
    { length: count },
    (_, i): SymbolDefinition => ({
      id: `r${i}`,
      kind: 'regular',
      ...(rng.below(8) > 0 ? { pays: pays() } : {}),
    }),
  )
  const some = regulars.filter(() => rng.below(2) > 0).map(({ id }) => id)
  return [
    ...regulars,
    { id: 'blank', kind: 'blank' },
    { id: 'wild', kind: 'wild', ...(paysWilds && { pays: pays() }) },
    { id: 'double', kind: 'wild', multiplier: 2, replaces: [...regulars.map(({ id }) => id), 'wild'] },
    { id: 'some', kind: 'wild', multiplier: { '1': 1, '3': 1 }, replaces: some, ...(paysWilds && { pays: pays() }) },
  ]
}

/** As much of a shape as a window of that size has. */
const within = ({ cells, ...rest }: WinShape, reels: number, rows: number): WinShape => ({
  ...rest,
  cells: Array.from({ length: reels }, (_, reel) => (cells[reel] ?? []).filter((row) => row < rows)),
})

function gameOf(wins: Counted, { reels, rows, symbols: count, seed }: Shape) {
  const rng = createRng(seed)
  const list = symbols(
    count,
    wins.type === 'ways' ? reels : 10,
    wins.wildRuns !== undefined && wins.wildRuns !== 'none' && rng.below(2) > 0,
    rng,
  )
  const strip = Array.from({ length: rows }, () => 'blank')
  const definition: Definition = {
    definitionVersion: 1,
    id: 'window',
    name: 'Window',
    betCoins: 1,
    maxWin: 1,
    symbols: list,
    reelSets: { base: Array.from({ length: reels }, () => ({ strip, rows })) },
    wins: wins.type === 'shapes' ? { ...wins, shapes: wins.shapes.map((one) => within(one, reels, rows)) } : wins,
  }
  return { definition, game: compile(definition), rng }
}

/**
 * Most cells show one of a few tokens, so that much wins: with fewer, much at once; with more, barely. What lies below the
 * depth of the board is not on it.
 */
function fill(board: Board, tokens: number, rng: Rng): void {
  const few = 2 + rng.below(6)
  const common = Array.from({ length: few }, (_, i) => (i === 0 ? tokens - 1 - rng.below(4) : rng.below(tokens)))
  const odd = 2 + rng.below(8)
  board.tokens.fill(common[0]!)
  for (let reel = 0; reel < board.reels; reel++) {
    board.tokens.fill(EMPTY, reel * STRIDE, reel * STRIDE + board.depth)
    board.rows[reel] = rng.below(3) === 0 ? 1 + rng.below(board.depth) : board.depth
    for (let row = 0; row < board.rows[reel]!; row++) {
      board.tokens[reel * STRIDE + row] = rng.below(odd) === 0 ? rng.below(tokens) : common[rng.below(few)]!
    }
  }
}

/** Wins as texts, in an order that both have. */
const inOrder = (wins: readonly Win[]): string[] =>
  wins
    .map(({ kind, what, side, count, ways, multiplier, cells, coins }) => {
      const places = cells.map(String).toSorted().join(' ')
      return `${what} ${kind} ${side}: ${count} cells or reels, ${ways} ways × ${multiplier}, ${coins} coins, at ${places}`
    })
    .toSorted()

describe.each(Object.entries(RULES))('%s', (_, rule) => {
  test('win in windows of every size what the definition says', () => {
    let won = 0
    const check = (wins: Counted, raw: Shape): void => {
      const { definition, game, rng } = gameOf(wins, raw)
      const { list } = game.plan.tokens
      const board = new Board(raw.reels, raw.rows)
      const winRule = game.plan.rule.make()
      for (let window = 0; window < 8; window++) {
        fill(board, list.length, rng)
        const view: View = Array.from(board.rows, (rows, reel) =>
          Array.from({ length: rows }, (_, row) => {
            const { symbol, multiplier } = list[board.tokens[reel * STRIDE + row]!]!
            return { symbol: definition.symbols[symbol]!.id, multiplier }
          }),
        )
        const expected = winsOf(definition, view)
        const coins = expected.reduce((sum, win) => sum + win.coins, 0)
        const told: ToldWin[] = []
        board.unmark()
        expect(winRule.evaluate(board, false, null)).toBe(coins)
        expect(board.marked()).toEqual([])
        expect(winRule.evaluate(board, true, (win) => told.push(win as ToldWin))).toBe(coins)
        const cells = new Set(expected.flatMap((win) => win.cells.map(String)))
        expect(new Set(board.marked().map(String))).toEqual(cells)
        expect(inOrder(told.map((win) => wonBy(definition, win)))).toEqual(inOrder(expected))
        won += expected.length
      }
    }
    fc.assert(fc.property(rule, shape, check), RUNS)
    expect(won).toBeGreaterThan(3 * RUNS.numRuns)
  })
})

function wonBy({ symbols: list }: Definition, win: ToldWin): Win {
  const what = list[win.symbol]!.id
  return { ...win, what, symbol: what, side: win.direction ?? 'left', ways: win.ways ?? 1 }
}

test('clusters are told by their first cells that are no wilds, from the left and from the top', () => {
  const { definition, game, rng } = gameOf({ type: 'clusters' }, { reels: 8, rows: 10, symbols: 5, seed: 'order' })
  const board = new Board(8, 10)
  for (let window = 0; window < 50; window++) {
    fill(board, game.plan.tokens.list.length, rng)
    const firsts: number[] = []
    game.plan.rule.make().evaluate(board, false, (win) => {
      const own = win.cells.map(([reel, row]) => reel * STRIDE + row).filter((at) => board.tokens[at] === win.symbol)
      expect(definition.symbols[win.symbol]!.kind).toBe('regular')
      firsts.push(own[0]!)
    })
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
    expect(new Set(firsts).size).toBe(firsts.length)
  }
})

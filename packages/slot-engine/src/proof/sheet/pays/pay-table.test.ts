import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../../test-support/benchmark-game.ts'
import { fromParSheet, readPublishedGame } from '../../../../test-support/par-sheet.ts'
import { randomGame } from '../../../../test-support/random-game.ts'
import { runs } from '../../../../test-support/runs.ts'
import type { Definition } from '../../../definition.ts'
import { compile } from '../../../game/compile/compile.ts'
import type { Game } from '../../../game/core/game.ts'
import type { RoundOptions } from '../../../game/core/round-options.ts'
import { prove } from '../../analyse/analyse.ts'
import type { ParSheet } from '../../sheet.ts'
import { exactPayTables, type PayRow, type PayTable, playedPayTable } from './pay-table.ts'
import { playWins } from './played-wins.ts'

const RUNS = runs(20_260_103, 150)

/** The exact tables, which must all be there. */
function tablesOf(game: Game, sheet: ParSheet, options: RoundOptions = {}): PayTable[] {
  return exactPayTables(game, options, sheet).map(({ source, table }) => {
    if (table === null) throw new Error(`${source}: no exact table`)
    return table
  })
}

const returns = (rows: readonly PayRow[]): number => rows.reduce((sum, row) => sum + row.rtp, 0)

/** What the rows return adds up to what the sheet says of their source. */
function expectSums(sheet: ParSheet, tables: readonly PayTable[]): void {
  for (const { source, rows } of tables) {
    if (source === 'base') {
      expect(returns(rows.filter(({ kind }) => kind !== 'scatter'))).toBeCloseTo(sheet.rtpBySource.lines, 9)
      expect(returns(rows.filter(({ kind }) => kind === 'scatter'))).toBeCloseTo(sheet.rtpBySource.scatters, 9)
    } else expect(returns(rows)).toBeCloseTo(sheet.rtpBySource.features[source]!, 9)
  }
}

/** No row differs from what played rounds give by more than chance allows. */
function expectPlayed(game: Game, sheet: ParSheet, tables: readonly PayTable[], rounds: number): void {
  const played = playWins(game, {}, rounds, 'played')
  for (const table of tables) {
    const other = playedPayTable(game, table.source, played, sheet.betCoins)
    for (const row of table.rows) {
      const same = other.rows.find(
        ({ kind, of, from }) => of === row.of && from === row.from && (kind === row.kind || row.kind === 'expanded'),
      )!
      if (same.hits < 25) continue
      expect(Math.abs(same.rtp - row.rtp), `${row.of} × ${row.from}`).toBeLessThan(
        4.5 * same.standardErrors!.rtp + 1e-12,
      )
    }
  }
}

describe('the pay table of the benchmark game', () => {
  const definition = benchmarkGame()
  const game = compile(definition)
  const sheet = prove(game)
  const tables = tablesOf(game, sheet)

  /** Five alike on a line: Π (stops of the symbol or a wild). Wilds never stand on reel 0 and pay nothing themselves. */
  test('has the hits that its strips give by hand', () => {
    const reels = definition.reelSets.base!
    const stops = reels.map(
      ({ strip }, r) =>
        (id: string) =>
          strip.filter((s) => s === id || (r > 0 && s === 's0')).length,
    )
    for (const id of ['s1', 's4', 's8']) {
      for (const count of [3, 4, 5]) {
        const runs = stops.reduce((product, on, r) => {
          if (r < count) return product * on(id)
          return product * (r === count ? reels[r]!.strip.length - on(id) : reels[r]!.strip.length)
        }, 1)
        const row = tables[0]!.rows.find((one) => one.of === id && one.from === count)!
        expect(row.hits, `${id} × ${count}`).toBe(20 * runs)
      }
    }
    expect(reels[0]!.strip).not.toContain('s0')
  })

  test('adds up to the return of lines, scatters and free spins', () => {
    expectSums(sheet, tables)
    expect(tables.map(({ source, cycle }) => [source, cycle])).toEqual([
      ['base', 102_400_000],
      ['free', 102_400_000],
    ])
    const { triggerProbability, averageSpins } = sheet.features[0]!
    expect(tables[1]!.spinsPerRound).toBeCloseTo(triggerProbability * averageSpins!, 12)
  })
})

test('the free spins of a published game return on lines and by scatters what its author printed', () => {
  const game = compile(fromParSheet(readPublishedGame(3)))
  const sheet = prove(game)
  const tables = tablesOf(game, sheet)
  expectSums(sheet, tables)
  const { rows, spinsPerRound } = tables[1]!
  const perSpin = (scatter: boolean) =>
    (returns(rows.filter(({ kind }) => (kind === 'scatter') === scatter)) / spinsPerRound) * 100
  expect(perSpin(false)).toBeCloseTo(226.19, 2)
  expect(perSpin(true)).toBeCloseTo(144.15, 2)
})

describe('the pay table of a random game', () => {
  test('adds up to the return of each source', () => {
    const property = fc.property(randomGame({ cap: 'any' }), (definition) => {
      const game = compile(definition)
      const sheet = prove(game)
      expectSums(sheet, tablesOf(game, sheet))
    })
    fc.assert(property, RUNS)
  })

  test('has each row as often as rounds that are played', () => {
    const property = fc.property(randomGame(), (definition) => {
      const game = compile(definition)
      const sheet = prove(game)
      expectPlayed(game, sheet, tablesOf(game, sheet), 3000)
    })
    fc.assert(property, runs(20_260_104, 25))
  })
})

/** Four reels with wilds that multiply, expand or are drawn, and a mystery symbol. */
const ODD: Omit<Definition, 'wins'> = {
  definitionVersion: 1,
  id: 'odd',
  name: 'Odd',
  betCoins: 5,
  maxWin: 1_000_000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 4, '4': 20 } },
    { id: 'b', kind: 'regular', pays: { '2': 1, '3': 3, '4': 9 } },
    { id: 'w', kind: 'wild', multiplier: { '1': 3, '2': 1 }, reels: [1, 2] },
    { id: 'm', kind: 'mystery', reveals: { a: 1, b: 2 } },
    { id: 's', kind: 'scatter', pays: { '2': 2, '3': 8 } },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 'b', 's', 'a', 'm'], rows: 2 },
      { strip: ['a', 'w', 'b', 'b', 's', 'm'], rows: 2, weights: [1, 1, 2, 1, 1, 2] },
      { strip: ['b', 'a', 'w', 'a', 's', 'b', 'm'], rows: 2 },
      { strip: ['b', 'a', 'a', 's', 'b'], rows: 2 },
    ],
  },
}

describe('a game of another kind', () => {
  const lines = [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ]
  const expanding: Definition['symbols'] = ODD.symbols.map((symbol) =>
    symbol.kind === 'wild' ? { ...symbol, expands: true, multiplier: 3 } : symbol,
  )
  test.each<{ name: string; change: Pick<Definition, 'wins'> & Partial<Definition> }>([
    { name: 'lines both ways', change: { wins: { type: 'lines', lines, direction: 'both' } } },
    { name: 'expanding wilds', change: { wins: { type: 'lines', lines }, symbols: expanding } },
    { name: 'ways', change: { wins: { type: 'ways' } } },
    { name: 'ways from the right', change: { wins: { type: 'ways', direction: 'right' } } },
    { name: 'ways both ways', change: { wins: { type: 'ways', direction: 'both' } } },
    {
      name: 'a chosen symbol in free spins',
      change: {
        wins: { type: 'lines', lines },
        features: [
          {
            type: 'freeSpins',
            id: 'book',
            trigger: { symbol: 's', awards: { '3': 4 } },
            expandingSymbol: { a: 1, b: 3 },
            multiplier: 2,
          },
        ],
      },
    },
  ])('has a table that adds up and agrees with play: $name', ({ change }) => {
    const game = compile({ ...ODD, ...change })
    const sheet = prove(game)
    const tables = tablesOf(game, sheet)
    expectSums(sheet, tables)
    if (sheet.features.length === 0) expectPlayed(game, sheet, tables, 20_000)
  })

  test('counts symbols anywhere as often as rounds that are played', () => {
    const symbols: Definition['symbols'] = ODD.symbols.map((symbol) =>
      symbol.kind === 'regular' ? { ...symbol, pays: { '3': 2, '5': 11 } } : symbol,
    )
    const game = compile({ ...ODD, symbols, wins: { type: 'anywhere', wildMultipliers: 'multiply' } })
    const played = playWins(game, {}, 20_000, 'sheet')
    const [base] = exactPayTables(game, {}, {
      method: 'simulated',
      betCoins: 5,
      rtpBySource: { features: {} },
    } as ParSheet)
    const other = playedPayTable(game, 'base', played, 5)
    expect(base!.table!.rows.map(({ of, from }) => [of, from])).toEqual(other.rows.map(({ of, from }) => [of, from]))
    for (const [i, row] of base!.table!.rows.entries()) {
      const { rtp, standardErrors } = other.rows[i]!
      expect(Math.abs(rtp - row.rtp), `${row.of} × ${row.from}`).toBeLessThan(4.5 * standardErrors!.rtp + 1e-12)
    }
  })
})

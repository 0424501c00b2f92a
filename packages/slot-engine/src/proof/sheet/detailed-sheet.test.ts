import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { CLUSTERS } from '../../../test-support/cluster-game.ts'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { prove } from '../analyse/analyse.ts'
import type { SimulatedSheet } from '../sheet.ts'
import { detailedSheet } from './detailed-sheet.ts'

describe('the detailed sheet of the benchmark game', () => {
  const game = compile(benchmarkGame())
  const detail = detailedSheet(game)

  test('is exact in all its parts', () => {
    expect(detail.sheet).toEqual(prove(game))
    expect(detail.wins.method).toBe('exact')
    expect(detail.payTables.map(({ source, method }) => [source, method])).toEqual([
      ['base', 'exact'],
      ['free', 'exact'],
    ])
    expect(detail.errors).toBeUndefined()
    expect(detail.longRun.n0).toBeCloseTo((2.631065480617 / (1 - 0.9445971313862948)) ** 2, 6)
    expect(detail.variants).toEqual([])
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(detail))).toEqual(detail)
  })
})

describe('the detailed sheet of a game without an exact answer', () => {
  const options = { spins: 20_000, tableRounds: 10_000, variantRounds: 2_000, seed: 'sheet' }
  const game = compile(CLUSTERS)
  const detail = detailedSheet(game, options)

  test('is simulated in all its parts, with standard errors', () => {
    expect(detail.sheet.method).toBe('simulated')
    expect(detail.wins).toMatchObject({ method: 'simulated', rounds: 20_000 })
    expect(detail.payTables.map(({ method }) => method)).toEqual(['simulated', 'simulated'])
    const { errors, sheet } = detail
    // First windows are exact: what is left open is less than of rounds.
    expect(errors!.rtp).toBe((sheet as SimulatedSheet).standardError)
    expect(errors!.rtp).toBeLessThan(sheet.standardDeviation / Math.sqrt(20_000))
    expect(errors!.rtp).toBeGreaterThan(0.2 * (sheet.standardDeviation / Math.sqrt(20_000)))
    for (const error of [errors!.lines, errors!.scatters, errors!.standardDeviation, errors!.hitFrequency]) {
      expect(error).toBeGreaterThan(0)
    }
    expect(errors!.features.free!.averageWin).toBeGreaterThan(0)
  })

  test('has errors that cover another sample', () => {
    const other = detailedSheet(game, { ...options, seed: 'other' })
    const near = (a: number, b: number, error: number) => expect(Math.abs(a - b)).toBeLessThan(3.9 * Math.SQRT2 * error)
    near(detail.sheet.rtp, other.sheet.rtp, detail.errors!.rtp)
    near(detail.sheet.rtpBySource.lines, other.sheet.rtpBySource.lines, detail.errors!.lines)
    near(detail.sheet.rtpBySource.scatters, other.sheet.rtpBySource.scatters, detail.errors!.scatters)
    near(detail.sheet.standardDeviation, other.sheet.standardDeviation, detail.errors!.standardDeviation)
    near(detail.sheet.hitFrequency, other.sheet.hitFrequency, detail.errors!.hitFrequency)
  })

  test('tells of the other ways to play', () => {
    expect(detail.variants.map(({ round }) => round)).toEqual([{ mode: 'buy' }])
    expect(detail.variants[0]!.sheet.betCoins).toBe(100)
    expect(detailedSheet(game, { ...options, mode: 'buy' }).variants).toEqual([])
  })

  test('is the same for the same seed, and plain data', () => {
    expect(detailedSheet(game, options)).toEqual(detail)
    expect(JSON.parse(JSON.stringify(detail))).toEqual(detail)
  })

  test('is refused for a mode that the game does not have', () => {
    expect(() => detailedSheet(game, { mode: 'none' })).toThrow(RangeError)
  })
})

test('a choice has a sheet for each of its options', () => {
  const definition: Definition = {
    ...benchmarkGame(),
    features: [
      {
        type: 'choice',
        id: 'path',
        trigger: { symbol: 's9', at: 3 },
        options: [{ prize: { feature: 'many' } }, { prize: { coins: 100 } }],
      },
      { type: 'freeSpins', id: 'many' },
    ],
  }
  const { variants, sheet } = detailedSheet(compile(definition))
  expect(variants.map(({ round }) => round)).toEqual([{ choose: { path: 0 } }, { choose: { path: 1 } }])
  expect(variants[0]!.sheet.rtp).toBe(sheet.rtp)
  expect(variants[1]!.sheet.rtp).not.toBe(sheet.rtp)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { randomGame } from '../../../test-support/random-game.ts'
import { cappedRound } from '../../../test-support/reference-cap.ts'
import { referenceRound } from '../../../test-support/reference-round.ts'
import { runs } from '../../../test-support/runs.ts'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { prove } from '../analyse/analyse.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { type RoundDistribution, roundDistribution, sampledDistribution } from './round-distribution.ts'

const RUNS = runs(20_260_102, 60)

function moment({ coins, chances, betCoins }: RoundDistribution, term: (bets: number) => number): number {
  return coins.reduce((sum, value, i) => sum + chances[i]! * term(value / betCoins), 0)
}

describe('the distribution of a round', () => {
  test('of a random game with a cap has the chances of the whole enumeration, coin by coin', () => {
    const property = fc.property(randomGame({ cap: 'low', maxCycle: 300 }), (definition) => {
      const expected = cappedRound(definition, referenceRound(definition))
      const { coins, chances } = roundDistribution(compile(definition))
      const found = new Map(Array.from(coins, (value, i) => [value, chances[i]!]))
      expected.forEach((chance, value) => {
        expect(Math.abs((found.get(value) ?? 0) - chance), `chance of ${value} coins`).toBeLessThan(1e-11)
      })
      expect(Math.max(...coins)).toBeLessThan(expected.length)
    })
    fc.assert(property, RUNS)
  })

  test('of a random game adds up to the figures of its sheet', () => {
    const property = fc.property(randomGame({ cap: 'any' }), (definition) => {
      const game = compile(definition)
      const sheet = prove(game)
      const distribution = roundDistribution(game)
      expect(moment(distribution, () => 1)).toBeCloseTo(1, 11)
      const near = (actual: number, wanted: number) =>
        expect(Math.abs(actual - wanted)).toBeLessThan(1e-9 * Math.max(1, wanted))
      near(
        moment(distribution, (bets) => bets),
        sheet.rtp,
      )
      near(
        moment(distribution, (bets) => (bets - sheet.rtp) ** 2),
        sheet.standardDeviation ** 2,
      )
      near(
        moment(distribution, (bets) => (bets > 0 ? 1 : 0)),
        sheet.hitFrequency,
      )
    })
    fc.assert(property, RUNS)
  })

  test('of the benchmark game has its return, hits and deviation', () => {
    const distribution = roundDistribution(compile(benchmarkGame()))
    expect(moment(distribution, (bets) => bets) * 100).toBeCloseTo(94.45971313862948, 9)
    expect(
      Math.sqrt(moment(distribution, (bets) => bets ** 2) - moment(distribution, (bets) => bets) ** 2),
    ).toBeCloseTo(2.631065, 6)
    expect(Array.from(distribution.coins)).toEqual(Array.from(distribution.coins).toSorted((a, b) => a - b))
  })

  test('of a game without features is the very distribution of its spins', () => {
    const { features: _, ...definition }: Definition = benchmarkGame()
    const game = compile(definition)
    const { base } = prove(game)
    const { coins, chances } = roundDistribution(game)
    expect(Array.from(coins, (value, i) => [value, Math.round(chances[i]! * base.cycle)])).toEqual(base.distribution)
  })

  test('of a bought feature is that of the feature', () => {
    const definition: Definition = {
      ...benchmarkGame(),
      modes: [{ id: 'buy', coins: 2000, buys: { feature: 'free', spins: 10 } }],
    }
    const game = compile(definition)
    const sheet = prove(game, { mode: 'buy' })
    const distribution = roundDistribution(game, { mode: 'buy' })
    expect(distribution.betCoins).toBe(2000)
    expect(moment(distribution, (bets) => bets)).toBeCloseTo(sheet.rtp, 10)
    expect(moment(distribution, (bets) => (bets - sheet.rtp) ** 2)).toBeCloseTo(sheet.standardDeviation ** 2, 10)
  })

  test('of rounds that were played is how often each total came up', () => {
    const game = compile(benchmarkGame())
    const report = simulateNow(game, { spins: 10_000, seed: 'sample' })
    const distribution = sampledDistribution(game, report.histogram)
    expect(distribution.rounds).toBe(10_000)
    expect(moment(distribution, (bets) => bets)).toBeCloseTo(report.actualRtp, 12)
  })
})

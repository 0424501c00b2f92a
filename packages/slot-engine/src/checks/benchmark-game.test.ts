import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { compile, prove, simulate } from '../index.ts'

const definition = benchmarkGame()

/** Its 102,400,000 combinations were enumerated in C and in JavaScript, with the same answers. */
describe('the benchmark game', () => {
  const sheet = prove(compile(definition))

  test('has the return and the hits of its full cycle', () => {
    expect(sheet.cycle).toBe(102_400_000)
    expect(sheet.rtp * 100).toBeCloseTo(94.45971313862948, 11)
    expect(sheet.base.hitFrequency * 100).toBe(35.5791455078125)
    expect(sheet.rtpBySource.lines).toBeCloseTo(0.8672721679687502, 14)
    expect(sheet.rtpBySource.scatters).toBeCloseTo(0.02136533203125, 14)
  })

  test('has the deviation of a paid spin alone, and with the free spins it starts', () => {
    expect(sheet.base.standardDeviation).toBeCloseTo(2.367626, 6)
    expect(sheet.standardDeviation).toBeCloseTo(2.631065, 6)
  })

  test('has free spins that come as often as counted', () => {
    expect(sheet.base.sums.freeSpins / sheet.cycle).toBe(0.059241796875)
    expect(sheet.features[0]!.triggerProbability).toBe(0.0059241796875)
    expect(sheet.features[0]!.averageSpins).toBeCloseTo(10 / (1 - 0.059241796875), 12)
  })

  test('pays 1,147 different amounts, nothing among them', () => {
    expect(sheet.base.distribution).toHaveLength(1147)
  })

  test('pays 1,137 different amounts without its scatter pays', () => {
    const symbols = definition.symbols.map((symbol) => (symbol.kind === 'scatter' ? { ...symbol, pays: {} } : symbol))
    expect(prove(compile({ ...definition, symbols })).base.distribution).toHaveLength(1137)
  })
})

test('a million simulated rounds of the benchmark game stay within 3.29 standard errors', async () => {
  const game = compile(definition)
  const sheet = prove(game)
  const spins = 1_000_000
  const report = await simulate(game, { spins, seed: 'benchmark' })
  expect(Math.abs(report.actualRtp - sheet.rtp)).toBeLessThan((3.29 * sheet.standardDeviation) / Math.sqrt(spins))
  const hits = Math.sqrt((sheet.hitFrequency * (1 - sheet.hitFrequency)) / spins)
  expect(Math.abs(report.winRate - sheet.hitFrequency)).toBeLessThan(3.29 * hits)
})

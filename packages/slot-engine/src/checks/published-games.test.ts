import { describe, expect, test } from 'vitest'
import { fromParSheet, readPublishedGame } from '../../test-support/par-sheet.ts'
import { compile, prove } from '../index.ts'

/** Figures that other authors printed for games of known strips; each file in test-support/par-sheets names its source. */
describe.each([1, 2, 3] as const)('published game %i', (number) => {
  const game = readPublishedGame(number)
  const { published, ownCalculation } = game
  const sheet = prove(compile(fromParSheet(game)))

  test('returns what its author printed, to the last digit', () => {
    expect(Math.abs(sheet.rtp * 100 - published.rtp)).toBeLessThanOrEqual(0.5 * 10 ** -published.decimals)
  })

  test('has the exact sums over the cycle', () => {
    const { baseSums } = ownCalculation
    expect(sheet.arithmetic).toBe('integer')
    expect(sheet.cycle).toBe(published.cycle)
    expect(sheet.base.cycle).toBe(baseSums.stopCombinations)
    expect(sheet.base.sums).toMatchObject({
      coins: baseSums.payInUnits,
      hits: baseSums.payingCombinations,
      squaredCoins: baseSums.sumOfSquaredPay,
      triggers: baseSums.featureTriggers,
      freeSpins: baseSums.freeSpinsAwarded,
    })
  })

  test('has the figures of a second calculation', () => {
    expect(sheet.rtp * 100).toBeCloseTo(ownCalculation.rtp, 7)
    expect(sheet.rtpBySource.lines * 100).toBeCloseTo(ownCalculation.baseLinesPct, 7)
    expect(sheet.rtpBySource.scatters * 100).toBeCloseTo(ownCalculation.baseScatterPct, 7)
    expect(sheet.base.hitFrequency * 100).toBeCloseTo(ownCalculation.baseHitFrequencyPct, 7)
    expect(sheet.base.standardDeviation).toBeCloseTo(ownCalculation.baseSigma, 8)
    expect(sheet.standardDeviation).toBeCloseTo(ownCalculation.sigmaPerPaidSpin ?? ownCalculation.baseSigma, 8)
    expect(sheet.maxWin.baseCoins).toBe(ownCalculation.maxBaseWinTotalBets * sheet.betCoins)
  })
})

test('published game 1 pays as often as its author printed', () => {
  const sheet = prove(compile(fromParSheet(readPublishedGame(1))))
  expect(sheet.hitFrequency).toBe(61_810 / 262_144)
  expect(sheet.rtp).toBe(247_536 / 262_144)
  expect(sheet.standardDeviation).toBeCloseTo(6.664, 3)
})

describe('published game 3', () => {
  const game = readPublishedGame(3)
  const sheet = prove(compile(fromParSheet(game)))

  test('has free spins with the exact sums of their own cycle', () => {
    const { freeSums } = game.ownCalculation
    expect(sheet.features).toHaveLength(1)
    const spin = sheet.features[0]!.spin!
    expect(spin.cycle).toBe(freeSums?.stopCombinations)
    expect(spin.sums).toMatchObject({ coins: freeSums?.payInUnits, freeSpins: freeSums?.freeSpinsAwarded })
  })

  test('starts them as often and returns as much in them as its author printed', () => {
    const feature = sheet.features[0]!
    expect(1 / feature.triggerProbability).toBeCloseTo(262.16, 2)
    expect(feature.averageSpins! / 15).toBeCloseTo(1.66913, 5)
    expect((feature.averageWin / 15) * 100).toBeCloseTo(618.14, 2)
    expect(feature.spin!.rtp * 100).toBeCloseTo(370.339985, 6)
  })
})

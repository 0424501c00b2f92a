import { describe, expect, test } from 'vitest'
import { mechanicsFromParSheet, readPublishedGame } from '../../test-support/par-sheet.ts'
import { compile, parseDefinition, prove } from '../index.ts'

/** A game of 243 ways and one of cascades with multipliers, whose figures their author printed. */
describe.each([4, 5] as const)('published game %i', (number) => {
  const game = readPublishedGame(number)
  const { published, ownCalculation } = game
  const parsed = parseDefinition(mechanicsFromParSheet(game))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const sheet = prove(compile(parsed.definition))

  test('returns what its author printed, to the last digit', () => {
    expect(Math.abs(sheet.rtp * 100 - published.rtp)).toBeLessThanOrEqual(0.5 * 10 ** -published.decimals)
  })

  test('has the exact sums over the cycle', () => {
    const { baseSums, freeSums } = ownCalculation
    expect(sheet.cycle).toBe(published.cycle)
    expect(sheet.base.sums).toMatchObject({
      coins: baseSums.payInUnits,
      hits: baseSums.payingCombinations,
      squaredCoins: baseSums.sumOfSquaredPay,
      triggers: baseSums.featureTriggers,
      freeSpins: baseSums.freeSpinsAwarded,
    })
    expect(sheet.features[0]?.spin?.sums).toMatchObject({
      coins: freeSums?.payInUnits,
      freeSpins: freeSums?.freeSpinsAwarded,
    })
  })

  test('has the figures of a second calculation', () => {
    expect(sheet.rtp * 100).toBeCloseTo(ownCalculation.rtp, 7)
    expect(sheet.base.hitFrequency * 100).toBeCloseTo(ownCalculation.baseHitFrequencyPct, 7)
    expect(sheet.base.standardDeviation).toBeCloseTo(ownCalculation.baseSigma, 8)
    expect(sheet.standardDeviation).toBeCloseTo(ownCalculation.sigmaPerPaidSpin ?? 0, 6)
    expect(sheet.maxWin.baseCoins).toBe(ownCalculation.maxBaseWinTotalBets * sheet.betCoins)
  })
})

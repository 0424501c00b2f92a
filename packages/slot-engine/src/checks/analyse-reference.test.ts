import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineGame } from '../../test-support/line-game.ts'
import { randomGame } from '../../test-support/random-game.ts'
import { cappedRound } from '../../test-support/reference-cap.ts'
import { type Cycle, cycleDistribution, cycleSums } from '../../test-support/reference-cycle.ts'
import { chance, mean, type ReferenceRound, referenceRound } from '../../test-support/reference-round.ts'
import { runs } from '../../test-support/runs.ts'
import { compile, prove, type SpinSheet } from '../index.ts'

/** Every sheet here is compared with every combination of stops tried one by one. */
const RUNS = runs(20_260_101, 160)

/** Equal to a relative 1e-10: both sides add some thousand doubles in different order. */
function expectNear(actual: number, expected: number, what: string): void {
  const distance = Math.abs(actual - expected) / Math.max(1, Math.abs(expected))
  expect(distance, `${what}: ${actual} instead of ${expected}`).toBeLessThan(1e-10)
}

function expectSpin(sheet: SpinSheet, cycle: Cycle, betCoins: number): void {
  const sums = cycleSums(cycle)
  const weight = Number(cycle.weight)
  expect(sheet.cycle).toBe(weight)
  expect(sheet.distribution).toEqual(cycleDistribution(cycle))
  expect(sheet.sums).toEqual(sums)
  expectNear(sheet.rtp, sums.coins / weight / betCoins, 'rtp of a spin')
  expectNear(sheet.hitFrequency, sums.hits / weight, 'hits of a spin')
  const variance = sums.squaredCoins / weight - (sums.coins / weight) ** 2
  expectNear(sheet.standardDeviation ** 2, variance / betCoins ** 2, 'variance of a spin')
}

/** P(a round pays nothing): q, that of a free spin with all that follow, is the least fixed point of Σ P(0, k) q^k. */
function zeroChance({ base, features }: ReferenceRound): number {
  const zero = features.map(({ cycle }, i) => {
    let [before, q] = [-1, 0]
    while (q - before > 1e-15) {
      before = q
      q = cycle.outcomes.reduce((sum, one) => sum + (one.coins === 0 ? chance(cycle, one) * q ** one.awards[i]! : 0), 0)
    }
    return q
  })
  return mean(base, ({ coins, awards }) => (coins > 0 ? 0 : awards.reduce((p, n, i) => p * zero[i]! ** n, 1)))
}

/** All figures of a game whose cap is out of reach. */
function expectSheet(definition: LineGame): void {
  const { betCoins } = definition
  const sheet = prove(compile(definition))
  const reference = referenceRound(definition)
  const base = cycleSums(reference.base)
  const cycle = Number(reference.base.weight)
  expect(sheet.method).toBe('exact')
  expect(sheet.arithmetic).toBe('integer')
  expectSpin(sheet.base, reference.base, betCoins)
  expectNear(sheet.uncappedRtp, reference.meanCoins / betCoins, 'rtp before the cap')
  expectNear(sheet.rtpBySource.lines, base.lineCoins / cycle / betCoins, 'rtp of lines')
  expectNear(sheet.rtpBySource.scatters, base.scatterCoins / cycle / betCoins, 'rtp of scatters')
  expect(sheet.features.map(({ id }) => id)).toEqual((definition.features ?? []).map(({ id }) => id))
  for (const [i, feature] of sheet.features.entries()) {
    const expected = reference.features[i]!
    expectSpin(feature.spin!, expected.cycle, betCoins)
    expectNear(feature.triggerProbability, expected.triggerProbability, 'trigger probability')
    expectNear(feature.averageSpins!, expected.averageSpins, 'spins of a feature')
    expectNear(feature.averageWin, expected.averageCoins / betCoins, 'win of a feature')
    expectNear(feature.rtp, expected.coinsPerRound / betCoins, 'rtp of a feature')
    expectNear(sheet.rtpBySource.features[feature.id]!, feature.rtp, 'rtp by feature')
  }
  expectNear(sheet.rtp, reference.meanCoins / betCoins, 'rtp')
  expectNear(sheet.standardDeviation ** 2, reference.variance / betCoins ** 2, 'variance')
  expectNear(sheet.hitFrequency, 1 - zeroChance(reference), 'hit frequency')
}

/** The round as paid, coin by coin. */
function expectCappedRound(definition: LineGame): void {
  const { betCoins } = definition
  const sheet = prove(compile(definition))
  const round = referenceRound(definition)
  const chances = cappedRound(definition, round)
  const moment = (power: number) => chances.reduce((sum, p, coins) => sum + p * (coins / betCoins) ** power, 0)
  expectNear(sheet.rtp, moment(1), 'rtp')
  expectNear(sheet.standardDeviation ** 2, moment(2) - moment(1) ** 2, 'variance')
  expectNear(sheet.hitFrequency, 1 - chances[0]!, 'hit frequency')
  const { maxWin } = sheet
  const cap = chances.length - 1
  expect(maxWin.capCoins).toBe(cap)
  if (maxWin.capProbabilityIs === 'exact') expectNear(maxWin.capProbability, chances[cap]!, 'chance of the cap')
  else expect(chances[cap]).toBeLessThanOrEqual(maxWin.capProbability + 1e-10)
  const top = Math.min(cap, Math.max(...round.base.outcomes.map(({ coins }) => coins)))
  expect(maxWin.baseCoins).toBe(top)
  expectNear(
    maxWin.baseProbability,
    mean(round.base, ({ coins }) => (coins >= top ? 1 : 0)),
    'chance of the top',
  )
}

describe('an exact sheet equals the enumeration of the whole cycle', () => {
  test('for lines, wilds, combinations and scatters, free spins and retriggers', () => {
    fc.assert(fc.property(randomGame(), expectSheet), RUNS)
  })

  test('for a round that its cap cuts', () => {
    fc.assert(fc.property(randomGame({ cap: 'low', maxCycle: 300 }), expectCappedRound), RUNS)
  })
})

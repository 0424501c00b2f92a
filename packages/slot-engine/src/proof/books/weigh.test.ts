import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { entryOf } from '../../entries.ts'
import { WEIGHT_TOTAL, weighRounds, weightOfNext } from './weigh.ts'

const paid = { payouts: [0, 20, 50, 140, 1000, 25_000], rounds: [700, 150, 80, 60, 9, 1] }
const targets = { mean: 96.1234567891, hitFrequency: 0.287654321, standardDeviation: 640.5 }

describe('weights of played rounds', () => {
  const weights = weighRounds(paid, targets)

  test('have the return, the hits and the spread that are asked for', () => {
    expect(weights?.isSpreadMet).toBe(true)
    expect(weights?.reached.mean).toBeCloseTo(targets.mean, 12)
    expect(weights?.reached.hitFrequency).toBeCloseTo(targets.hitFrequency, 9)
    expect(weights?.reached.standardDeviation).toBeCloseTo(targets.standardDeviation, 6)
  })

  test('add up, and each round has one', () => {
    if (weights === null) throw new Error('there are none')
    const next = weightOfNext(paid, weights)
    const each = paid.payouts.flatMap((payout, i) =>
      Array.from({ length: entryOf(paid.rounds, i) }, () => next(payout)),
    )
    expect(each.reduce((sum, weight) => sum + weight, 0n)).toBe(WEIGHT_TOTAL)
    expect(each.every((weight) => weight >= 1n)).toBe(true)
  })

  test('miss the mean by less than any whole weight could mend', () => {
    if (weights === null) throw new Error('there are none')
    const sum = weights.totals.reduce((add, total, i) => add + total * BigInt(entryOf(paid.payouts, i)), 0n)
    const wanted = BigInt(Math.round(targets.mean * 2 ** 45)) * WEIGHT_TOTAL
    const missed = Number(sum * 2n ** 45n - wanted) / 2 ** 45
    expect(Math.abs(missed)).toBeLessThan(20)
  })
})

test('a spread that the rounds cannot have is given up, and that is said', () => {
  const weights = weighRounds(paid, { ...targets, standardDeviation: 60_000 })
  expect(weights?.isSpreadMet).toBe(false)
  expect(weights?.reached.mean).toBeCloseTo(targets.mean, 12)
  expect(weights?.reached.hitFrequency).toBeCloseTo(targets.hitFrequency, 9)
})

test('a return beyond what any round pays has no weights', () => {
  expect(weighRounds({ payouts: [0, 10], rounds: [9, 1] }, { mean: 11, hitFrequency: 0.5 })).toBeNull()
})

test('rounds that all pay the same need no weighing', () => {
  const weights = weighRounds({ payouts: [20], rounds: [5] }, { mean: 20, hitFrequency: 1, standardDeviation: 0 })
  expect(weights?.totals).toEqual([WEIGHT_TOTAL])
})

test('chances that the payouts do have are met, whichever they are', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 3, maxLength: 12 })
  const property = fc.property(shares, fc.integer({ min: 1, max: 400 }), (wanted, step) => {
    const payouts = wanted.map((_, i) => i * i * step * 10)
    const sum = wanted.reduce((total, each) => total + each, 0)
    const mean = payouts.reduce((total, payout, i) => total + (payout * entryOf(wanted, i)) / sum, 0)
    const variance = payouts.reduce((total, payout, i) => total + ((payout - mean) ** 2 * entryOf(wanted, i)) / sum, 0)
    const hitFrequency = 1 - entryOf(wanted, 0) / sum
    const asked = { mean, hitFrequency, standardDeviation: Math.sqrt(variance) }
    const weights = weighRounds({ payouts, rounds: payouts.map(() => 3) }, asked)
    expect(weights?.isSpreadMet).toBe(true)
    expect(Math.abs((weights?.reached.mean ?? 0) / mean - 1)).toBeLessThan(1e-12)
    expect(weights?.reached.hitFrequency).toBeCloseTo(hitFrequency, 8)
    expect(Math.abs((weights?.reached.standardDeviation ?? 0) / asked.standardDeviation - 1)).toBeLessThan(1e-7)
  })
  fc.assert(property, { numRuns: 200, seed: 59 })
})

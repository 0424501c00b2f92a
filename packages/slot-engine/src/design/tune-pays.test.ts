import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestStep, payLadders } from './nice-pays.ts'
import { isRising, type PayShape, returnOf, roundedPays, shapedPays } from './pay-shape.ts'
import { tunedPays } from './tune-pays.ts'

/** Eight symbols on five reels of a game of ten coins, each twice as common as the one above it. */
const ODDS = Array.from({ length: 8 }, (_, rank) =>
  Array.from({ length: 6 }, (_, count) => (count < 3 ? 0 : 0.004 * 1.35 ** rank * 0.12 ** (count - 3))),
)
const SHAPE: PayShape = {
  odds: ODDS,
  worth: ODDS.map((row) => row.map((odds) => odds / 10)),
  shortest: ODDS.map(() => 3),
  topPay: 10_000,
  ceiling: 5000,
  rankGain: 0.7,
  runGain: 0,
  ladders: payLadders(1),
}

const betas = fc.double({ min: 0.3, max: 1.2, noNaN: true })
const returns = fc.double({ min: 0.6, max: 0.99, noNaN: true })

test('a shaped pay table returns what was asked, and rises with rank and count', () => {
  fc.assert(
    fc.property(betas, returns, (beta, wanted) => {
      const pays = shapedPays(SHAPE, beta, wanted)!
      expect(returnOf(SHAPE, pays)).toBeCloseTo(wanted, 9)
      expect(isRising(SHAPE, pays)).toBe(true)
    }),
  )
})

test('a tuned pay table returns it within the tolerance, in whole coins that rise', () => {
  fc.assert(
    fc.property(betas, returns, (beta, wanted) => {
      const ideal = shapedPays(SHAPE, beta, wanted)!
      const pays = tunedPays(SHAPE, ideal, roundedPays(SHAPE, ideal), wanted, 1e-4)
      expect(Math.abs(returnOf(SHAPE, pays) - wanted)).toBeLessThanOrEqual(1e-4)
      expect(isRising(SHAPE, pays)).toBe(true)
      expect(pays.flat().every(Number.isInteger)).toBe(true)
    }),
    { seed: 20_261_121, numRuns: 40 },
  )
})

test('ladders hold round amounts, each finer one those of the rounder', () => {
  const { round, fine, finest } = payLadders(5)
  expect(round.slice(0, 8)).toEqual([5, 10, 15, 20, 25, 30, 40, 50])
  expect(round.every((amount) => fine.includes(amount))).toBe(true)
  expect(finest.every((amount) => amount % 5 === 0)).toBe(true)
  expect(round[nearestStep(round, 33)]).toBe(30)
  expect(round[nearestStep(round, 1e12)]).toBe(round.at(-1))
})

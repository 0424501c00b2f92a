/** Kinds of spins that are drawn by weight. */
import { expect, test } from 'vitest'
import { expect as meanOf, type SpinLaw } from '../../game/law/spin-law.ts'
import { unmetered } from '../../meter.ts'
import { mixedLaw } from './mixed-law.ts'

/** Pays `coins` once in its cycle. */
const once = (cycle: number, coins: number): SpinLaw => ({
  reelSet: 'base',
  betCoins: 1,
  cycle,
  outcomes: 2,
  lineCoins: Float64Array.of(0, coins),
  scatterCoins: new Float64Array(2),
  coins: Float64Array.of(0, coins),
  startIndex: new Int32Array(2),
  starts: [[]],
  counts: Float64Array.of(cycle - 1, 1),
})

test('counts of kinds whose cycles are small stay whole', () => {
  const shares = [
    { weight: 2, law: once(6, 5) },
    { weight: 1, law: once(4, 3) },
  ]
  const mixed = mixedLaw(shares, unmetered())
  expect(mixed.cycle).toBe(36)
  expect([...mixed.counts]).toEqual([20, 4, 9, 3])
})

test('cycles without a common divisor, so many that their multiple is no number, mix as well', () => {
  const primes = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97]
  const cycles = primes.map((prime) => prime ** Math.floor(52 / Math.log2(prime)))
  const shares = cycles.map((cycle, i) => ({ weight: i + 1, law: once(cycle, cycle) }))
  const mixed = mixedLaw(shares, unmetered())
  // Each kind pays 1 on average.
  expect(meanOf(mixed, (coins) => coins)).toBeCloseTo(1, 12)
  expect(mixed.counts.reduce((sum, count) => sum + count, 0) / mixed.cycle).toBeCloseTo(1, 12)
  expect(mixed.cycle).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
})

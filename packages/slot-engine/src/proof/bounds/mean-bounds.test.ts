import { describe, expect, test } from 'vitest'
import { entryOf } from '../../entries.ts'
import { evidenceAgainst, meanAtLeast, meanAtMost, meanBounds } from './mean-bounds.ts'

const ERROR = 0.01

/** P(k of n), each with chance p. */
function binomial(n: number, p: number): number[] {
  const chances = [(1 - p) ** n]
  for (let k = 1; k <= n; k++) chances.push((entryOf(chances, k - 1) * (n - k + 1) * p) / k / (1 - p))
  return chances
}

/** `k` of `n` rounds pay `coins`, the others nothing. */
const sample = (k: number, n: number, coins: number) => ({
  histogram: [
    [0, n - k],
    [coins, k],
  ] as const,
  greatest: coins,
  unit: 1,
})

describe.each([
  ['one round in 5 pays 2', 0.2, 2, 60],
  ['one round in 50 pays 40', 0.02, 40, 120],
  ['one round in 2000 pays 2000', 1 / 2000, 2000, 500],
  ['nearly every round pays', 0.97, 1, 80],
])('%s: all samples there are', (_, chance, coins, rounds) => {
  const chances = binomial(rounds, chance)
  const mean = chance * coins
  const missed = (isMissed: (k: number) => boolean): number =>
    chances.reduce((sum, weight, k) => (weight > 1e-15 && isMissed(k) ? sum + weight : sum), 0)

  test('the lower bound is above the mean at most as often as it may be', () => {
    expect(missed((k) => meanAtLeast(sample(k, rounds, coins), ERROR) > mean)).toBeLessThanOrEqual(ERROR)
  })
  test('the upper bound is below the mean at most as often as it may be', () => {
    expect(missed((k) => meanAtMost(sample(k, rounds, coins), ERROR) < mean)).toBeLessThanOrEqual(ERROR)
  })
})

test('what was never seen is bounded by how often it may have been missed: near M ln(1 / error) / n', () => {
  const rounds = 1_000_000
  const greatest = 10_000
  const rare = (greatest * Math.log(1 / ERROR)) / rounds
  const high = meanAtMost({ histogram: [[0, rounds]], greatest, unit: 1 }, ERROR)
  expect(high).toBeGreaterThan(rare)
  expect(high).toBeLessThan(2 * rare)
})

test('without rounds nothing is known', () => {
  expect(meanBounds({ histogram: [], greatest: 7, unit: 1 }, ERROR)).toEqual({ low: 0, high: 7 })
})

/** What who bets these shares on "more than m" owns after all values, as the definition has it. */
const wealth = (values: readonly number[], shares: readonly number[], m: number): number =>
  shares.reduce(
    (sum, share) => sum + (share * m >= 1 ? 0 : values.reduce((product, x) => product * (1 + share * (x - m)), 1)),
    0,
  ) / shares.length

describe.each([
  [
    'of one unit',
    1,
    1,
    [
      [0, 40],
      [1, 37],
    ],
  ],
  [
    'of many units',
    10,
    400,
    [
      [0, 60],
      [5, 30],
      [20, 12],
      [400, 1],
    ],
  ],
  [
    'less than a unit',
    16,
    2,
    [
      [0, 9],
      [1, 30],
      [2, 80],
    ],
  ],
] as const)('with values that are at most %s', (_, unit, greatest, histogram) => {
  const values = histogram.flatMap(([value, times]) => Array.from({ length: times }, () => value))
  const owned = (shares: readonly number[], mean: number) => wealth(values, shares, mean)
  const near = 3e-8 * unit

  test('the lower bound is the greatest mean against which a bet of halved shares pays off', () => {
    const shares = Array.from({ length: 25 }, (_, j) => 2 ** -j / unit)
    const low = meanAtLeast({ histogram, greatest, unit }, ERROR)
    expect(owned(shares, low)).toBeGreaterThanOrEqual(1 / ERROR)
    expect(owned(shares, low + near)).toBeLessThan((1 + 1e-5) / ERROR)
  })

  test('the upper bound is the least', () => {
    const count = 25 + Math.ceil(Math.log2(unit / greatest))
    const shares = Array.from({ length: count }, (_, j) => -(2 ** -j) / greatest)
    const high = meanAtMost({ histogram, greatest, unit }, ERROR)
    expect(owned(shares, high)).toBeGreaterThanOrEqual(1 / ERROR)
    expect(owned(shares, high - near)).toBeLessThan((1 + 1e-5) / ERROR)
  })
})

test('a mean of several units is known from below: shares that could lose more than all are left out', () => {
  const histogram = [
    [0, 20],
    [30, 200],
  ] as const
  expect(meanAtLeast({ histogram, greatest: 40, unit: 10 }, ERROR)).toBeGreaterThan(20)
})

test('a unit far below what numbers can tell apart is looked at no finer than that', () => {
  const greatest = 1e12
  const { low, high } = meanBounds(
    {
      histogram: [
        [0, 50],
        [greatest, 50],
      ],
      greatest,
      unit: 1,
    },
    ERROR,
  )
  expect(low).toBeLessThan(greatest / 2)
  expect(high).toBeGreaterThan(greatest / 2)
})

test('many rounds come near: within twice what a normal law would give', () => {
  const rounds = 10_000_000
  const { low, high } = meanBounds(sample(rounds / 10, rounds, 10), ERROR)
  const normal = (2.326 * 3) / Math.sqrt(rounds)
  expect(1 - low).toBeLessThan(2 * normal)
  expect(high - 1).toBeLessThan(2 * normal)
  expect(low).toBeLessThan(1)
  expect(high).toBeGreaterThan(1)
})

test('where nothing can be won, nothing is', () => {
  expect(meanBounds({ histogram: [[0, 9]], greatest: 0, unit: 1 }, ERROR)).toEqual({ low: 0, high: 0 })
})

test('a value that the definition cannot pay is a fault, not a figure', () => {
  for (const value of [8, -1, Number.NaN]) {
    expect(() => meanBounds({ histogram: [[value, 1]], greatest: 7, unit: 1 }, ERROR)).toThrow(
      new RangeError(`meanBounds: ${value} is not from 0 to 7`),
    )
  }
})

describe('evidence against a claim', () => {
  test('passes three powers of ten exactly where the bounds of that error exclude the claim', () => {
    for (const k of [0, 5, 10, 15, 20, 40]) {
      const played = sample(k, 100, 5)
      const { low, high } = meanBounds(played, 1e-3)
      for (const claim of [low - 1e-6, low + 1e-6, high - 1e-6, high + 1e-6].filter((mean) => mean > 0)) {
        const { tooLow, tooHigh } = evidenceAgainst(played, { low: claim, high: claim })
        expect([tooHigh >= 3, tooLow >= 3]).toEqual([claim < low, claim > high && high < 5])
      }
    }
  })

  test('of all samples of a true claim, those that speak against it are as rare as they have to be', () => {
    const [chance, coins, rounds] = [0.2, 2, 60]
    const claim = { low: chance * coins, high: chance * coins }
    const passing = (side: 'tooHigh' | 'tooLow') =>
      binomial(rounds, chance)
        .filter((_, k) => evidenceAgainst(sample(k, rounds, coins), claim)[side] >= 2)
        .reduce((sum, share) => sum + share, 0)
    expect(passing('tooHigh')).toBeLessThanOrEqual(0.01)
    expect(passing('tooLow')).toBeLessThanOrEqual(0.01)
  })

  test('no rounds say nothing', () => {
    const { tooLow, tooHigh } = evidenceAgainst({ histogram: [], greatest: 100, unit: 1 }, { low: 0.9, high: 0.95 })
    expect(Math.max(tooLow, tooHigh)).toBeLessThanOrEqual(0)
  })
})

describe('many different values', () => {
  /** log K by its definition: every share, and values one by one. */
  const logK = (histogram: readonly (readonly [number, number])[], shares: readonly number[], m: number): number => {
    const logs = shares
      .filter((share) => share * m < 1)
      .map((share) => histogram.reduce((sum, [x, times]) => sum + times * Math.log(1 + share * (x - m)), 0))
    const most = Math.max(...logs)
    return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0))
  }
  const histogram = Array.from({ length: 400 }, (_, i) => [i * i, Math.ceil(90_000 / (1 + i) ** 2)] as const)
  const greatest = 200_000
  const { low, high } = meanBounds({ histogram, greatest, unit: 20 }, ERROR)

  test('what lies below the lower bound is refused, and what lies above it is not', () => {
    const shares = Array.from({ length: 25 }, (_, j) => 2 ** -j / 20)
    const needed = Math.log(shares.length / ERROR)
    expect(logK(histogram, shares, low * (1 - 1e-5))).toBeGreaterThan(needed)
    expect(logK(histogram, shares, low * (1 + 1e-5))).toBeLessThan(needed)
  })
  test('what lies above the upper bound is refused, and what lies below it is not', () => {
    const halvings = Math.ceil(24 + Math.log2(20 / greatest))
    const shares = Array.from({ length: halvings + 1 }, (_, j) => -(2 ** -j) / greatest)
    const needed = Math.log(shares.length / ERROR)
    expect(logK(histogram, shares, high * (1 + 1e-5))).toBeGreaterThan(needed)
    expect(logK(histogram, shares, high * (1 - 1e-5))).toBeLessThan(needed)
  })
})

/** Laws of single features, against their distributions worked out coin by coin. */

import { describe, expect, test } from 'vitest'
import { certain, expected, type Law, mixture, timesOver, together } from '../../../test-support/reference-law.ts'
import type { Feature, HoldAndWin, Prize } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import { unmetered } from '../../meter.ts'
import type { FeatureSource } from '../core/feature.ts'
import type { LawTerms, OtherPlan } from '../core/feature-plan.ts'
import { fftPlan } from '../law/fft.ts'
import type { FeatureLaw, Grid } from '../law/law.ts'
import type { SpinLaw } from '../law/spin-law.ts'
import { choice } from './choice/choice.ts'
import type { CoinValues } from './coins/values.ts'
import { growingSpinsLaw } from './free-spins/growing-law.ts'
import { freeSpinsLaw } from './free-spins/law.ts'
import { endsOf } from './hold-and-win/ends.ts'
import { holdAndWinLaw } from './hold-and-win/law.ts'
import { ladder } from './ladder/ladder.ts'
import { pick } from './pick/pick.ts'
import { wheel } from './wheel/wheel.ts'

const [LENGTH, UNIT] = [64, 2]
/** Totals are even numbers of coins. */
const grid = (below = Number.POSITIVE_INFINITY): Grid => ({
  ...{ plan: fftPlan(LENGTH), length: LENGTH, unit: UNIT, bins: LENGTH / 2 + 1, below, meter: unmetered() },
})

function expectSpectrum(feature: FeatureLaw, n: number, law: Law, at = grid()): void {
  const { re, im } = feature.spectrum(at, n)
  expect(re).toHaveLength(at.bins)
  for (let k = 0; k < at.bins; k++) {
    const angle = (coins: number) => (2 * Math.PI * k * (coins / UNIT)) / LENGTH
    expect(re[k]).toBeCloseTo(
      expected(law, (coins) => Math.cos(angle(coins))),
      9,
    )
    expect(im[k]).toBeCloseTo(-expected(law, (coins) => Math.sin(angle(coins))), 9)
  }
}

/** @param known what is left of the law where single wins of `below` or more are left out */
function expectLaw(
  feature: FeatureLaw,
  n: number,
  law: Law,
  known?: { readonly below: number; readonly law: Law },
): void {
  const { mean, variance, nothing } = feature.moments(n)
  const center = expected(law)
  expect(mean).toBeCloseTo(center, 9)
  expect(variance).toBeCloseTo(
    expected(law, (coins) => (coins - center) ** 2),
    7,
  )
  expect(nothing).toBeCloseTo(law.get(0) ?? 0, 11)
  const growth = (of: Law) => expected(of, (coins) => Math.exp(0.05 * coins))
  expect(feature.transform(0.05, n, Number.POSITIVE_INFINITY)).toBeCloseTo(growth(law), 8)
  expectSpectrum(feature, n, law)
  if (known === undefined) return
  expect(feature.transform(0.05, n, known.below)).toBeCloseTo(growth(known.law), 8)
  expectSpectrum(feature, n, known.law, grid(known.below))
}

/** A spin that wins `coins` and awards `more`, so many times in its cycle. */
type Outcome = readonly [coins: number, more: number, count: number]

function spinOf(outcomes: readonly Outcome[]): SpinLaw {
  const coins = Float64Array.from(outcomes, ([value]) => value)
  const starts = [...new Set(outcomes.map(([, more]) => more))]
  return {
    ...{ reelSet: 'base', betCoins: 1, outcomes: outcomes.length, lineCoins: coins, coins },
    cycle: outcomes.reduce((sum, [, , count]) => sum + count, 0),
    scatterCoins: new Float64Array(outcomes.length),
    startIndex: Int32Array.from(outcomes, ([, more]) => starts.indexOf(more)),
    starts: starts.map((more) => [more]),
    counts: Float64Array.from(outcomes, ([, , count]) => count),
  }
}

const cycleOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, [, , count]) => sum + count, 0)

/** One spin with all that it leads to, so many generations deep, without totals too unlikely to count. */
function lawOfSpin(outcomes: readonly Outcome[], below = Number.POSITIVE_INFINITY): Law {
  const cycle = cycleOf(outcomes)
  let law: Law = certain(0)
  for (let generation = 0; generation < 40; generation++) {
    const next = mixture(
      outcomes
        .filter(([coins]) => coins < below)
        .map(([coins, more, count]) => [together(certain(coins), timesOver(law, more)), count / cycle] as const),
    )
    law = new Map([...next].filter(([, chance]) => chance > 1e-14))
  }
  return law
}

const PLAIN: readonly Outcome[] = [
  [0, 0, 5],
  [2, 0, 2],
  [6, 0, 1],
]
const AGAIN: readonly Outcome[] = [
  [0, 0, 15],
  [4, 0, 5],
  [2, 1, 2],
  [0, 2, 1],
  [2, 3, 1],
]

describe('free spins', () => {
  const of = (...variants: readonly (readonly [chance: number, outcomes: readonly Outcome[]])[]) =>
    freeSpinsLaw(
      'free',
      1,
      3,
      variants.map(([chance, outcomes]) => ({ chance, spin: spinOf(outcomes) })),
    )

  test.each([1, 2, 5])('%i that award no more', (n) => {
    const known = { below: 6, law: timesOver(lawOfSpin(PLAIN, 6), n) }
    expectLaw(of([1, PLAIN]), n, timesOver(lawOfSpin(PLAIN), n), known)
  })

  test.each([1, 3])('%i that award more', (n) => {
    const known = { below: 4, law: timesOver(lawOfSpin(AGAIN, 4), n) }
    expectLaw(of([1, AGAIN]), n, timesOver(lawOfSpin(AGAIN), n), known)
  })

  test('of two kinds, one of which is drawn for all of them', () => {
    const law = mixture([
      [timesOver(lawOfSpin(PLAIN), 2), 0.25],
      [timesOver(lawOfSpin(AGAIN), 2), 0.75],
    ])
    expectLaw(of([0.25, PLAIN], [0.75, AGAIN]), 2, law)
  })

  test('are told by what they pay and how long they last', () => {
    const law = of([0.25, PLAIN], [0.75, AGAIN])
    const mean = 0.25 * (10 / 8) + 0.75 * expected(lawOfSpin(AGAIN))
    expect(law.bySource(2).map((coins) => coins.toFixed(9))).toEqual([
      '0.000000000',
      (2 * mean).toFixed(9),
      '0.000000000',
    ])
    // Of 24 spins two award 1 more, one 2, and one 3.
    expect(law.spinsPerAward).toBeCloseTo(0.25 + 0.75 / (1 - 7 / 24), 12)
    expect(new Set(law.steps)).toEqual(new Set([0, 2, 4, 6]))
  })

  test('have no transform where it does not converge', () => {
    expect(of([1, AGAIN]).transform(5, 1, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('free spins whose multiplier grows', () => {
  const times = (outcomes: readonly Outcome[], factor: number) =>
    outcomes.map(([coins, more, count]): Outcome => [coins * factor, more, count])
  const of = () => growingSpinsLaw('free', 0, 2, (number) => spinOf(times(PLAIN, number)))
  const lawUpTo = (n: number, below?: number) =>
    Array.from({ length: n }, (_, i) => lawOfSpin(times(PLAIN, i + 1), below)).reduce(together, certain(0))

  test.each([1, 3])('%i of them', (n) => {
    expectLaw(of(), n, lawUpTo(n), { below: 6, law: lawUpTo(n, 6) })
    expect(of().bySource(n)).toEqual([expect.closeTo(expected(lawUpTo(n)), 9), 0])
  })

  test('whatever was asked for before', () => {
    const law = of()
    for (const n of [3, 1, 4]) expectLaw(law, n, lawUpTo(n))
    expect(new Set(law.steps)).toEqual(new Set([0, 2, 6, 4, 12, 18, 8, 24]))
  })
})

describe('hold-and-win', () => {
  /** Coins are worth 2 in two cases of four, the jackpot of 10 in the third, and nothing in the fourth. */
  const values = { tokens: [2, -1, 0], weights: [2, 1, 1], total: 4 }
  const COIN: Law = new Map([
    [2, 2 / 4],
    [10, 1 / 4],
    [0, 1 / 4],
  ])
  const of = (respins: number, fullCoins?: number) => {
    const landing = { hit: 1, miss: 3 }
    const feature = { type: 'holdAndWin', id: 'hold', respins, landing, ...(fullCoins && { fullCoins }) }
    const hold = feature as unknown as HoldAndWin
    const window = { cells: 3, reels: 1, last: 3, columns: () => [3] }
    return holdAndWinLaw(
      hold,
      1,
      { values, jackpots: ['mini'], active: [] } as unknown as CoinValues,
      endsOf(hold, window, null, unmetered()),
      {
        features: 2,
        meter: unmetered(),
        feature: () => expect.fail('no prize'),
        jackpotCoins: (id) => (id === 'mini' ? 10 : Number.NaN),
      },
    )
  }

  /** Cell by cell: what is locked, how many respins are left, and which cell is next in this respin. */
  function lockedLaw(locked: number, left: number, respins: number): Law {
    if (left === 0 || locked === 3) return certain(locked)
    const respin = (cells: number, landed: number): Law => {
      if (cells === 0) return lockedLaw(locked + landed, landed > 0 ? respins : left - 1, respins)
      return mixture([
        [respin(cells - 1, landed + 1), 0.25],
        [respin(cells - 1, landed), 0.75],
      ])
    }
    return respin(3 - locked, 0)
  }
  const lawFrom = (n: number, respins: number, fullCoins = 0): Law =>
    mixture(
      [...lockedLaw(n, respins, respins)].map(
        ([locked, chance]) =>
          [together(timesOver(COIN, locked), certain(locked === 3 ? fullCoins : 0)), chance] as const,
      ),
    )

  test.each([
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 2],
  ])('from %i coins with %i respins', (n, respins) => {
    expectLaw(of(respins, 20), n, lawFrom(n, respins, 20))
  })

  test('whose full window pays nothing more', () => expectLaw(of(2), 1, lawFrom(1, 2)))

  test('is told by what it pays', () => {
    const law = of(1, 20)
    expect(law.bySource(1)).toEqual([0, expect.closeTo(expected(lawFrom(1, 1, 20)), 9)])
    expect(law.steps).toEqual([2, 10, 0, 20])
  })
})

/** Where the features under test stand in their game; what starts them is not part of a law. */
const SOURCE = { index: 1, scatter: 0, byCount: () => Int32Array.of() } as unknown as FeatureSource

describe('prizes', () => {
  const inner = freeSpinsLaw('free', 0, 2, [{ chance: 1, spin: spinOf(PLAIN) }])
  const terms = {
    meter: unmetered(),
    jackpotCoins: (id: string) => (id === 'mini' ? 8 : Number.NaN),
    feature: () => inner,
    chosen: (id: string) => (id === 'choice' ? 1 : 0),
  }
  const coins = (value: number): { readonly prize: Prize } => ({ prize: { coins: value } })
  const free = (spins?: number): { readonly prize: Prize } => ({
    prize: { feature: 'free', ...(spins === undefined ? {} : { spins }) },
  })
  const nothing = { prize: { nothing: true } } as const
  const mini = { prize: { jackpot: 'mini' } } as const
  const KINDS = { choice, ladder, pick, wheel }
  const of = (feature: Feature): FeatureLaw => {
    const kind = KINDS[feature.type as keyof typeof KINDS]
    const plan = kind.compile(feature as never, SOURCE) as OtherPlan
    return plan.law({ ...terms, features: 2 } as unknown as LawTerms) as FeatureLaw
  }
  const spins = (n: number, below?: number) => timesOver(lawOfSpin(PLAIN, below), n)

  test('of a wheel', () => {
    const segments = [
      { weight: 1, ...coins(4) },
      { weight: 2, ...free(2) },
      { weight: 3, ...nothing },
      { weight: 2, ...mini },
    ]
    const wheel = of({ type: 'wheel', id: 'wheel', segments })
    const parts = (below = Number.POSITIVE_INFINITY) =>
      mixture([
        [certain(4), 1 / 8],
        [spins(2, below), 2 / 8],
        [certain(0), 3 / 8],
        [below > 8 ? certain(8) : new Map<number, number>(), 2 / 8],
      ])
    expectLaw(wheel, 1, parts(), { below: 8, law: parts(8) })
    expect(wheel.bySource(1)).toEqual([expect.closeTo((2 / 8) * 2 * (10 / 8), 12), expect.closeTo(4 / 8 + 16 / 8, 12)])
    expect(new Set(wheel.steps)).toEqual(new Set([4, 0, 2, 6, 8]))
  })

  test('of a ladder', () => {
    const rungs = [
      { ...coins(2), up: 2, down: 1 },
      { ...free(), up: 1, down: 3 },
      { ...coins(12), up: 5, down: 1 },
    ]
    const law = mixture([
      [certain(2), 1 / 3],
      [spins(1), (2 / 3) * (3 / 4)],
      [certain(12), (2 / 3) * (1 / 4)],
    ])
    expectLaw(of({ type: 'ladder', id: 'ladder', rungs }), 1, law)
  })

  test('of the option that is taken', () => {
    const choice: Feature = { type: 'choice', id: 'choice', options: [coins(2), coins(6)] }
    expectLaw(of(choice), 1, certain(6))
    expectLaw(of({ ...choice, id: 'other' }), 1, certain(2))
  })

  /** Items one by one, each of those left equally likely. */
  function pickLaw(left: readonly number[], prizes: readonly Law[], ends: number, picks: number): Law {
    const total = left.reduce((sum, count) => sum + count, 0)
    if (picks === 0 || total === 0) return certain(0)
    return mixture(
      left.flatMap((count, i) => {
        const after = i === ends ? certain(0) : pickLaw(left.with(i, count - 1), prizes, ends, picks - 1)
        return count === 0 ? [] : [[together(prizes[i] as Law, after), count / total] as const]
      }),
    )
  }

  test.each([
    ['that ends', undefined, true],
    ['of two', 2, false],
    ['of more than there are', 9, false],
    ['of all', undefined, false],
  ])('of a pick %s', (_, picks, ends) => {
    const items = [
      { count: 2, ...coins(4) },
      { count: 1, ...free(1) },
      { count: 2, ...nothing, ...(ends ? { ends } : {}) },
    ]
    const feature: Feature = { type: 'pick', id: 'pick', items, ...(picks === undefined ? {} : { picks }) }
    const law = pickLaw([2, 1, 2], [certain(4), spins(1), certain(0)], ends ? 2 : -1, picks ?? 5)
    expectLaw(of(feature), 1, law)
    const [own, freed] = [entryOf(of(feature).bySource(1), 1), entryOf(of(feature).bySource(1), 0)]
    expect(own + freed).toBeCloseTo(expected(law), 10)
    expect(freed).toBeCloseTo(
      expected(pickLaw([2, 1, 2], [certain(0), spins(1), certain(0)], ends ? 2 : -1, picks ?? 5)),
      10,
    )
  })
})

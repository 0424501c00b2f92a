import { expect, test } from 'vitest'
import { longRun } from './long-run.ts'

test('a game that keeps 5 % with σ 4 loses a bet in 20 rounds and outgrows luck in 6,400', () => {
  const figures = longRun({ rtp: 0.95, sigma: 4 })
  expect(figures.houseEdge).toBeCloseTo(0.05, 12)
  expect(figures.n0).toBeCloseTo(6400, 8)
  expect(figures.roundsToLose.map(({ bets, rounds }) => [bets, Math.round(rounds)])).toEqual([
    [1, 20],
    [10, 200],
    [100, 2000],
    [1000, 20_000],
  ])
})

test('the bands are those of the normal distribution and narrow with the root of the rounds', () => {
  const { bands } = longRun({ rtp: 0.95, sigma: 4 })
  expect(bands.map(({ rounds }) => rounds)).toEqual([1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9])
  const [ninety, ninetyFive, ninetyNine] = bands[3]!.intervals
  expect(ninety).toMatchObject({ confidence: 0.9 })
  expect(ninety!.high - 0.95).toBeCloseTo(1.644853627 * 0.004, 9)
  expect(0.95 - ninetyFive!.low).toBeCloseTo(1.959963985 * 0.004, 9)
  expect(ninetyNine!.high - 0.95).toBeCloseTo(2.575829304 * 0.004, 9)
  expect(bands[5]!.intervals[1]!.high - 0.95).toBeCloseTo((ninetyFive!.high - 0.95) / 10, 9)
  expect(longRun({ rtp: 0.95, sigma: 40 }).bands[0]!.intervals[2]!.low).toBe(0)
})

test('a game that gives as much as it takes, or more, is never lost to', () => {
  expect(longRun({ rtp: 1, sigma: 4 })).toMatchObject({ n0: null, roundsToLose: [] })
  expect(longRun({ rtp: 1.02, sigma: 4 })).toMatchObject({ n0: null, roundsToLose: [] })
})

import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import type { Definition } from '../../definition.ts'
import { compile } from '../../game/compile/compile.ts'
import { type SessionOptions, simulateSessions } from './simulate-sessions.ts'

/** One coin a spin, won back doubled with chance up / (up + down): a random walk of steps +1 and −1. */
const coinFlip = (up: number, down: number): Definition => ({
  definitionVersion: 1,
  id: 'coin-flip',
  name: 'Coin flip',
  betCoins: 1,
  maxWin: 2,
  symbols: [
    { id: 'heads', kind: 'regular', pays: { '1': 2 } },
    { id: 'tails', kind: 'blank' },
  ],
  reelSets: { base: [{ strip: ['heads', 'tails'], weights: [up, down], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
})

/** Within 3.29 standard errors of a share: 99.9 %. */
function expectShare(actual: number, expected: number, sessions: number): void {
  const error = Math.sqrt((expected * (1 - expected)) / sessions)
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThan(3.29 * error)
}

const flip = (up: number, down: number, options: Omit<SessionOptions, 'seed'>) =>
  simulateSessions(compile(coinFlip(up, down)), { ...options, seed: 'flip' })

/** W. Feller, "An Introduction to Probability Theory and Its Applications" I (1968), chapter XIV: the gambler's ruin. */
describe("the gambler's ruin", () => {
  const sessions = 50_000

  test.each([
    { up: 1, down: 1, bankroll: 10, stopWin: 10 },
    { up: 1, down: 1, bankroll: 5, stopWin: 15 },
    { up: 9, down: 10, bankroll: 10, stopWin: 10 },
    { up: 18, down: 19, bankroll: 20, stopWin: 5 },
    { up: 11, down: 10, bankroll: 8, stopWin: 12 },
  ])('comes with the chance (q/p)^z …: $up to $down, from $bankroll to $stopWin more', async (terms) => {
    const { up, down, bankroll, stopWin } = terms
    const report = await flip(up, down, { bankroll, stopWin, spins: 1_000_000, sessions })
    const ratio = down / up
    const all = bankroll + stopWin
    const ruin = ratio === 1 ? 1 - bankroll / all : (ratio ** bankroll - ratio ** all) / (1 - ratio ** all)
    expectShare(report.riskOfRuin.chance, ruin, sessions)
    expect(report.ends.ruined + report.ends.stoppedAtWin).toBe(sessions)
    expect(report.riskOfRuin.chance).toBe(report.ends.ruined / sessions)
  })

  test('takes z (a − z) flips on average when they are even', async () => {
    const report = await flip(1, 1, { bankroll: 10, stopWin: 15, spins: 1_000_000, sessions })
    // The variance of the duration: z (a − z) (z² + (a − z)² − 2) / 3.
    const error = Math.sqrt((150 * (100 + 225 - 2)) / 3 / sessions)
    expect(Math.abs(report.meanSpins - 150)).toBeLessThan(3.29 * error)
  })

  test('comes within n even flips with the chance of the reflection principle', async () => {
    const [bankroll, spins] = [10, 100]
    const report = await flip(1, 1, { bankroll, spins, sessions })
    // P(min ≤ −z) = P(S_n ≤ −z) + P(S_n < −z), with S_n = 2 B − n.
    const below = (limit: number): number => {
      let sum = 0
      let chance = 2 ** -spins
      for (let heads = 0; heads <= spins; heads++) {
        if (2 * heads - spins <= limit) sum += chance
        chance *= (spins - heads) / (heads + 1)
      }
      return sum
    }
    expectShare(report.riskOfRuin.chance, below(-bankroll) + below(-bankroll - 1), sessions)
    const half = report.survival.find((point) => point.spins === 50)!
    expect(half.solvent).toBeGreaterThan(report.survival.at(-1)!.solvent)
    expect(report.survival.at(-1)!.solvent).toBeCloseTo(1 - report.riskOfRuin.chance, 12)
  })
})

describe('sessions', () => {
  const sessions = 20_000

  test('that cannot be ruined end with the mean and the deviation of their spins', async () => {
    const spins = 100
    const report = await flip(9, 11, { bankroll: 1000, spins, sessions })
    expect(report.ends).toEqual({ ruined: 0, stoppedAtLoss: 0, stoppedAtWin: 0, completed: sessions })
    const deviation = Math.sqrt(spins * 0.99)
    expect(Math.abs(report.endBalance.mean - 990)).toBeLessThan((3.29 * deviation) / Math.sqrt(sessions))
    expect(report.endBalance.standardDeviation).toBeCloseTo(deviation, 0)
    expect(report.endBalance.quantiles.find(({ share }) => share === 0.5)!.value).toBe(990)
    expect(report.endBalance.histogram.reduce((sum, bin) => sum + bin.sessions, 0)).toBe(sessions)
    expect(report.rounds).toBe(sessions * spins)
    expect(report.rtp).toBeCloseTo(0.9, 2)
    expect(report.n0).toBeCloseTo(99, 9)
  })

  test('have a drawdown of at least what they lost', async () => {
    const report = await flip(1, 1, { bankroll: 50, spins: 10, sessions: 1000 })
    expect(report.drawdown.mean).toBeGreaterThan(50 - report.endBalance.mean)
    // The longest run of losses is at most ten.
    expect(report.drawdown.quantiles.at(-1)!.value).toBeLessThanOrEqual(10)
  })

  test('stop at their limits and not before', async () => {
    const report = await flip(1, 1, { bankroll: 100, spins: 1_000_000, stopLoss: 3, stopWin: 7, sessions })
    expect(report.ends.stoppedAtLoss + report.ends.stoppedAtWin).toBe(sessions)
    expectShare(report.ends.stoppedAtLoss / sessions, 0.7, sessions)
    const { quantiles } = report.endBalance
    expect([quantiles[0]!.value, quantiles.at(-1)!.value]).toEqual([97, 107])
    expect(report.survival[0]).toEqual({ spins: 0, solvent: 1, playing: 1 })
    expect(report.survival.at(-1)).toEqual({ spins: 1_000_000, solvent: 1, playing: 0 })
  })

  test('are the same for the same seed, and others for another', async () => {
    const game = compile(benchmarkGame())
    const options = { bankroll: 50, spins: 200, sessions: 500 }
    const report = await simulateSessions(game, { ...options, seed: 'a' })
    expect(await simulateSessions(game, { ...options, seed: 'a' })).toEqual(report)
    expect((await simulateSessions(game, { ...options, seed: 'b' })).rounds).not.toBe(report.rounds)
  })

  test('of the benchmark game are drawn from its distribution and return what it returns', async () => {
    const report = await simulateSessions(compile(benchmarkGame()), {
      bankroll: 1_000_000,
      spins: 1000,
      sessions: 3000,
      seed: 'benchmark',
    })
    expect(report.drawnFrom).toBe('distribution')
    expect(Math.abs(report.rtp - 0.9445971313862948)).toBeLessThan((3.29 * 2.631065) / Math.sqrt(3_000_000))
    expect(report.n0).toBeCloseTo((2.631065480617 / (1 - 0.9445971313862948)) ** 2, 6)
  })

  test('are played round by round where there is no distribution to draw from', async () => {
    const definition: Definition = {
      ...coinFlip(1, 1),
      symbols: [
        { id: 'heads', kind: 'regular', pays: { '1': 2 } },
        { id: 'tails', kind: 'blank' },
      ],
      // Other choices than `own` are not exact yet.
      wins: { type: 'clusters', wildRuns: 'best' },
    }
    const report = await simulateSessions(compile(definition), {
      bankroll: 10,
      stopWin: 10,
      spins: 1_000_000,
      sessions,
      seed: 'x',
    })
    expect(report.drawnFrom).toBe('rounds')
    expectShare(report.riskOfRuin.chance, 0.5, sessions)
  })

  test('tell how far they are and stop when told to', async () => {
    const controller = new AbortController()
    const done: number[] = []
    const run = flip(1, 1, {
      bankroll: 1000,
      spins: 1000,
      sessions: 100_000,
      signal: controller.signal,
      onProgress: async (progress) => {
        await Promise.resolve()
        done.push(progress.done)
        if (done.length === 3) controller.abort(new Error('enough'))
      },
    })
    await expect(run).rejects.toThrow('enough')
    expect(done).toHaveLength(3)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
  })

  test.each([
    { spins: 0 },
    { spins: 1.5 },
    { sessions: 0 },
    { sessions: 10_000_001 },
    { bankroll: 0.5 },
    { bankroll: Number.NaN },
    { stopLoss: 0 },
    { stopWin: -1 },
  ])('are refused for %j', async (change) => {
    const options = { bankroll: 10, spins: 10, sessions: 10, ...change }
    await expect(flip(1, 1, options)).rejects.toThrow(RangeError)
  })
})

import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { compile } from '../../game/compile/compile.ts'
import { prove } from '../analyse/analyse.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { type RoundDistribution, roundDistribution, sampledDistribution } from './round-distribution.ts'
import { winFigures } from './win-figures.ts'

/** Pays 0, 5, 10, 30 and 1000 coins for a bet of 10. */
const KNOWN: RoundDistribution = {
  method: 'exact',
  betCoins: 10,
  capCoins: 1000,
  coins: Float64Array.of(0, 5, 10, 30, 1000),
  chances: Float64Array.of(0.6, 0.2, 0.1, 0.09, 0.01),
}

describe('the figures of known wins', () => {
  const figures = winFigures(KNOWN)

  test('are the sums of the tail', () => {
    expect(figures.any.chance).toBeCloseTo(0.4, 12)
    expect(figures.aboveBet.chance).toBeCloseTo(0.1, 12)
    expect(figures.atLeast.map(({ bets }) => bets)).toEqual([1, 2, 5, 10, 20, 50, 100])
    const chances = figures.atLeast.map(({ chance }) => Number(chance.toFixed(12)))
    expect(chances).toEqual([0.2, 0.1, 0.01, 0.01, 0.01, 0.01, 0.01])
    expect(figures.any).not.toHaveProperty('standardError')
  })

  test('have the middle of all rounds, and of those that win', () => {
    expect(figures.median).toEqual({ value: 0 })
    expect(figures.medianOfWins).toEqual({ value: 0.5 })
    const half = { ...KNOWN, chances: Float64Array.of(0.5, 0.1, 0.1, 0.29, 0.01) }
    expect(winFigures(half).median.value).toBe(0)
    expect(winFigures({ ...half, chances: Float64Array.of(0.49, 0.1, 0.11, 0.29, 0.01) }).median.value).toBe(0.5)
    expect(winFigures(half).medianOfWins.value).toBe(3)
  })

  test('have bands that hold every win once', () => {
    const { bands } = figures
    expect(bands.slice(0, 4).map(({ from, to, chance }) => [from, to, Number(chance.toFixed(12))])).toEqual([
      [0, 0, 0.6],
      [0, 1, 0.2],
      [1, 2, 0.1],
      [2, 5, 0.09],
    ])
    expect(bands.at(-1)).toMatchObject({ from: 100, chance: 0.01 })
    expect(bands.reduce((sum, band) => sum + band.chance, 0)).toBeCloseTo(1, 12)
    expect(bands.reduce((sum, band) => sum + band.rtp, 0)).toBeCloseTo(1.47, 12)
  })

  test('have the skewness and kurtosis of a coin flip', () => {
    const flip = { ...KNOWN, coins: Float64Array.of(0, 20), chances: Float64Array.of(0.9, 0.1) }
    // (1 − 2p) / √(pq) and (1 − 6pq) / pq.
    expect(winFigures(flip).skewness).toBeCloseTo(0.8 / 0.3, 12)
    expect(winFigures(flip).excessKurtosis).toBeCloseTo((1 - 0.54) / 0.09, 12)
  })
})

test('the chances of the benchmark game agree with its sheet and with a million played rounds', () => {
  const game = compile(benchmarkGame())
  const exact = winFigures(roundDistribution(game))
  expect(exact.any.chance).toBeCloseTo(prove(game).hitFrequency, 12)
  const played = winFigures(sampledDistribution(game, simulateNow(game, { spins: 1_000_000, seed: 'tail' }).histogram))
  expect(played.method).toBe('simulated')
  for (const { bets, chance } of exact.atLeast.filter((step) => step.chance > 1e-5)) {
    const found = played.atLeast.find((step) => step.bets === bets)
    const error = Math.sqrt((chance * (1 - chance)) / 1_000_000)
    expect(Math.abs((found?.chance ?? 0) - chance), `P(win ≥ ${bets})`).toBeLessThan(3.9 * error)
    if (found) expect(found.standardError).toBeCloseTo(Math.sqrt((found.chance * (1 - found.chance)) / 1_000_000), 12)
  }
  expect(played.skewness / exact.skewness).toBeCloseTo(1, 0)
  expect(played.median).toEqual({ ...exact.median, standardError: 0 })
})

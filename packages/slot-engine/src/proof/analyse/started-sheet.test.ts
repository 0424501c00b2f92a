/** Sheets whose paid spin is exact though what it starts is sampled, against games whose figures are known. */
import { expect, test } from 'vitest'
import { benchmarkGame } from '../../../test-support/benchmark-game.ts'
import { everyRound } from '../../../test-support/every-round.ts'
import { expected } from '../../../test-support/reference-law.ts'
import { free, reel, reels, SYMBOLS, smallGame } from '../../../test-support/small-games.ts'
import { analyse, compile, type Definition, detailedSheet, prove, type SimulatedSheet } from '../../index.ts'
import { Meter, OutOfReach } from '../../meter.ts'
import { refusedSheet } from './simulated-sheet.ts'

/** Chance that a figure lies so many standard errors off: one in 150,000. */
const FAR = 4.5

/** The sheet of a game as if its features had no law. */
const sampled = (definition: Definition, spins: number): SimulatedSheet =>
  refusedSheet(compile(definition), new OutOfReach('features.free', 'waysTooMany'), { spins }, new Meter())

const games: [string, Definition, number][] = [
  ['twenty lines with free spins that award more', benchmarkGame(), 60_000],
  ['the same under a low cap', { ...benchmarkGame(), maxWin: 30 }, 60_000],
  [
    'a wheel, which is played cell by cell',
    smallGame('wheel', {
      maxWin: 6,
      reelSets: { base: reels('abc', 'a-') },
      features: [
        {
          type: 'wheel',
          id: 'wheel',
          trigger: { symbol: 'c', at: 1 },
          segments: [
            { weight: 3, prize: { coins: 2 } },
            { weight: 1, prize: { coins: 18 } },
          ],
        },
      ],
    }).definition,
    20_000,
  ],
]

test.each(games)('%s: every figure is near the true one, and within its bounds', (_, definition, spins) => {
  const truth = prove(compile(definition))
  const sheet = sampled(definition, spins)
  const { started, bounds, standardError } = sheet
  if (started === undefined || bounds === undefined) throw new Error('the paid spin is not exact')
  // Spins that pay the cap by themselves start nothing.
  expect(started.chance).toBeLessThanOrEqual((truth.features[0]?.triggerProbability ?? 0) + 1e-12)
  expect(started.chance).toBeGreaterThan(0)
  expect(sheet.rtpBySource.lines).toBeCloseTo(truth.rtpBySource.lines, 9)
  expect(sheet.rtpBySource.scatters).toBeCloseTo(truth.rtpBySource.scatters, 9)
  expect(sheet.features[0]?.triggerProbability).toBeCloseTo(truth.features[0]?.triggerProbability ?? 0, 12)
  const { hitFrequency, standardDeviation, capProbability } = started.standardErrors
  const near = (is: number, was: number, error: number) => expect(Math.abs(is - was)).toBeLessThan(FAR * error + 1e-9)
  near(sheet.rtp, truth.rtp, standardError)
  near(sheet.hitFrequency, truth.hitFrequency, hitFrequency)
  near(sheet.standardDeviation, truth.standardDeviation, standardDeviation)
  near(sheet.maxWin.capProbability, truth.maxWin.capProbability, capProbability)
  for (const [{ low, high }, value] of [
    [bounds.rtp, truth.rtp],
    [bounds.hitFrequency, truth.hitFrequency],
    [bounds.standardDeviation, truth.standardDeviation],
  ] as const) {
    expect(value).toBeGreaterThanOrEqual(low)
    expect(value).toBeLessThanOrEqual(high)
  }
  const { lines, scatters, features } = sheet.rtpBySource
  const parts = Object.values(features).reduce((sum, rtp) => sum + rtp, lines + scatters)
  expect(parts).toBeCloseTo(sheet.uncappedRtp, 12)
})

test('the error is that of what is sampled', () => {
  const game = compile(benchmarkGame())
  const spins = 20_000
  const truth = prove(game).rtp
  const reach = new OutOfReach('features.free', 'waysTooMany')
  const runs = Array.from({ length: 16 }, (_, i) => refusedSheet(game, reach, { spins, seed: `run ${i}` }, new Meter()))
  // The mean of (x / error)² over 16 runs is 1 ± 0.35.
  const spread = runs.reduce((sum, { rtp, standardError }) => sum + ((rtp - truth) / standardError) ** 2, 0) / 16
  expect(spread).toBeGreaterThan(0.2)
  expect(spread).toBeLessThan(2.6)
  for (const { standardError, standardDeviation } of runs)
    expect(standardError).toBeLessThan((0.7 * standardDeviation) / Math.sqrt(spins))
})

const symbols = [...SYMBOLS, { id: 'w', kind: 'wild', multiplier: 2 }] as const

/** Two free spins in which wilds stay, under a cap that takes something. */
const sticky = (maxWin: number, rest: Partial<Definition> = {}) =>
  smallGame('sticky', {
    maxWin,
    symbols,
    reelSets: { base: [reel('aws', { rows: 2, weights: [1, 2, 1] }), reel('awb', { rows: 2 })] },
    wins: { type: 'lines', lines: [[0, 0]] },
    features: [free({ trigger: { symbol: 's', awards: { 1: 2 } }, sticky: ['w'], multiplier: 3 })],
    ...rest,
  }).definition

test('where the mean before the cap is exact, only what the cap takes is sampled', () => {
  const least = Math.max(...everyRound(compile(sticky(1000))).law.keys()) / 2
  const definition = sticky(Math.ceil(least) - 1)
  const game = compile(definition)
  const { law } = everyRound(game)
  const sheet = analyse(game, { spins: 20_000 })
  if (sheet.method !== 'simulated') throw new Error('an exact sheet')
  expect(sheet.uncappedIs).toBe('exact')
  const plain = sheet.standardDeviation / Math.sqrt(sheet.spins)
  expect(sheet.standardError).toBeLessThan(plain / 3)
  expect(Math.abs(sheet.rtp - expected(law) / definition.betCoins)).toBeLessThan(FAR * sheet.standardError + 1e-9)
  expect(sheet.maxWin.capProbability).toBeLessThanOrEqual(sheet.hitFrequency)
  expect(sheet.distribution.at(-1)?.[0]).toBeLessThanOrEqual(game.maxCoins)
})

test('a detailed sheet says which errors there are', () => {
  const { sheet, errors } = detailedSheet(compile(sticky(1000)), { spins: 5_000, tableRounds: 500 })
  if (sheet.method !== 'simulated' || sheet.started === undefined) throw new Error('the paid spin is not exact')
  expect(errors).toMatchObject({ lines: 0, scatters: 0, hitFrequency: sheet.started.standardErrors.hitFrequency })
  expect(errors?.features.free?.triggerProbability).toBe(0)
})

test('without a law of the paid spin all rounds are sampled', () => {
  const sheet = analyse(compile(sticky(1000, { respins: { holds: 'winners' } })), { spins: 1000 })
  expect(sheet).not.toHaveProperty('started')
  expect(sheet).toHaveProperty('bounds')
})

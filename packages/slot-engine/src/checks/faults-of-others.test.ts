/** Faults found in public engines with one game, each of which changes a figure that this engine must get right. */
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { compile, createRng, type Definition, parseDefinition, prove, simulate, spin } from '../index.ts'

const definition = benchmarkGame()
const game = compile(definition)
const sheet = prove(game)
const RTP = 0.9445971313862948
const SIGMA = 2.631065
const SPINS = 2_000_000
const report = await simulate(game, { spins: SPINS, seed: 'faults of others' })
/** Of the simulated RTP. */
const ERROR = SIGMA / Math.sqrt(SPINS)

describe('the last stop of a reel is drawn as often as any other', () => {
  const lengths = definition.reelSets.base!.map(({ strip }) => strip.length)

  test('by rounds with events', () => {
    const rng = createRng('last stops')
    const rounds = 40_000
    const last = lengths.map(() => 0)
    for (let i = 0; i < rounds; i++) {
      const [first] = spin(game, rng).events
      if (first?.type !== 'reelsStopped') throw new Error('a round begins with its reels')
      first.stops.forEach((stop, reel) => {
        if (stop === lengths[reel]! - 1) last[reel]! += 1
      })
    }
    const error = Math.sqrt((rounds * (1 - 1 / 40)) / 40)
    for (const count of last) expect(Math.abs(count - rounds / 40)).toBeLessThan(4 * error)
  })

  test('by simulation: without it this game returns 0.9667', () => {
    expect(Math.abs(report.actualRtp - RTP)).toBeLessThan(4 * ERROR)
    expect(0.9667 - RTP).toBeGreaterThan(10 * ERROR)
  })

  test('by the sheet: over all 40⁵ combinations', () => {
    expect(sheet.cycle).toBe(40 ** 5)
    expect(sheet.rtp).toBeCloseTo(RTP, 13)
  })
})

describe('free games are not counted as paid bets', () => {
  test('a run of so many spins has as many paid rounds, and its free spins besides', () => {
    expect(report.totalSpins).toBe(SPINS)
    expect(report.histogram.reduce((sum, [, rounds]) => sum + rounds, 0)).toBe(SPINS)
    expect(report.features[0]!.spins).toBeGreaterThan(0.06 * SPINS)
  })

  test('the return is that of the paid bets: counted among them free games make it 0.896', () => {
    expect(report.actualRtp).toBeCloseTo(report.totalCoins / (SPINS * definition.betCoins), 14)
    expect(Math.abs(report.actualRtp - RTP)).toBeLessThan(4 * ERROR)
    expect(RTP - 0.896).toBeGreaterThan(20 * ERROR)
  })
})

test('σ of a round has what its free spins add, and their covariance with the spin that won them: 2.631, not 2.44', () => {
  expect(sheet.standardDeviation).toBeCloseTo(SIGMA, 6)
  const squares = report.histogram.reduce((sum, [coins, rounds]) => sum + (coins / 20) ** 2 * rounds, 0) / SPINS
  const sampled = Math.sqrt(squares - report.actualRtp ** 2)
  expect(report.standardDeviation).toBeCloseTo(sampled, 5)
  expect(Math.abs(sampled - SIGMA)).toBeLessThan(0.05)
  // The covariance alone is worth so much.
  expect(SIGMA - Math.sqrt(sheet.base.standardDeviation ** 2)).toBeGreaterThan(0.25)
})

describe('natural triggers are never drawn again', () => {
  test('they come as often as the strips say', () => {
    const chance = 0.0059241796875
    const error = Math.sqrt((chance * (1 - chance)) / SPINS)
    expect(Math.abs(report.features[0]!.triggers / SPINS - chance)).toBeLessThan(4 * error)
    const rng = createRng('natural')
    const rounds = 40_000
    let triggers = 0
    for (let i = 0; i < rounds; i++) {
      if (spin(game, rng).events.some(({ type }) => type === 'freeSpinsAwarded')) triggers++
    }
    expect(Math.abs(triggers / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
  })

  test('a round stops its reels once: where the first numbers of its generator say', () => {
    const shown = new Set<string>()
    for (let i = 0; i < 4000; i++) {
      const [first, ...rest] = spin(game, createRng(`round ${i}`)).events
      const rng = createRng(`round ${i}`)
      const [early, late] = [rng.below(40 ** 3), rng.below(40 ** 2)]
      const stops = [
        Math.floor(early / 1600),
        Math.floor(early / 40) % 40,
        early % 40,
        Math.floor(late / 40),
        late % 40,
      ]
      expect(first).toMatchObject({ type: 'reelsStopped', stops })
      if (rest.some(({ type }) => type === 'freeSpinsAwarded')) shown.add(`${i}`)
    }
    expect(shown.size).toBeGreaterThan(5)
  })
})

describe('no RTP is shown that was not computed', () => {
  /** Says 96.5 % of itself and returns 1.74 %: its pays are so much too small. */
  const small: Definition = {
    ...definition,
    name: 'RTP 96.5 %',
    description: 'RTP 96.5 %',
    theme: 'rtp-96.5',
    symbols: definition.symbols.map((symbol) =>
      'pays' in symbol && symbol.kind !== 'wild' ? { ...symbol, pays: scaled(symbol.pays ?? {}) } : symbol,
    ),
    betCoins: 20 * 100,
  }
  function scaled(pays: Readonly<Record<string, number>>): Record<string, number> {
    return Object.fromEntries(Object.entries(pays).map(([count, coins]) => [count, Math.round(coins * 1.842)]))
  }

  test('a definition has no place to say one', () => {
    expect(parseDefinition({ ...definition, rtp: 96.5 })).toMatchObject({
      ok: false,
      problems: [{ field: 'rtp', code: 'unknown_key' }],
    })
  })

  test('a game that calls itself 96.5 % and returns 1.74 % has a sheet of 1.74 %, and so has its simulation', async () => {
    const mean = prove(compile(small))
    expect(mean.rtp * 100).toBeCloseTo(1.74, 1)
    const played = await simulate(compile(small), { spins: 500_000, seed: 'small' })
    const error = mean.standardDeviation / Math.sqrt(500_000)
    expect(Math.abs(played.actualRtp - mean.rtp)).toBeLessThan(4 * error)
  })
})

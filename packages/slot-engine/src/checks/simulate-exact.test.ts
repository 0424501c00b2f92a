import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { randomGame } from '../../test-support/random-game.ts'
import { runs } from '../../test-support/runs.ts'
import {
  compile,
  createRng,
  type Definition,
  isWin,
  mergeReports,
  prove,
  type Report,
  type Round,
  simulate,
  spin,
} from '../index.ts'

const RUNS = runs(20_260_105, 50)
const BLOCK = 65_536

/** The games of a property, drawn beforehand. */
const someGames = (count: number, seed: number, shape: Parameters<typeof randomGame>[0] = {}): readonly Definition[] =>
  fc.sample(randomGame(shape), runs(seed, count))

/** The 99.9 % quantile of |N(0, 1)|. */
const Z = 3.29

describe('simulate plays the rounds that spin plays', () => {
  const coinsOf = (round: Round, wanted: (event: Round['events'][number]) => boolean) =>
    round.events.reduce((sum, event) => sum + (isWin(event) && wanted(event) ? event.coins : 0), 0)

  function expectCounts(definition: Definition, report: Report, rounds: readonly Round[]): void {
    const sum = (value: (round: Round) => number) => rounds.reduce((total, round) => total + value(round), 0)
    const paid = (round: Round) => {
      const free = round.events.findIndex(({ type }) => type === 'freeSpinStarted')
      return { ...round, events: round.events.slice(0, free === -1 ? undefined : free) }
    }
    const histogram = new Map<number, number>()
    for (const { totalCoins } of rounds) histogram.set(totalCoins, (histogram.get(totalCoins) ?? 0) + 1)
    expect(report.histogram).toEqual([...histogram].sort(([a], [b]) => a - b))
    expect(report.totalSpins).toBe(rounds.length)
    expect(report.totalCoins).toBe(sum(({ totalCoins }) => totalCoins))
    expect(report.wins).toBe(sum(({ totalCoins }) => (totalCoins > 0 ? 1 : 0)))
    expect(report.biggestWinCoins).toBe(Math.max(...rounds.map(({ totalCoins }) => totalCoins)))
    expect(report.trail.coins.reduce((a, b) => a + b, 0)).toBe(report.totalCoins)
    expect(report.cappedRounds).toBe(sum(({ events }) => (events.at(-1)?.type === 'capped' ? 1 : 0)))
    expect(report.contributions.lines).toBe(sum((round) => coinsOf(paid(round), ({ type }) => type !== 'scatterPaid')))
    expect(report.contributions.scatters).toBe(
      sum((round) => coinsOf(paid(round), ({ type }) => type === 'scatterPaid')),
    )
    expect(report.contributions.cut).toBe(sum((round) => coinsOf(round, () => true) - round.totalCoins))
    for (const [index, { id }] of (definition.features ?? []).entries()) {
      const ends = rounds.flatMap(({ events }) =>
        events.filter((event) => event.type === 'freeSpinsEnded' && event.feature === id),
      ) as { spins: number; coins: number }[]
      const coins = ends.reduce((total, end) => total + end.coins, 0)
      const spins = ends.reduce((total, end) => total + end.spins, 0)
      expect(report.features[index]).toEqual({ id, triggers: ends.length, spins, coins })
      expect(report.contributions.features[id]).toBe(coins)
    }
    expect(report.longestLosingRun).toBe(longestLosingRun(rounds))
  }

  function longestLosingRun(rounds: readonly Round[]): number {
    let [longest, run] = [0, 0]
    for (const { totalCoins } of rounds) {
      run = totalCoins > 0 ? 0 : run + 1
      longest = Math.max(longest, run)
    }
    return longest
  }

  test.each(['high', 'low'] as const)('for games with a %s cap', async (cap) => {
    const property = fc.asyncProperty(randomGame({ cap, maxCycle: 3000 }), fc.string(), async (definition, seed) => {
      const game = compile(definition)
      const rng = createRng(`${seed}/0`)
      const rounds = Array.from({ length: 200 }, () => spin(game, rng))
      expectCounts(definition, await simulate(game, { spins: 200, seed }), rounds)
    })
    await fc.assert(property, RUNS)
  })

  test('for games too large to enumerate', async () => {
    const property = fc.asyncProperty(randomGame({ size: 'large' }), fc.string(), async (definition, seed) => {
      const game = compile(definition)
      const rng = createRng(`${seed}/0`)
      const rounds = Array.from({ length: 100 }, () => spin(game, rng))
      expectCounts(definition, await simulate(game, { spins: 100, seed }), rounds)
    })
    await fc.assert(property, { ...RUNS, numRuns: RUNS.numRuns / 5 })
  })

  test('over the border of two blocks', async () => {
    const [definition] = someGames(1, 12, { maxCycle: 3000 }) as [Definition]
    const game = compile(definition)
    const [first, second] = [createRng('blocks/0'), createRng('blocks/1')]
    const rounds = Array.from({ length: BLOCK + 500 }, (_, i) => spin(game, i < BLOCK ? first : second))
    expectCounts(definition, await simulate(game, { spins: BLOCK + 500, seed: 'blocks' }), rounds)
  })
})

describe('shards merge into the report of one pass', () => {
  const spins = 2 * BLOCK + 4321

  async function partsOf(definition: Definition, of: number): Promise<readonly Report[]> {
    const game = compile(definition)
    return Promise.all(
      Array.from({ length: of }, (_, index) => simulate(game, { spins, seed: 'shards', shard: { index, of } })),
    )
  }

  /** Some order, and some way to put neighbours and strangers together. */
  function mergedAtRandom(parts: readonly Report[], seed: string): Report {
    const rng = createRng(seed)
    const left = [...parts]
    while (left.length > 1) {
      const taken = Array.from(
        { length: Math.min(left.length, 2 + rng.below(2)) },
        () => left.splice(rng.below(left.length), 1)[0]!,
      )
      left.push(mergeReports(taken))
    }
    return left[0]!
  }

  const lively = (definition: Definition) => prove(compile(definition)).features.some((feature) => feature.rtp > 0)
  const games = [...someGames(40, 11).filter(lively).slice(0, 2), benchmarkGame()]
  const wholes = games.map((definition) => simulate(compile(definition), { spins, seed: 'shards' }))

  test.each([1, 2, 3, 4, 64])('%i of them, in any order', async (of) => {
    for (const [i, definition] of games.entries()) {
      const whole = await wholes[i]
      const parts = await partsOf(definition, of)
      for (const order of ['a', 'b', 'c']) expect(mergedAtRandom(parts, order)).toEqual(whole)
      expect(mergeReports(parts)).toEqual(whole)
      // What a worker sends home is a copy.
      expect(mergeReports(JSON.parse(JSON.stringify(parts)))).toEqual(whole)
    }
  })

  test('different runs add up, and equal ones are refused', async () => {
    const game = compile(benchmarkGame())
    const [a, b] = await Promise.all([
      simulate(game, { spins: 1000, seed: 'a' }),
      simulate(game, { spins: 500, seed: 'b' }),
    ])
    const both = mergeReports([a, b])
    expect(both.totalSpins).toBe(1500)
    expect(both.totalCoins).toBe(a.totalCoins + b.totalCoins)
    expect(both.wins).toBe(a.wins + b.wins)
    expect(() => mergeReports([a, a])).toThrow(RangeError)
    expect(() => mergeReports([])).toThrow(RangeError)
  })
})

describe('a simulation stays near the exact sheet', () => {
  const spins = 10_000

  /** How many standard errors each figure is off; left out where too few cases were expected to tell. */
  async function deviations(definition: Definition, seed: string): Promise<readonly number[]> {
    const game = compile(definition)
    const [sheet, report] = [prove(game), await simulate(game, { spins, seed })]
    const share = (seen: number, p: number) =>
      spins * p * (1 - p) < 25 ? [] : [(seen / spins - p) / Math.sqrt((p * (1 - p)) / spins)]
    const rtp =
      sheet.standardDeviation < 1e-9
        ? []
        : [((report.actualRtp - sheet.rtp) * Math.sqrt(spins)) / sheet.standardDeviation]
    return [
      ...rtp,
      ...share(report.wins, sheet.hitFrequency),
      ...share(report.cappedRounds, sheet.maxWin.capProbability),
      ...sheet.features.flatMap((feature, i) => {
        const capped = sheet.maxWin.capProbability > 1e-9
        return capped ? [] : share(report.features[i]!.triggers, feature.triggerProbability)
      }),
    ]
  }

  test.each(['high', 'low'] as const)('of random games with a %s cap, by as much as chance allows', async (cap) => {
    const games = someGames(100, 17, { cap, maxCycle: cap === 'low' ? 300 : 3000 })
    const all: number[] = []
    for (const [i, definition] of games.entries()) {
      const off = await deviations(definition, `near ${i}`)
      for (const z of off) expect(Math.abs(z), `game ${i}: ${JSON.stringify(definition)}`).toBeLessThan(Z)
      all.push(...off)
    }
    // Squares of unit normals have mean 1 and variance 2: a small bias everywhere would show here.
    const meanSquare = all.reduce((sum, z) => sum + z * z, 0) / all.length
    expect(all.length).toBeGreaterThan(80)
    expect(Math.abs(meanSquare - 1)).toBeLessThan(4 * Math.sqrt(2 / all.length))
  })

  test('and its interval holds the RTP 95 times of 100', async () => {
    const game = compile(benchmarkGame())
    const { rtp, standardDeviation } = prove(game)
    let held = 0
    for (let i = 0; i < 200; i++) {
      const report = await simulate(game, { spins: 5000, seed: `interval ${i}` })
      const [low, high] = report.rtpInterval
      expect(high - low).toBeCloseTo((2 * 1.959964 * report.standardDeviation) / Math.sqrt(5000), 6)
      expect(Math.abs(report.standardDeviation / standardDeviation - 1)).toBeLessThan(0.5)
      if (low <= rtp && rtp <= high) held++
    }
    expect(held).toBeGreaterThan(200 * 0.95 - 4 * Math.sqrt(200 * 0.95 * 0.05))
  })
})

describe('a simulation under way', () => {
  const game = compile(benchmarkGame())
  const spins = 3 * BLOCK

  test('tells how far it is, and waits for whom it tells', async () => {
    const seen: number[] = []
    let waiting = 0
    const report = await simulate(game, {
      spins,
      seed: 'progress',
      onProgress: async ({ done, spins: all }) => {
        expect(waiting++).toBe(0)
        expect(all).toBe(spins)
        await Promise.resolve()
        seen.push(done)
        waiting--
      },
    })
    expect(seen.length).toBeGreaterThan(2)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    expect(seen.at(-1)).toBe(spins)
    expect(report).toEqual(await simulate(game, { spins, seed: 'progress' }))
  })

  test('stops with the reason of its signal', async () => {
    const controller = new AbortController()
    let told = 0
    const onProgress = () => {
      told++
      controller.abort(new Error('enough'))
    }
    const running = simulate(game, { spins, seed: 'abort', onProgress, signal: controller.signal })
    await expect(running).rejects.toThrow('enough')
    expect(told).toBe(1)
  })

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused for %d spins', async (count) => {
    await expect(simulate(game, { spins: count, seed: 'x' })).rejects.toThrow(RangeError)
  })

  test.each([
    { index: 2, of: 2 },
    { index: -1, of: 2 },
    { index: 0, of: 0 },
    { index: 0.5, of: 2 },
  ])('is refused for shard $index of $of', async (shard) => {
    await expect(simulate(game, { spins: 10, seed: 'x', shard })).rejects.toThrow(RangeError)
  })
})

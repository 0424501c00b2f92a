import { describe, expect, test } from 'vitest'
import {
  compile,
  createRng,
  type Definition,
  jackpotSheets,
  openPools,
  parseDefinition,
  playPools,
  spin,
} from '../../index.ts'

/** A wheel in one spin of four: of eight segments one is the grand, one a trail that may lead to it. */
const WHEEL = {
  definitionVersion: 1,
  id: 'pools',
  name: 'Pools',
  betCoins: 10,
  maxWin: 100,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 3 } },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: { base: [{ strip: ['a', 'a', 's', 'a'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 's', at: 1 },
      segments: [
        { weight: 1, prize: { jackpot: 'grand' } },
        { weight: 6, prize: { coins: 5 } },
        { weight: 1, prize: { feature: 'trail' } },
      ],
    },
    {
      type: 'ladder',
      id: 'trail',
      rungs: [
        { prize: { jackpot: 'mini' }, up: 1, down: 3 },
        { prize: { jackpot: 'grand' }, up: 0, down: 0 },
      ],
    },
  ],
  jackpots: [
    { id: 'mini', coins: 20 },
    { id: 'grand', coins: 100, contributionPpm: 250_000 },
    { id: 'daily', coins: 50, contributionPpm: 500_000, mustHitBy: 90 },
  ],
} as const satisfies Definition

const HOLD = {
  ...WHEEL,
  symbols: [...WHEEL.symbols.slice(0, 1), { id: 's', kind: 'scatter' }],
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 's', at: 1 },
      respins: 2,
      values: { '1': 3 },
      jackpots: { grand: 1 },
      landing: { hit: 1, miss: 1 },
    },
  ],
} satisfies Definition

const play = (definition: Definition, rounds: number) => {
  const game = compile(definition)
  const rng = createRng('rounds')
  const chance = createRng('pools')
  let pools = openPools(game, chance)
  const awards: { jackpot: string; coins: number; by: string }[] = []
  for (let i = 0; i < rounds; i++) {
    const played = playPools(game, pools, spin(game, rng), chance)
    pools = played.pools
    awards.push(...played.awards)
  }
  return { game, pools, awards }
}

describe('pools', () => {
  test('the definitions are accepted', () => {
    expect(parseDefinition(WHEEL)).toMatchObject({ ok: true })
    expect(parseDefinition(HOLD)).toMatchObject({ ok: true })
  })

  test('pay out what goes in, to the last millionth', () => {
    const rounds = 20_000
    const { pools, awards } = play(WHEEL, rounds)
    const paid = (id: string): number => awards.reduce((sum, one) => sum + (one.jackpot === id ? one.coins : 0), 0)
    expect(paid('grand') * 1e6 + pools.grand!.grownPpm).toBe(rounds * 250_000)
    const daily = awards.filter(({ jackpot }) => jackpot === 'daily')
    expect((paid('daily') - 50 * daily.length) * 1e6 + pools.daily!.grownPpm).toBe(rounds * 500_000)
    expect(pools).not.toHaveProperty('mini')
  })

  test('that must be hit never pass their height, and reach every height', () => {
    const { awards } = play(WHEEL, 20_000)
    const heights = awards.flatMap(({ jackpot, coins, by }) => (jackpot === 'daily' && by === 'mustHit' ? [coins] : []))
    expect(Math.max(...heights)).toBe(90)
    expect(Math.min(...heights)).toBe(51)
    expect(new Set(heights).size).toBe(40)
  })

  test('change nothing of a round', () => {
    const game = compile(WHEEL)
    const round = spin(game, createRng('one'))
    const pools = openPools(game, createRng('x'))
    const rich = { ...pools, grand: { grownPpm: 5e12 } }
    playPools(game, rich, round, createRng('y'))
    expect(spin(game, createRng('one'))).toEqual(round)
  })

  test('of another game, of no game and rounds that wait are refused', () => {
    const game = compile(WHEEL)
    const round = spin(game, createRng('one'))
    const rng = createRng('x')
    const pools = openPools(game, rng)
    for (const bad of [
      {},
      { ...pools, grand: { grownPpm: -1 } },
      { ...pools, daily: { grownPpm: 0 } },
      { ...pools, grand: { grownPpm: 0, hitAt: 3 } },
    ])
      expect(() => playPools(game, bad, round, rng)).toThrow(RangeError)
    expect(() => playPools(game, pools, { ...round, awaiting: { feature: 'x', options: 2 } }, rng)).toThrow(RangeError)
  })
})

describe('the sheet of jackpots', () => {
  const [mini, grand, daily] = jackpotSheets(compile(WHEEL))

  test('has the odds of the wheel and what it leads to', () => {
    expect(mini).toMatchObject({ method: 'exact', contributionCoins: 0, mustHitsPerRound: 0, rtpOfPool: 0 })
    expect(mini!.hitsPerRound).toBeCloseTo((1 / 4) * (1 / 8) * (3 / 4), 15)
    expect(grand!.hitsPerRound).toBeCloseTo((1 / 4) * (1 / 8) * (1 + 1 / 4), 15)
    expect(grand!.meanPoolCoins).toBeCloseTo(100 + 0.25 / grand!.hitsPerRound, 10)
    expect(grand!.rtpInRound).toBeCloseTo((100 * grand!.hitsPerRound) / 10, 12)
    expect(grand!.rtpOfPool).toBeCloseTo(0.25 / 10, 15)
  })

  test('has a pool that must be hit: every 2 j rounds for a height of j, evenly from 1 to 40', () => {
    const rounds = (2 * (1 + 40)) / 2
    expect(daily!.hitsPerRound).toBe(0)
    expect(daily!.mustHitsPerRound).toBeCloseTo(1 / rounds, 12)
    expect(daily!.rtpOfPool).toBeCloseTo((0.5 + 50 / rounds) / 10, 12)
  })

  test('has a pool whose fractions of a coin stay for the next: what goes in comes out', () => {
    const definition = { ...WHEEL, jackpots: [{ ...WHEEL.jackpots[2], contributionPpm: 750_000, mustHitBy: 51 }] }
    const { awards } = play({ ...definition, features: [] }, 20_000)
    const [one] = jackpotSheets(compile({ ...definition, features: [] }))
    expect(awards.length / 20_000).toBeCloseTo(0.75, 3)
    expect(one!.mustHitsPerRound).toBeCloseTo(0.75, 12)
  })

  test('agrees with rounds that are played', () => {
    const rounds = 40_000
    const { awards } = play(WHEEL, rounds)
    const hits = (id: string): number => awards.filter(({ jackpot }) => jackpot === id).length / rounds
    expect(hits('grand')).toBeCloseTo(grand!.hitsPerRound, 2)
    expect(Math.abs(hits('grand') / grand!.hitsPerRound - 1)).toBeLessThan(0.1)
    expect(Math.abs(hits('daily') / daily!.mustHitsPerRound - 1)).toBeLessThan(0.1)
  })

  test('has hold-and-win, whose only cell is locked from the start', () => {
    const sheet = jackpotSheets(compile(HOLD))
    expect(sheet[1]!.hitsPerRound).toBeCloseTo((1 / 4) * (1 / 4), 15)
  })

  test('is sampled where nothing exact is in reach, with the error', () => {
    const definition = { ...HOLD, respins: { holds: 'winners' } } as const
    const [, one] = jackpotSheets(compile(definition), { spins: 20_000 })
    expect(one!.method).toBe('simulated')
    expect(Math.abs(one!.hitsPerRound - 1 / 16)).toBeLessThan(4 * one!.standardError!)
  })
})

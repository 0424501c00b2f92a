/** A cap of 250,000 bets of many coins: sums that 32 bits do not hold, against answers worked out by hand. */
import { describe, expect, test } from 'vitest'
import { modeOf } from '../game/core/game.ts'
import {
  analyse,
  compile,
  createRng,
  type Definition,
  parseDefinition,
  roundDistribution,
  simulate,
  spin,
} from '../index.ts'
import { greatestRound } from '../proof/bounds/greatest-round.ts'

const BET = 20_000
const LINE = 100_000_000
const FREE = 40 * LINE
const CAP = 250_000 * BET

/** Of four stops one wins 5,000 bets, and one starts two spins that win 200,000 bets each at the same stop. */
const definition: Definition = {
  ...{ definitionVersion: 1, id: 'far-cap', name: 'Far Cap', betCoins: BET, maxWin: 250_000 },
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': LINE } },
    { id: 'b', kind: 'blank' },
    { id: 's', kind: 'scatter' },
  ],
  reelSets: { base: [{ strip: ['a', 'b', 's', 'b'], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '1': 2 } }, multiplier: 40 }],
}
const game = compile(definition)

/** Chances by coins: both spins together would win 400,000 bets. */
const CHANCES = [
  [0, 1 / 2 + (1 / 4) * (9 / 16)],
  [LINE, 1 / 4],
  [FREE, (1 / 4) * (6 / 16)],
  [CAP, (1 / 4) * (1 / 16)],
] as const
const MEAN = CHANCES.reduce((sum, [coins, chance]) => sum + coins * chance, 0)

describe('a cap of 250,000 bets', () => {
  test('is accepted, and lies above what 32 bits hold', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
    expect(game.maxCoins).toBe(5_000_000_000)
    expect(game.maxCoins).toBeGreaterThan(2 ** 32)
    expect(greatestRound(game, modeOf(game, undefined))).toBe(CAP)
  })

  test('is in the sheet as a hand works it out', () => {
    const sheet = analyse(game)
    expect(sheet.method).toBe('exact')
    expect(sheet.rtp).toBeCloseTo(MEAN / BET, 6)
    expect(sheet.maxWin).toMatchObject({ capCoins: CAP })
    const { coins, chances } = roundDistribution(game)
    for (const [i, one] of coins.entries()) {
      const [, chance = 0] = CHANCES.find(([value]) => value === one) ?? []
      expect(chances[i]).toBeCloseTo(chance, 12)
    }
    expect(CHANCES.every(([one]) => coins.includes(one))).toBe(true)
  })

  test('is what rounds pay that win more', async () => {
    const rounds = 4096
    const report = await simulate(game, { spins: rounds, seed: 'far' })
    const rng = createRng('far/0')
    const played = Array.from({ length: rounds }, () => spin(game, rng).totalCoins)
    expect(report.histogram.map(([coins]) => coins)).toEqual([0, LINE, FREE, CAP])
    expect(report.totalCoins).toBe(played.reduce((sum, coins) => sum + coins, 0))
    expect(report.cappedRounds).toBe(played.filter((coins) => coins === CAP).length)
    expect(Math.abs(report.totalCoins / rounds / MEAN - 1)).toBeLessThan(0.2)
  })
})

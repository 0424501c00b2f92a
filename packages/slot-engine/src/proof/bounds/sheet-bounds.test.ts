/** Bounds of a sampled sheet, against games whose figures are known. */
import { describe, expect, test } from 'vitest'
import { analyse, compile, type Definition, prove } from '../../index.ts'
import { simulateNow } from '../simulate/simulate.ts'
import { allSampled, sheetBounds } from './sheet-bounds.ts'

/** One reel: `a` pays 2, and one stop of `weight` pays 900. */
const game = (weight: number, rest: Partial<Definition> = {}): Definition => ({
  ...{ definitionVersion: 1, id: 'rare', name: 'Rare', betCoins: 2, maxWin: 400 },
  symbols: [
    { id: 'a', kind: 'regular', pays: { 1: 2 } },
    { id: 'j', kind: 'regular', pays: { 1: 900 } },
    { id: '-', kind: 'blank' },
  ],
  reelSets: { base: [{ strip: ['a', 'j', '-'], weights: [weight / 2 - 1, 1, weight / 2], rows: 1 }] },
  wins: { type: 'lines', lines: [[0]] },
  ...rest,
})

const PLAIN = { id: 'base', coins: 2 }

describe.each([
  ['is seen', 2000, 100_000],
  ['no sample sees', 2 ** 22, 100_000],
])('where the greatest win %s', (_, weight, spins) => {
  test('the bounds hold all that is true', () => {
    const compiled = compile(game(weight))
    const sheet = prove(compiled)
    const { histogram } = simulateNow(compiled, { spins, seed: 'bounds' })
    const bounds = sheetBounds(compiled, PLAIN, allSampled(histogram))
    const truth = {
      ...{ rtp: sheet.rtp, hitFrequency: sheet.hitFrequency, standardDeviation: sheet.standardDeviation },
      capProbability: sheet.maxWin.capProbability,
    }
    for (const [name, value] of Object.entries(truth)) {
      const { low, high } = bounds[name as keyof typeof truth]
      expect(value, name).toBeGreaterThanOrEqual(low)
      expect(value, name).toBeLessThanOrEqual(high)
    }
    // What may have been missed: some 12 events in all rounds, of 400 bets each.
    const room = bounds.rtp.high - sheet.rtp
    expect(room).toBeGreaterThan(400 / spins)
    expect(room).toBeLessThan((400 * 40) / spins)
  })
})

test('a sampled sheet has them, and an exact one needs none', () => {
  const sampled = analyse(compile(game(20, { respins: { holds: 'winners' } })), { spins: 10_000 })
  if (sampled.method !== 'simulated' || sampled.bounds === undefined) throw new Error('no bounds')
  const { rtp } = sampled.bounds
  expect(rtp.low).toBeLessThan(sampled.rtp)
  expect(rtp.high).toBeGreaterThan(sampled.rtp)
  expect(sampled.bounds.confidence).toBe(0.999)
  expect(analyse(compile(game(20)))).not.toHaveProperty('bounds')
})

test('a round that was broken off may have paid the most there is', () => {
  const compiled = compile(game(20))
  const { histogram } = simulateNow(compiled, { spins: 10_000, seed: 'bounds' })
  const whole = sheetBounds(compiled, PLAIN, allSampled(histogram))
  const broken = sheetBounds(compiled, PLAIN, allSampled(histogram), 3)
  expect(broken.rtp.low).toBe(whole.rtp.low)
  expect(broken.rtp.high - whole.rtp.high).toBeGreaterThan((3 * 390) / 10_000)
  expect(broken.hitFrequency.low).toBe(whole.hitFrequency.low)
  expect(broken.hitFrequency.high).toBeGreaterThan(whole.hitFrequency.high)
})

test('a sheet that its budget ends has bounds, too', () => {
  const definition = game(20, { respins: { holds: 'winners' } })
  const sheet = analyse(compile(definition), { budget: { steps: 300_000 } })
  if (sheet.method !== 'simulated') throw new Error('an exact sheet')
  expect(sheet.limits?.map(({ code }) => code)).toContain('rounds')
  expect(sheet.bounds?.rtp.low).toBeLessThan(sheet.rtp)
  expect(sheet.bounds?.rtp.high).toBeGreaterThan(sheet.rtp)
})

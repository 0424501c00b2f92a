import { describe, expect, test } from 'vitest'
import { poolBounds } from './pool-bounds.ts'

test('who wins a pool ten times as often as others gets as much more of it', () => {
  const jackpot = { id: 'grand', coins: 1, contributionPpm: 100_000 }
  const hits = (chance: number) => ({ most: 1, chance: { low: chance, high: chance } })
  const all = { most: 1, chance: { low: 0.001, high: 0.01 } }
  expect(poolBounds(jackpot, { own: hits(0.01), all, alike: false }).high).toBeCloseTo(1, 12)
  expect(poolBounds(jackpot, { own: hits(0.001), all, alike: false }).low).toBeCloseTo(0.01, 12)
  expect(poolBounds(jackpot, { own: hits(0.01), all, alike: true })).toEqual({ low: 0.1, high: 0.1 })
})

describe('what a pool pays beside the round, by hand', () => {
  const never = { most: 0, chance: { low: 0, high: 0 } }
  const hits = (low: number, high = low, most = 1) => ({ most, chance: { low, high } })
  const alone = (own: ReturnType<typeof hits>) => ({ own, all: own, alike: true })
  const pool = { id: 'grand', coins: 10, contributionPpm: 100_000 }

  test('nothing where nothing goes in', () => {
    expect(poolBounds({ id: 'mini', coins: 10 }, alone(hits(0.5)))).toEqual({ low: 0, high: 0 })
    expect(poolBounds({ id: 'mini', coins: 10, mustHitBy: 20 }, alone(hits(0.5)))).toEqual({ low: 0, high: 0 })
  })

  test('what goes in, if it comes out more often than once in a hundred million rounds', () => {
    expect(poolBounds(pool, alone(hits(1e-8)))).toEqual({ low: 0.1, high: 0.1 })
    expect(poolBounds(pool, alone(hits(0.9e-8)))).toEqual({ low: 0, high: 0.1 })
    expect(poolBounds(pool, alone(never))).toEqual({ low: 0, high: 0 })
  })

  test('nothing to who never wins what others do, and no more than all is known to go in', () => {
    expect(poolBounds(pool, { own: never, all: hits(0.5), alike: false })).toEqual({ low: 0, high: 0 })
    expect(poolBounds(pool, { own: hits(0.25), all: hits(0.5), alike: false })).toEqual({ low: 0.05, high: 0.1 })
    expect(poolBounds(pool, { own: hits(0, 0.1), all: hits(0, 0.1), alike: false }).high).toBe(1e8)
  })

  test('where it must be hit and nothing else does, what goes in and what it starts from, once in so many rounds', () => {
    // Its height is one of 1 to 9 coins above its start, evenly: 5 on average, of which a round puts in a tenth.
    const { low, high } = poolBounds({ ...pool, mustHitBy: 19 }, alone(never))
    expect(low).toBeCloseTo(0.1 + 10 / 50, 14)
    expect(high).toBe(low)
  })

  test('where each round wins it, its height never ends it', () => {
    const { low, high } = poolBounds({ ...pool, mustHitBy: 19 }, alone(hits(1)))
    expect(low).toBeCloseTo(0.1, 12)
    expect(high).toBeCloseTo(0.1, 12)
  })

  test('where it must be hit so rarely that nobody can count on it, nothing', () => {
    const rare = { id: 'grand', coins: 10, contributionPpm: 1, mustHitBy: 10 ** 9 }
    expect(poolBounds(rare, alone(never)).low).toBe(0)
    expect(poolBounds(rare, alone(never)).high).toBeCloseTo(1e-6, 12)
  })

  test('where it must be hit, as much to each who never wins it otherwise', () => {
    const { low, high } = poolBounds({ ...pool, mustHitBy: 19 }, { own: never, all: never, alike: false })
    expect(low).toBeCloseTo(0.1 + 10 / 50, 14)
    expect(high).toBe(low)
    const unknown = poolBounds({ ...pool, mustHitBy: 19 }, { own: hits(0), all: hits(0), alike: false })
    expect(unknown.low).toBeLessThanOrEqual(10 / 50)
    expect(unknown.high).toBeGreaterThanOrEqual(1e8)
  })

  /** How long a pool lives on average that a round wins with this chance, and that ends after so many at the latest. */
  const life = (chance: number, rounds: number): number => {
    let sum = 0
    for (let i = 0; i < rounds; i++) sum += (1 - chance) ** i
    return sum
  }
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

  test('who wins it more or less often gets as much more or less of what goes in, and the same of what it starts from', () => {
    const heights = Array.from({ length: 9 }, (_, i) => i + 1)
    const least = 1 / mean(heights.map((height) => life(0.05, height * 10))) - 0.05
    const most = 1 / mean(heights.map((height) => life(0.05, Math.max(1, (height - 1) * 10)))) - 0.05
    const paid = (own: number) =>
      poolBounds({ ...pool, mustHitBy: 19 }, { own: hits(own), all: hits(0.05), alike: false })
    expect(paid(0.025).low).toBeCloseTo(0.1 * 0.5 + 10 * least, 12)
    expect(paid(0.025).high).toBeCloseTo(0.1 + 10 * most, 12)
    expect(paid(0.1).low).toBeCloseTo(0.1 + 10 * least, 12)
    expect(paid(0.1).high).toBeCloseTo(0.1 * 2 + 10 * most, 12)
  })

  test('where some rounds win it, its height ends it in the rest', () => {
    // One coin above its start is the whole range, which ten rounds fill: at the latest the tenth, or the first, ends it.
    const { low, high } = poolBounds({ ...pool, mustHitBy: 11 }, alone(hits(0.5)))
    const life = (1 - 0.5 ** 10) / 0.5
    expect(low).toBeCloseTo(0.1 + 10 * (1 / life - 0.5), 12)
    // A pool that starts with a fraction of a coin may end in its first round: no more ends than rounds, nor than coins go in.
    expect(high).toBeCloseTo(0.1 + 10 * 0.1, 12)
  })
})

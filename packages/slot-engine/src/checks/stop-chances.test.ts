import { expect, test } from 'vitest'
import { benchmarkGame } from '../../test-support/benchmark-game.ts'
import { compile, createRng, spin } from '../index.ts'

const game = compile(benchmarkGame())
const lengths = game.definition.reelSets.base!.map(({ strip }) => strip.length)
const SPINS = 300_000

/** By spin, the stop of each reel. */
const spins: readonly (readonly number[])[] = (() => {
  const rng = createRng('stops')
  return Array.from({ length: SPINS }, () => {
    const [first] = spin(game, rng).events
    return first?.type === 'reelsStopped' ? first.stops : []
  })
})()

/** The 99 % quantile of χ² (Wilson and Hilferty, 1931). */
const quantile99 = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 2.326348 * Math.sqrt(2 / (9 * freedom))) ** 3

/** Pearson's χ² of even chances, in units of what one sample in a hundred passes. */
function overQuantile(values: readonly number[], cells: number): number {
  const counts = new Float64Array(cells)
  for (const value of values) counts[value]! += 1
  const expected = values.length / cells
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return statistic / quantile99(cells - 1)
}

const reels = lengths.map((length, reel) => ({ length, reel }))

test.each(reels)('the $length stops of reel $reel come equally often: χ² at 99 %', ({ length, reel }) => {
  const stops = spins.map((stops) => stops[reel]!)
  expect(overQuantile(stops, length)).toBeLessThan(1)
  expect(new Set(stops).size).toBe(length)
})

test.each(reels.slice(1))(
  'reels $reel and the one before stop independently: χ² of pairs at 99 %',
  ({ length, reel }) => {
    const pairs = spins.map((stops) => stops[reel - 1]! * length + stops[reel]!)
    expect(overQuantile(pairs, length * lengths[reel - 1]!)).toBeLessThan(1)
  },
)

test.each(reels)('reel $reel forgets where it stopped: χ² of a stop and the next at 99 %', ({ length, reel }) => {
  // Pairs that share no spin: the next of one is not the first of another.
  const pairs = spins.flatMap((stops, i) => (i % 2 === 0 ? [stops[reel]! * length + spins[i + 1]![reel]!] : []))
  expect(overQuantile(pairs, length ** 2)).toBeLessThan(1)
})

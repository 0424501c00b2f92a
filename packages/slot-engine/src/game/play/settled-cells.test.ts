/** Cells that change behind the first reel, and beside cells that stay. By hand. */
import { expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, spin } from '../../index.ts'

const game = (columns: readonly string[], rest: Partial<Definition> = {}) =>
  compile({
    ...{ definitionVersion: 1, id: 'settled', name: 'Settled', betCoins: 1, maxWin: 1000 },
    symbols: [
      { id: 'a', kind: 'regular', pays: { 2: 5 } },
      { id: 'b', kind: 'regular' },
      { id: 'w', kind: 'wild', multiplier: { 1: 1, 2: 2, 3: 1 } },
      { id: 'x', kind: 'wild', expands: true },
    ],
    reelSets: { base: fixedReels(columns) },
    wins: { type: 'anywhere' },
    ...rest,
  })

test('a wild expands over its own reel, and leaves the others as they are', () => {
  const { events } = spin(game(['ab', 'xb', 'ab']), drawing().rng)
  expect(events.filter(({ type }) => type === 'expanded')).toEqual([{ type: 'expanded', symbol: 'x', reels: [1] }])
  // One on the first reel, two wilds, one on the third.
  expect(events).toContainEqual(expect.objectContaining({ type: 'anywhereWon', symbol: 'a', count: 4 }))
})

test('a wild is also added where another stays with the multiplier that it drew', () => {
  const played = game(['w', 'b'], {
    features: [{ type: 'freeSpins', id: 'free', sticky: ['w'], extraWilds: { symbol: 'x', counts: { 1: 1 } } }],
    modes: [{ id: 'buy', coins: 1, buys: { feature: 'free', spins: 2 } }],
  })
  // The second of two cells, the multiplier 3 (the last of 4 draws), and then the first of two cells, where that wild is.
  const { rng, asked } = drawing(1, 3, 0)
  const { events } = spin(played, rng, { mode: 'buy' })
  expect(events.flatMap((event) => (event.type === 'wildsAdded' ? event.cells : []))).toEqual([
    [1, 0],
    [0, 0],
  ])
  expect(asked).toEqual([2, 4, 2])
})

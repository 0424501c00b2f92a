/** What follows on a reel across the top, by hand. */
import { expect, test } from 'vitest'
import { drawing } from '../../../test-support/drawn-numbers.ts'
import { fixedReels } from '../../../test-support/fixed-window.ts'
import { compile, type Definition, spin } from '../../index.ts'

/** A reel across two others shows `a` twice, which vanish. */
const definition = (cascades: NonNullable<Definition['cascades']>): Definition => ({
  ...{ definitionVersion: 1, id: 'top', name: 'Top', betCoins: 1, maxWin: 1000 },
  symbols: [
    { id: 'a', kind: 'regular', pays: { 2: 5 } },
    ...['b', 'c', 'd'].map((id) => ({ id, kind: 'regular' }) as const),
  ],
  reelSets: { base: fixedReels(['d', 'd']) },
  topReels: { base: { reels: [0, 1], strip: [...'aabc'], weights: [1, 0, 0, 0] } },
  wins: { type: 'anywhere' },
  cascades,
})

/** The windows after each fall, column by column. */
const fallen = (cascades: NonNullable<Definition['cascades']>, ...numbers: readonly number[]) => {
  const { rng, asked } = drawing(...numbers)
  const { events } = spin(compile(definition(cascades)), rng)
  const windows = events.flatMap((event) => (event.type === 'cascaded' ? [event.window] : []))
  return { windows: windows.map((window) => window.map((column) => column.join('')).join(' ')), asked }
}

test('its strip moves on where symbols follow from the strips', () => {
  expect(fallen({})).toEqual({ windows: ['bd cd'], asked: [] })
})

test('symbols follow by weight where they do on the other reels', () => {
  expect(fallen({ refill: { c: 1, d: 1 } }, 1, 0)).toEqual({ windows: ['dd cd'], asked: [2, 2] })
})

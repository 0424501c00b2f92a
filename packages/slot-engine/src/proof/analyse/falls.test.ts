/** What a sheet tells of cascades, worked out by hand. */
import { expect, test } from 'vitest'
import { compile, prove } from '../../index.ts'

test('windows are counted by the falls before them, with what they return', () => {
  // By stop: aa wins 1 and brings --, a- and -- and -a win nothing.
  const { base } = prove(
    compile({
      ...{ definitionVersion: 1, id: 'falls', name: 'Falls', betCoins: 2, maxWin: 1000 },
      symbols: [
        { id: 'a', kind: 'regular', pays: { 2: 1 } },
        { id: '-', kind: 'blank' },
      ],
      reelSets: { base: [{ strip: ['a', 'a', '-', '-'], rows: 2 }] },
      wins: { type: 'anywhere' },
      cascades: { multipliers: [3, 5] },
    }),
  )
  expect(base.falls).toEqual([
    { chance: 1, winChance: 1 / 4, rtp: 3 / 4 / 2 },
    { chance: 1 / 4, winChance: 0, rtp: 0 },
  ])
})

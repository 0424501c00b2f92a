/** What a sheet tells of cascades, worked out by hand. */
import { expect, test } from 'vitest'
import { compile, type Definition, prove } from '../../index.ts'

const HEAD = { definitionVersion: 1, id: 'falls', name: 'Falls', betCoins: 2, maxWin: 1000 } as const

test('windows are counted by the falls before them, with what they return', () => {
  // By stop: aa wins 1 and brings --, a- and -- and -a win nothing.
  const { base } = prove(
    compile({
      ...HEAD,
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

test('of reel sets that are drawn each counts by its weight, and chances leave the falls as they are', () => {
  const symbols = [
    { id: 'a', kind: 'regular', pays: { 2: 1 } },
    { id: '-', kind: 'blank' },
  ] as const
  // On the second set every other stop wins, and brings --, which wins nothing.
  const drawn: Definition = {
    ...HEAD,
    ...{ symbols, wins: { type: 'anywhere' }, cascades: { multipliers: [3, 5] }, reelSet: { base: 1, rich: 3 } },
    reelSets: {
      base: [{ strip: ['a', 'a', '-', '-'], rows: 2 }],
      rich: [{ strip: ['a', 'a', '-', '-'], rows: 2, weights: [3, 1, 1, 1] }],
    },
  }
  const win = (1 / 4) * (1 / 4) + (3 / 4) * (3 / 6)
  const { base } = prove(compile(drawn))
  const chance = { hit: 1, miss: 2, spins: 2 }
  const { base: beside } = prove(compile({ ...drawn, features: [{ type: 'freeSpins', id: 'free', chance }] }))
  for (const { falls = [] } of [base, beside]) {
    expect(falls.map((fall) => fall.chance)).toEqual([1, win].map((share) => expect.closeTo(share, 12)))
    expect(falls[0]).toMatchObject({ winChance: expect.closeTo(win, 12), rtp: expect.closeTo((win * 3) / 2, 12) })
  }
})

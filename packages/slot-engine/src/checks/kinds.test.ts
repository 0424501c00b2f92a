/** Kinds of games that the definition format must be able to say, each with an answer worked out by hand. */
import { describe, expect, test } from 'vitest'
import { compile, type Definition, parseDefinition, prove } from '../index.ts'

const plain = { definitionVersion: 1, id: 'kind', name: 'Kind', betCoins: 1, maxWin: 1000 } as const

/** Each of these stops is equally likely on each reel; one row. */
const reels = (...strips: readonly (readonly string[])[]): Definition['reelSets'] => ({
  base: strips.map((strip) => ({ strip, rows: 1 })),
})
const line = (count: number): readonly (readonly number[])[] => [Array.from({ length: count }, () => 0)]

const ab = ['a', 'b'] as const

const KINDS: readonly (readonly [what: string, definition: Definition, meanCoins: number])[] = [
  [
    'a multiplier reel: the last reel shows nothing or multiplies what the others win',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '3': 8 } },
        { id: 'b', kind: 'blank' },
        { id: 'x2', kind: 'wild', multiplier: 2, reels: [3] },
        { id: 'x5', kind: 'wild', multiplier: 5, reels: [3] },
      ],
      reelSets: reels(ab, ab, ab, ['b', 'b', 'x2', 'x5']),
      wins: { type: 'lines', lines: line(4) },
    },
    (1 / 8) * 8 * ((1 + 1 + 2 + 5) / 4),
  ],
  [
    'both ways: three of four win from either end, all four once',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '3': 2, '4': 10 } },
        { id: 'b', kind: 'blank' },
      ],
      reelSets: reels(ab, ab, ab, ab),
      wins: { type: 'lines', lines: line(4), direction: 'both' },
    },
    (2 * 2 + 10) / 16,
  ],
  [
    'any adjacent: three side by side, wherever they begin',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '3': 4 } },
        { id: 'b', kind: 'blank' },
      ],
      reelSets: reels(ab, ab, ab, ab, ab),
      wins: { type: 'lines', lines: line(5), direction: 'any' },
    },
    // Of 32 rows, those with three or more a's in a row: 8.
    (8 * 4) / 32,
  ],
  [
    'any three bars, blanks between weighted stops',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '3': 20 } },
        { id: 'b', kind: 'regular', pays: { '3': 20 } },
        { id: 'blank', kind: 'blank' },
      ],
      reelSets: {
        base: Array.from({ length: 3 }, () => ({ strip: ['a', 'b', 'blank'], weights: [1, 2, 7], rows: 1 })),
      },
      wins: {
        type: 'lines',
        lines: line(3),
        combinations: [{ name: 'any bars', slots: [ab, ab, ab], coins: 5 }],
      },
    },
    (20 * (1 + 8) + 5 * (27 - 9)) / 1000,
  ],
  [
    'ways with wilds of random multipliers',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '2': 3 } },
        { id: 'b', kind: 'blank' },
        { id: 'w', kind: 'wild', multiplier: { '2': 3, '4': 1 }, reels: [1] },
      ],
      reelSets: reels(ab, ['w', 'b']),
      wins: { type: 'ways' },
    },
    (1 / 4) * 3 * ((3 * 2 + 4) / 4),
  ],
  [
    'giant symbols: two reels that stop together',
    {
      ...plain,
      symbols: [
        { id: 'a', kind: 'regular', pays: { '2': 5 } },
        { id: 'b', kind: 'blank' },
      ],
      reelSets: {
        base: [
          { strip: ['a', 'a', 'b', 'b'], rows: 2 },
          { strip: ['a', 'a', 'b', 'b'], rows: 2, follows: 0 },
        ],
      },
      wins: { type: 'ways' },
    },
    // Stops show aa, ab, bb, ba: 4, 1, 0 and 1 ways.
    ((4 + 1 + 0 + 1) / 4) * 5,
  ],
]

describe.each(KINDS)('%s', (_, definition, meanCoins) => {
  test('is a definition, and pays what it must', () => {
    expect(parseDefinition(definition)).toMatchObject({ ok: true })
    expect(prove(compile(definition)).rtp).toBeCloseTo(meanCoins / definition.betCoins, 12)
  })
})

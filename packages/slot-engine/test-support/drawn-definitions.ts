/** Small games of what is drawn for a whole spin, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 500 } as const
const SYMBOLS = [
  { id: 'a', kind: 'regular', pays: { '3': 8 } },
  { id: 'b', kind: 'blank' },
] as const
const LINE = { type: 'lines', lines: [[0, 0, 0]] } as const
const ab = { strip: ['a', 'b'], rows: 1 } as const

/** One paid spin in five runs on reels with more to win. */
export const DRAWN_REEL_SETS = {
  ...plain,
  id: 'drawn-reel-sets',
  name: 'Drawn Reel Sets',
  symbols: SYMBOLS,
  reelSets: { base: [ab, ab, ab], rich: [ab, ab, { strip: ['a', 'a', 'a', 'b'], rows: 1 }] },
  reelSet: { base: 4, rich: 1 },
  wins: LINE,
} as const satisfies Definition

/** In half of the spins two reels stop alike, in one of ten all three. */
export const LINKED_REELS = {
  ...plain,
  id: 'linked-reels',
  name: 'Linked Reels',
  symbols: SYMBOLS,
  reelSets: {
    base: [ab, ab, ab],
    two: [ab, { ...ab, follows: 0 }, ab],
    three: [ab, { ...ab, follows: 0 }, { ...ab, follows: 0 }],
  },
  reelSet: { base: 4, two: 5, three: 1 },
  wins: LINE,
} as const satisfies Definition

/** Free spins in which the middle reel is all wild every other time. */
export const WILD_REEL_SETS = {
  ...plain,
  id: 'wild-reel-sets',
  name: 'Wild Reel Sets',
  symbols: [...SYMBOLS, { id: 'w', kind: 'wild', reels: [1] }, { id: 's', kind: 'scatter' }],
  reelSets: {
    base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab],
    free: [ab, ab, ab],
    wilds: [ab, { strip: ['w'], rows: 1 }, ab],
  },
  wins: LINE,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      reelSet: { free: 1, wilds: 1 },
    },
  ],
} as const satisfies Definition

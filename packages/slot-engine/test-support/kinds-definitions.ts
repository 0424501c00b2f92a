/** Small games of kinds that need something of their own in the format. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 10, maxWin: 500 } as const

/** Rows drawn on every reel, and a reel across the middle ones. */
export const TOP_REEL = {
  ...plain,
  id: 'top-reel',
  name: 'Top Reel',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 1, '3': 4, '4': 20 } },
    { id: 'b', kind: 'regular', pays: { '3': 6, '4': 40 } },
    { id: 'w', kind: 'wild', reels: [1, 2, 3], multiplier: 2 },
    { id: 's', kind: 'scatter', pays: { '3': 15 } },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 's', 'a'], rows: { '1': 2, '3': 1 } },
      { strip: ['b', 'a', 'b', 'w'], rows: { '2': 1, '3': 1 } },
      { strip: ['a', 's', 'b', 'b'], rows: 2 },
      { strip: ['a', 'b', 'b', 's', 'a'], rows: { '1': 1, '2': 3 } },
    ],
    free: [
      { strip: ['a', 'b', 'a'], rows: 2 },
      { strip: ['b', 'a', 's'], rows: { '1': 1, '2': 1 } },
      { strip: ['a', 'b'], rows: 1 },
      { strip: ['a', 'b', 'b'], rows: 2 },
    ],
  },
  topReels: {
    base: { reels: [1, 2], strip: ['a', 'b', 'w', 's', 'a', 'b'], weights: [3, 1, 1, 2, 1, 1] },
    free: { reels: [2, 3], strip: ['a', 'b', 'w'] },
  },
  wins: { type: 'ways' },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '3': 4 } },
      retrigger: { '1': 1 },
      reelSet: 'free',
      multiplier: 2,
    },
  ],
} as const satisfies Definition

/** The same with cascades: the top reel slides. */
export const SLIDING_TOP = {
  ...TOP_REEL,
  id: 'sliding-top',
  cascades: { multipliers: [1, 2, 3] },
} as const satisfies Definition

const giant = ['a', 'a', 'b', 'b', 'b', 'w', 'w', 'w', 'a'] as const

/** The middle three reels stop together: their stacks of three are symbols of three by three cells. */
export const GIANT_SYMBOLS = {
  ...plain,
  id: 'giant-symbols',
  name: 'Giant Symbols',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 2, '4': 5, '5': 30 } },
    { id: 'b', kind: 'regular', pays: { '3': 4, '4': 12, '5': 60 } },
    { id: 'w', kind: 'wild' },
    { id: 's', kind: 'scatter', pays: { '2': 10 } },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 'b', 's', 'a'], rows: 3 },
      { strip: giant, weights: [1, 2, 1, 1, 3, 1, 1, 1, 1], rows: 3 },
      { strip: giant, rows: 3, follows: 1 },
      { strip: giant, rows: 3, follows: 1 },
      { strip: ['b', 'a', 's', 'a', 'b', 'w'], rows: 3 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
    ],
  },
} as const satisfies Definition

const column = { strip: ['a', 'b', 'x', 'c', 'b', 'w', 'c', 'a', 'b'], rows: 3 }

/** Free spins won by three of a symbol on a line, not anywhere in view. */
export const WON_ON_A_LINE = {
  ...plain,
  id: 'won-on-a-line',
  name: 'Won on a Line',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 20 } },
    { id: 'b', kind: 'regular', pays: { '3': 5 } },
    { id: 'c', kind: 'regular', pays: { '3': 3 } },
    { id: 'x', kind: 'regular', pays: { '3': 1 } },
    { id: 'w', kind: 'wild' },
  ],
  reelSets: { base: [column, column, column] },
  wins: {
    type: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
    ],
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 'x', awards: { '3': 5 }, inWin: true },
      retrigger: { '3': 2 },
    },
  ],
} as const satisfies Definition

/** Winners stay and the rest spins again while the win grows. */
export const RESPIN_ON_A_WIN = {
  ...plain,
  id: 'respin-on-a-win',
  name: 'Respin on a Win',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 10, '4': 30 } },
    { id: 'b', kind: 'regular', pays: { '3': 4, '4': 8 } },
    { id: 'c', kind: 'regular', pays: { '3': 2, '4': 4 } },
    { id: 'w', kind: 'wild', reels: [1, 2] },
    { id: 's', kind: 'scatter', pays: { '3': 5 } },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'b', 'c', 's', 'c', 'b'], rows: 2 },
      { strip: ['b', 'c', 'w', 'a', 's', 'c'], rows: 2 },
      { strip: ['c', 'a', 's', 'b', 'w', 'c'], rows: 2 },
      { strip: ['c', 'b', 's', 'a', 'b', 'c'], rows: 2 },
    ],
  },
  wins: { type: 'ways' },
  respins: { holds: 'winners' },
} as const satisfies Definition

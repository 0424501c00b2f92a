/** Small games of factors, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 500 } as const
const SYMBOLS = [
  { id: 'a', kind: 'regular', pays: { '3': 8 } },
  { id: 'b', kind: 'blank' },
  { id: 's', kind: 'scatter', pays: { '1': 3 } },
] as const
const LINE = { type: 'lines', lines: [[0, 0, 0]] } as const
const ab = { strip: ['a', 'b'], rows: 1 } as const
const abs = { strip: ['a', 'b', 'b', 's'], rows: 1 } as const

/** A reel of multipliers beside the others, for all that a spin wins; in free spins one for lines only. */
export const MULTIPLIER_REEL = {
  ...plain,
  id: 'multiplier-reel',
  name: 'Multiplier Reel',
  symbols: SYMBOLS,
  reelSets: { base: [abs, ab, ab] },
  wins: LINE,
  factors: [{ type: 'drawn', id: 'reel', name: 'Multiplier', values: { '1': 2, '2': 1, '10': 1 } }],
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      factors: [{ type: 'drawn', id: 'free-reel', values: { '3': 1, '5': 1 }, multiplies: ['lines'] }],
    },
  ],
} as const satisfies Definition

const tall = { strip: ['a', 'a', 'b'], rows: 2 } as const

/** Two or three reels full of one symbol double or treble the window. */
export const FILL_FACTOR = {
  ...plain,
  id: 'fill-factor',
  name: 'Fill Factor',
  symbols: [{ id: 'a', kind: 'regular', pays: { '2': 2, '3': 8 } }, SYMBOLS[1]],
  reelSets: { base: [tall, tall, tall] },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
  factors: [{ type: 'fill', id: 'full', name: 'Full Reels', symbols: ['a'], fewest: 2, multiplies: ['lines'] }],
} as const satisfies Definition

/** Every reel draws a factor; ways multiply by those of the reels that they cross. */
export const REEL_FACTORS = {
  ...plain,
  id: 'reel-factors',
  name: 'Reel Factors',
  symbols: [{ id: 'a', kind: 'regular', pays: { '2': 2, '3': 8 } }, SYMBOLS[1], SYMBOLS[2]],
  reelSets: { base: [abs, ab, ab] },
  wins: { type: 'ways' },
  factors: [{ type: 'reels', id: 'reels', name: 'Reels', reels: [{ '1': 1 }, { '1': 1, '2': 1 }, { '1': 1, '3': 1 }] }],
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      factors: [{ type: 'reels', id: 'sum', reels: [{ '2': 1 }, { '1': 1, '2': 1 }, { '3': 1 }], together: 'add' }],
    },
  ],
} as const satisfies Definition

/** Free spins whose multiplier grows with every spin that wins, and that award more. */
export const RISING_WINS = {
  ...plain,
  id: 'rising-wins',
  name: 'Rising Wins',
  symbols: SYMBOLS,
  reelSets: { base: [abs, ab, ab] },
  wins: LINE,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      retrigger: { '1': 1 },
      grows: { by: 1, each: 'win', upTo: 3 },
    },
  ],
} as const satisfies Definition

const falling = { strip: ['a', 'a', 'b', 'b', 's'], rows: 1 } as const

/** A ladder that is kept from free spin to free spin: each fall raises it. */
export const KEPT_LADDER = {
  ...plain,
  id: 'kept-ladder',
  name: 'Kept Ladder',
  symbols: [{ id: 'a', kind: 'regular', pays: { '2': 4 } }, SYMBOLS[1], SYMBOLS[2]],
  reelSets: { base: [falling, falling] },
  wins: { type: 'ways' },
  cascades: { multipliers: [1, 2] },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '2': 2 } },
      retrigger: { '2': 1 },
      grows: { by: 2, each: 'cascade', upTo: 6 },
    },
  ],
} as const satisfies Definition

const fallingOrbs = { strip: ['a', 'a', 'b', 'x', 's'], rows: 2 } as const

/** Orbs that fall with the symbols: their sum multiplies all that the spin won, and is kept in free spins. */
export const SUMMED_FACTORS = {
  ...plain,
  id: 'summed-factors',
  name: 'Summed Factors',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 4 } },
    SYMBOLS[1],
    SYMBOLS[2],
    { id: 'x', kind: 'scatter', adds: { '2': 1, '5': 1 } },
  ],
  reelSets: { base: [fallingOrbs, fallingOrbs] },
  wins: { type: 'anywhere' },
  cascades: {},
  factors: [{ type: 'symbols', id: 'orbs', name: 'Orbs' }],
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '2': 3 } },
      factors: [{ type: 'symbols', id: 'bank', keeps: true, multiplies: ['lines'] }],
    },
  ],
} as const satisfies Definition

/** A cell that won carries 2, then 5, for what falls into it. In three free spins each win but the first two is trebled. */
export const CELL_FACTORS = {
  ...plain,
  id: 'cell-factors',
  name: 'Cell Factors',
  symbols: [{ id: 'a', kind: 'regular', pays: { '1': 2 } }, SYMBOLS[1], { id: 's', kind: 'scatter' }],
  reelSets: {
    base: [
      { strip: ['a', 'a', 'a', 'b'], rows: 1 },
      { strip: ['b', 's'], rows: 1 },
    ],
    free: [ab, { strip: ['b'], rows: 1 }],
  },
  wins: { type: 'ways' },
  cascades: {},
  factors: [{ type: 'cells', id: 'spots', name: 'Spots', steps: [2, 5] }],
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 3 } },
      reelSet: 'free',
      factors: [{ type: 'cells', id: 'kept', steps: [1, 3], keeps: true }],
    },
  ],
} as const satisfies Definition

/** A third reel doubles what a window wins, and a fourth trebles it. */
export const GROWING_WIDTH = {
  ...plain,
  id: 'growing-width',
  name: 'Growing Width',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 2, '3': 4, '4': 8 } },
    SYMBOLS[1],
    { id: 'c', kind: 'regular', pays: { '2': 1 } },
    { id: 'w', kind: 'wild', reels: [1] },
  ],
  reelSets: {
    base: [{ strip: ['a', 'c'], rows: 2 }, { strip: ['w', 'b'], rows: 1 }, ab, ab],
  },
  wins: { type: 'ways' },
  factors: [{ type: 'run', id: 'width', name: 'Width', from: 2, adds: 1, multiplies: ['lines'] }],
} as const satisfies Definition

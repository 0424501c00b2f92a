/** Definitions by hand of what `FULL_DEFINITION` cannot have, being on lines and without cascades. */
import type { Definition } from '../src/definition.ts'

const reel = { strip: ['a', 'b', 'w', 's', 'a'], rows: { '2': 1, '3': 2 } }

export const WAYS_DEFINITION = {
  definitionVersion: 1,
  id: 'many-ways',
  name: 'Many Ways',
  betCoins: 10,
  maxWin: 5000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 1, '3': 5 } },
    { id: 'b', kind: 'regular', pays: { '3': 12 } },
    { id: 'w', kind: 'wild', multiplier: { '1': 6, '2': 3, '3': 1 } },
    { id: 's', kind: 'scatter' },
    { id: 'm', kind: 'mystery', reveals: { a: 3, b: 1, w: 1 } },
  ],
  reelSets: { base: [reel, { ...reel, weights: [1, 2, 0, 1, 1] }, { strip: ['a', 'm', 'b'], rows: 4 }] },
  wins: { type: 'ways', direction: 'both' },
  cascades: { multipliers: [1, 2, 3, 5], refill: { a: 5, b: 3, w: 1, s: 1 } },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '3': 6 } },
      retrigger: { '4': 1 },
      grows: { by: 1, each: 'cascade' },
    },
  ],
} as const satisfies Definition

export const CLUSTERS_DEFINITION = {
  definitionVersion: 1,
  id: 'clusters',
  name: 'Clusters',
  betCoins: 20,
  maxWin: 1000,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '5': 10, '9': 100 } },
    { id: 'b', kind: 'regular', pays: { '5': 5, '16': 500 } },
    { id: 'w', kind: 'wild', multiplier: 2 },
  ],
  reelSets: { base: Array.from({ length: 4 }, () => ({ strip: ['a', 'b', 'b', 'w', 'a', 'a'], rows: 4 })) },
  wins: { type: 'clusters', wildMultipliers: 'add' },
  cascades: { refill: 'strip' },
} satisfies Definition

export const ANYWHERE_DEFINITION = {
  ...CLUSTERS_DEFINITION,
  id: 'anywhere',
  name: 'Anywhere',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '8': 10, '16': 100 } },
    { id: 'b', kind: 'regular', pays: { '8': 5 } },
    { id: 'w', kind: 'wild', replaces: ['a'], expands: true },
  ],
  wins: { type: 'anywhere', wildMultipliers: 'highest' },
  cascades: {},
} satisfies Definition

const threeRows = { strip: ['a', 'b', 'a', 'x', 'b'], rows: 3 }

export const WALKING_DEFINITION = {
  definitionVersion: 1,
  id: 'walking',
  name: 'Walking',
  betCoins: 5,
  maxWin: 200,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 5 } },
    { id: 'b', kind: 'regular', pays: { '3': 2 } },
    { id: 'x', kind: 'wild' },
  ],
  reelSets: { base: [threeRows, threeRows, threeRows] },
  wins: { type: 'ways' },
  features: [
    {
      type: 'freeSpins',
      id: 'walk',
      trigger: { symbol: 'x', awards: { '1': 1 } },
      walking: ['x'],
      untilGone: true,
      sticky: ['a'],
    },
  ],
} as const satisfies Definition

const wildOrNot = { strip: ['w', 'b'], rows: 1 }

/** A wild in view stays while the other reel spins again, once more for the second one. */
export const STICK_AND_RESPIN = {
  definitionVersion: 1,
  id: 'stick-and-respin',
  name: 'Stick and Respin',
  betCoins: 5,
  maxWin: 200,
  symbols: [
    { id: 'w', kind: 'wild', pays: { '2': 8 } },
    { id: 'b', kind: 'blank' },
  ],
  reelSets: { base: [wildOrNot, wildOrNot] },
  wins: { type: 'lines', lines: [[0, 0]], wildRuns: 'own' },
  features: [
    {
      type: 'freeSpins',
      id: 'respins',
      trigger: { symbol: 'w', awards: { '1': 1, '2': 0 } },
      retrigger: { '1': 1 },
      sticky: ['w'],
      keepsView: true,
    },
  ],
} as const satisfies Definition

const oneWild = { strip: ['w', 'b', 'b', 'b'], rows: 1 }
const KEPT_GAME = {
  definitionVersion: 1,
  betCoins: 2,
  maxWin: 500,
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 4 } },
    { id: 'b', kind: 'blank' },
    { id: 'w', kind: 'wild', pays: { '1': 8 } },
    { id: 's', kind: 'scatter' },
  ],
  wins: { type: 'lines', lines: [[0, 0]], wildRuns: 'own' },
} as const
const startsThem = { strip: ['s', 'b'], rows: 1 } as const
const blanks = { strip: ['b'], rows: 1 } as const

/** A wild walks to the right with one more for each step, in respins until it has left. */
export const WALKING_RIGHT = {
  ...KEPT_GAME,
  id: 'walking-right',
  name: 'Walking Right',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 4 } },
    { id: 'b', kind: 'blank' },
    { id: 'w', kind: 'wild' },
  ],
  reelSets: {
    base: [oneWild, { strip: ['a', 'b'], rows: 1 }],
    respin: [
      { strip: ['a', 'b'], rows: 1 },
      { strip: ['a', 'b'], rows: 1 },
    ],
  },
  features: [
    {
      ...{ type: 'freeSpins', id: 'respins', reelSet: 'respin' },
      trigger: { symbol: 'w', awards: { '1': 1 } },
      kept: [{ symbol: 'w', moves: 'right', adds: 1, upTo: 3 }],
      keepsView: true,
      untilGone: true,
    },
  ],
} as const satisfies Definition

/** A wild stays for one more spin. */
export const STICKY_WITH_A_LIFE = {
  ...KEPT_GAME,
  id: 'sticky-with-a-life',
  name: 'Sticky with a Life',
  reelSets: { base: [startsThem, blanks], free: [oneWild, blanks] },
  features: [
    {
      ...{ type: 'freeSpins', id: 'free', reelSet: 'free', trigger: { symbol: 's', awards: { '1': 3 } } },
      kept: [{ symbol: 'w', lasts: 1 }],
    },
  ],
} as const satisfies Definition

/** A wild that has landed on the first reel roams over both. */
export const ROAMING = {
  ...KEPT_GAME,
  id: 'roaming',
  name: 'Roaming',
  reelSets: { base: [startsThem, blanks], free: [oneWild, blanks] },
  features: [
    {
      ...{ type: 'freeSpins', id: 'free', reelSet: 'free', trigger: { symbol: 's', awards: { '1': 2 } } },
      kept: [{ symbol: 'w', moves: 'roams' }],
    },
  ],
} as const satisfies Definition

/** A wild goes to the first reel and back. */
export const BOUNCING = {
  ...KEPT_GAME,
  id: 'bouncing',
  name: 'Bouncing',
  reelSets: { base: [startsThem, blanks], free: [blanks, oneWild] },
  features: [
    {
      ...{ type: 'freeSpins', id: 'free', reelSet: 'free', trigger: { symbol: 's', awards: { '1': 3 } } },
      kept: [{ symbol: 'w', moves: 'bounces' }],
    },
  ],
} as const satisfies Definition

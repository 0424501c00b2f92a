/** Small games of coins, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 500 } as const
const SYMBOLS = [
  { id: 'c', kind: 'scatter' },
  { id: 'b', kind: 'blank' },
] as const
const cb = { strip: ['c', 'b'], rows: 1 } as const
const blank = { strip: ['b'], rows: 1 } as const
const NO_LINES = { type: 'lines', lines: [] } as const

/** Two coins fill the grid, pay ten times as much and give a prize. */
export const GRADED_COINS = {
  ...plain,
  id: 'graded-coins',
  name: 'Graded Coins',
  symbols: SYMBOLS,
  reelSets: { base: [cb, blank] },
  wins: NO_LINES,
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '2': 1, '4': 1 },
      landing: { hit: 1, miss: 3 },
      grades: [{ at: 2, factor: 10, prize: { coins: 6 } }],
    },
  ],
} as const satisfies Definition

/** Of four kinds of coins three act: one collects, one adds to the other, one doubles it. */
export const ACTIVE_COINS = {
  ...GRADED_COINS,
  id: 'active-coins',
  name: 'Active Coins',
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '2': 1 },
      landing: { hit: 1, miss: 1 },
      active: [
        { weight: 1, coins: 1, collects: true },
        { weight: 1, adds: 3 },
        { weight: 1, multiplies: 2 },
      ],
    },
  ],
} as const satisfies Definition

/** Two coins open a second row. */
export const OPENING_ROWS = {
  ...GRADED_COINS,
  id: 'opening-rows',
  name: 'Opening Rows',
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '1': 1 },
      landing: { hit: 1, miss: 1 },
      opensRows: [2],
      fullCoins: 10,
    },
  ],
} as const satisfies Definition

/** Two coins open a second reel on the right. */
export const OPENING_REELS = {
  ...GRADED_COINS,
  id: 'opening-reels',
  name: 'Opening Reels',
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '1': 1 },
      landing: { hit: 1, miss: 1 },
      opensReels: [2],
      fullCoins: 10,
    },
  ],
} as const satisfies Definition

const oneCoinInTwoRows = { strip: ['c', 'b', 'b', 'b'], rows: 2 } as const

/** Each reel that shows a coin has a respin of its own, and brings a prize of its own when it is full. */
export const RESPINS_OF_REELS = {
  ...GRADED_COINS,
  id: 'respins-of-reels',
  name: 'Respins of Reels',
  reelSets: { base: [oneCoinInTwoRows, oneCoinInTwoRows] },
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '1': 1 },
      landing: { hit: 1, miss: 1 },
      eachReel: 'withCoins',
      fullReels: [{ prize: { coins: 10 } }, { prize: { coins: 4 } }],
    },
  ],
} as const satisfies Definition

/** Every reel has a respin of its own, with a coin or without. */
export const ALL_REELS_PLAY = {
  ...RESPINS_OF_REELS,
  id: 'all-reels-play',
  name: 'All Reels Play',
  features: [
    {
      type: 'holdAndWin',
      id: 'hold',
      trigger: { symbol: 'c', at: 1 },
      respins: 1,
      values: { '1': 1 },
      landing: { hit: 1, miss: 1 },
      eachReel: 'all',
      fullCoins: 8,
    },
  ],
} as const satisfies Definition

/** A collector in view pays the coins in view, twice in one of three cases; free spins show more of them. */
export const COLLECTED_COINS = {
  ...plain,
  id: 'collected-coins',
  name: 'Collected Coins',
  symbols: [...SYMBOLS, { id: 'k', kind: 'scatter' }, { id: 's', kind: 'scatter' }],
  reelSets: {
    base: [cb, cb, { strip: ['k', 'b', 'b', 's'], rows: 1 }],
    free: [{ strip: ['c'], rows: 1 }, cb, { strip: ['k', 'b'], rows: 1 }],
  },
  wins: NO_LINES,
  features: [
    {
      type: 'collect',
      id: 'cash',
      trigger: { symbol: 'c', at: 1 },
      values: { '2': 3, '10': 1 },
      collector: 'k',
      collectorFactors: { '1': 2, '2': 1 },
    },
    { type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '1': 2 } }, reelSet: 'free', multiplier: 3 },
  ],
} as const satisfies Definition

/** Coins on consecutive reels from the first pay their values. */
export const COINS_FROM_THE_LEFT = {
  ...plain,
  id: 'coins-from-the-left',
  name: 'Coins from the Left',
  symbols: SYMBOLS,
  reelSets: { base: [{ strip: ['c', 'c', 'b', 'b'], rows: 2 }, cb, cb] },
  wins: NO_LINES,
  features: [
    {
      type: 'collect',
      id: 'cash',
      trigger: { symbol: 'c', at: 1 },
      values: { '1': 1, '3': 1 },
      pays: 'fromLeft',
      in: 'paid',
    },
  ],
} as const satisfies Definition

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

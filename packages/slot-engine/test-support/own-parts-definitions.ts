/** Small games whose free spins and bet modes have parts of their own. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 4, maxWin: 1000 } as const

const symbols = [
  { id: 'a', kind: 'regular', pays: { '3': 16 } },
  { id: 'b', kind: 'regular', pays: { '3': 4 } },
  { id: 'w', kind: 'wild', multiplier: 2, reels: [1] },
  { id: 's', kind: 'scatter', pays: { '1': 4 } },
] as const

const reelSets = {
  base: [
    { strip: ['a', 'b', 'b', 's'], rows: 1 },
    { strip: ['a', 'b', 'b', 'w'], rows: 1 },
    { strip: ['a', 'a', 'b', 'b'], rows: 1 },
  ],
} as const

const lines = { type: 'lines', lines: [[0, 0, 0]] } as const

/** One line outside; inside every number of a symbol anywhere pays, the scatter nothing, and each spin of the scatter one more. */
export const ANYWHERE_INSIDE = {
  ...plain,
  id: 'anywhere-inside',
  name: 'Anywhere Inside',
  symbols,
  reelSets,
  wins: lines,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      retrigger: { '1': 1 },
      instead: {
        wins: { type: 'anywhere' },
        symbols: { a: { pays: { '2': 8 } }, b: { pays: {} }, s: { pays: {} } },
      },
    },
  ],
} as const satisfies Definition

/** Winners vanish in free spins only, up a ladder of multipliers that stays climbed. */
export const CASCADES_INSIDE = {
  ...ANYWHERE_INSIDE,
  id: 'cascades-inside',
  name: 'Cascades Inside',
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 3 } },
      grows: { by: 1, each: 'cascade', upTo: 4 },
      instead: { wins: { type: 'ways' }, cascades: { multipliers: [1, 2] } },
    },
  ],
} as const satisfies Definition

/** Ways outside; inside lines, on which a chosen symbol pays wherever it stands. */
export const BOOK_INSIDE = {
  ...ANYWHERE_INSIDE,
  id: 'book-inside',
  name: 'Book Inside',
  wins: { type: 'ways' },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      expandingSymbol: { a: 1, b: 3 },
      instead: { wins: lines, symbols: { a: { pays: { '2': 2, '3': 12 } } } },
    },
    {
      type: 'freeSpins',
      id: 'second',
      chance: { hit: 1, miss: 7, when: 'loss', spins: 1 },
      instead: { symbols: { w: { multiplier: 5, expands: true } } },
    },
  ],
} as const satisfies Definition

/** Winners are held and the rest spins again, in free spins and for a larger bet only. */
export const RESPINS_INSIDE = {
  ...ANYWHERE_INSIDE,
  id: 'respins-inside',
  name: 'Respins Inside',
  wins: { type: 'anywhere' },
  symbols: [{ ...symbols[0], pays: { '2': 4, '3': 16 } }, symbols[1], symbols[2], symbols[3]],
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      instead: { respins: { holds: 'winners' } },
    },
  ],
  modes: [
    { id: 'held', coins: 5, instead: { respins: { holds: 'winners' }, symbols: { w: { scatterPays: { '1': 3 } } } } },
  ],
} as const satisfies Definition

/** Each coin more opens pays: with one only the small ones, with two the large one, which the third makes larger still. */
export const BUY_A_PAY = {
  ...ANYWHERE_INSIDE,
  id: 'buy-a-pay',
  name: 'Buy a Pay',
  betCoins: 1,
  symbols: [{ ...symbols[0], pays: {} }, symbols[1], symbols[2], { id: 's', kind: 'scatter' }],
  features: [],
  modes: [
    { id: 'two', coins: 2, instead: { symbols: { a: { pays: { '3': 16 } } } } },
    { id: 'three', coins: 3, instead: { symbols: { a: { pays: { '3': 100 } } } } },
    { id: 'falling', coins: 2, instead: { cascades: {} } },
  ],
} as const satisfies Definition

/** A larger bet has larger wilds, a multiplier reel and better free spins; another wins both ways on other windows. */
export const SUPER_BET = {
  ...ANYWHERE_INSIDE,
  id: 'super-bet',
  name: 'Super Bet',
  symbols: [...symbols, { id: 'v', kind: 'wild' }],
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '1': 2 } } }],
  modes: [
    {
      id: 'super',
      coins: 12,
      instead: {
        symbols: { w: { multiplier: 5 } },
        factors: [{ type: 'drawn', id: 'reel', values: { '1': 3, '4': 1 } }],
        features: [
          {
            type: 'freeSpins',
            id: 'free',
            trigger: { symbol: 's', awards: { '1': 3 } },
            multiplier: 2,
            instead: { wins: { type: 'anywhere' }, symbols: { a: { pays: { '2': 8 } } } },
          },
        ],
      },
    },
    {
      id: 'both',
      coins: 6,
      instead: {
        wins: { type: 'ways', direction: 'both' },
        changes: [{ type: 'turn', into: { b: 'a' }, chance: { hit: 1, miss: 3 } }],
      },
    },
    { id: 'wilds', coins: 8, instead: { extraWilds: { symbol: 'v', counts: { '0': 3, '1': 1 } } } },
    { id: 'free', coins: 20, buys: { feature: 'free', spins: 3 }, instead: { symbols: { a: { pays: { '3': 40 } } } } },
  ],
} as const satisfies Definition

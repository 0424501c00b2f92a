/** Small games that count, pay and award in ways of their own. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 10, maxWin: 500 } as const

const symbols = [
  { id: 'a', kind: 'regular', pays: { '3': 5, '4': 20 } },
  { id: 'b', kind: 'regular', pays: { '3': 2, '4': 8 } },
  { id: 'w', kind: 'wild', pays: { '3': 12, '4': 90 } },
] as const

const columns = [
  { strip: ['a', 'w', 'b', 'b', 'a'], rows: 2 },
  { strip: ['b', 'a', 'w', 'b'], rows: 2 },
  { strip: ['w', 'b', 'a', 'b', 'a'], rows: 2 },
  { strip: ['a', 'b', 'b', 'w'], rows: 2 },
] as const

/** On each line three wilds pay 12 coins, whatever follows would make of them. */
export const WILD_LINES = {
  ...plain,
  id: 'wild-lines',
  name: 'Wild Lines',
  symbols,
  reelSets: { base: columns },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [0, 1, 0, 1],
    ],
    direction: 'both',
    sides: 'better',
    wildRuns: 'own',
  },
} as const satisfies Definition

export const WILD_WAYS = {
  ...WILD_LINES,
  id: 'wild-ways',
  name: 'Wild Ways',
  wins: { type: 'ways', wildRuns: 'best', paid: 'once' },
} as const satisfies Definition

export const WILD_CLUSTERS = {
  ...WILD_LINES,
  id: 'wild-clusters',
  name: 'Wild Clusters',
  wins: { type: 'clusters', neighbours: 'corners', wildRuns: 'each' },
} as const satisfies Definition

export const WILDS_ANYWHERE = {
  ...WILD_LINES,
  id: 'wilds-anywhere',
  name: 'Wilds Anywhere',
  wins: { type: 'anywhere', wildRuns: 'best' },
} as const satisfies Definition

export const WILDS_PAY_NOTHING = {
  ...WILD_LINES,
  id: 'wilds-pay-nothing',
  name: 'Wilds Pay Nothing',
  symbols: [symbols[0], symbols[1], { id: 'w', kind: 'wild', multiplier: 3 }],
  wins: { type: 'ways', direction: 'both', wildRuns: 'none' },
} as const satisfies Definition

const book = ['a', 'b', 'book', 'a', 'b', 'b', 'a'] as const

/** On three reels. */
const three = [
  { id: 'a', kind: 'regular', pays: { '3': 5 } },
  { id: 'b', kind: 'regular', pays: { '3': 2 } },
] as const

const count = { strip: ['s', 'a', 'b', 's', 'b', 'a'], rows: 1 } as const

/** Three scatters start free spins that pay double, exactly two others, and exactly one a wheel. */
export const BY_NUMBER = {
  ...plain,
  id: 'by-number',
  name: 'By Number',
  symbols: [...three, { id: 's', kind: 'scatter' }],
  reelSets: { base: [count, count, { ...count, weights: [1, 1, 2, 1, 1, 1] }] },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
  features: [
    { type: 'freeSpins', id: 'two', trigger: { symbol: 's', awards: { '2': 4, '3': 0 } } },
    { type: 'freeSpins', id: 'three', trigger: { symbol: 's', awards: { '3': 6 } }, multiplier: 2 },
    {
      type: 'wheel',
      id: 'one',
      trigger: { symbol: 's', at: 1, upTo: 1 },
      segments: [
        { weight: 3, prize: { nothing: true } },
        { weight: 1, prize: { coins: 20 } },
      ],
    },
  ],
} as const satisfies Definition

/** The book stands in for others, pays by its number anywhere, and starts free spins. */
export const BOOK = {
  ...plain,
  id: 'book',
  name: 'Book',
  symbols: [...three, { id: 'book', kind: 'wild', scatterPays: { '2': 20, '3': 200 } }],
  reelSets: {
    base: [
      { strip: book, rows: 2 },
      { strip: book, rows: 2, weights: [1, 2, 1, 3, 1, 1, 1] },
      { strip: [...book, 'a'], rows: 2 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
    wildRuns: 'none',
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 'book', awards: { '2': 3 } },
      expandingSymbol: { a: 1, b: 2 },
      scatterPays: { book: { '2': 5 } },
    },
  ],
} as const satisfies Definition

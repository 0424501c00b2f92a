/** Small games of what a window may win by. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 10, maxWin: 500 } as const

const symbols = [
  { id: 'a', kind: 'regular', pays: { '2': 5, '3': 20 } },
  { id: 'b', kind: 'regular', pays: { '2': 2, '3': 8 } },
  { id: 'w', kind: 'wild', multiplier: 2 },
  { id: 's', kind: 'scatter' },
] as const

/** A full window of a or b pays more than its lines, cascades go on with it, and free spins pay it double. */
export const FULL_WINDOW = {
  ...plain,
  id: 'full-window',
  name: 'Full Window',
  symbols,
  reelSets: {
    base: [
      { strip: ['a', 'a', 'w', 'b', 'b', 's'], rows: 2 },
      { strip: ['b', 'b', 'w', 'a', 'a'], rows: 2 },
      { strip: ['a', 'a', 's', 'b', 'b', 'w'], rows: 2 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
      [0, 1, 0],
    ],
    fullWindow: { pays: { a: 300, b: 100 } },
  },
  features: [{ type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '2': 3 } }, multiplier: 2 }],
} as const satisfies Definition

/** Where wilds count as themselves only, a window of them pays most. */
export const FULL_OF_WILDS = {
  ...FULL_WINDOW,
  id: 'full-of-wilds',
  name: 'Full of Wilds',
  symbols: [...symbols.slice(0, 2), { id: 'w', kind: 'wild' }, symbols[3]],
  reelSets: { base: FULL_WINDOW.reelSets.base.map(({ strip }) => ({ strip: ['w', ...strip], rows: 1 })) },
  wins: { type: 'ways', fullWindow: { pays: { a: 30, b: 40, w: 900 }, wilds: 'never' } },
} as const satisfies Definition

/** Two of a symbol pay each of them, and so on: no two numbers pay alike. */
export const PER_CELL = {
  ...FULL_WINDOW,
  id: 'per-cell',
  name: 'Per Cell',
  wins: { type: 'anywhere', paid: 'perCell', fullWindow: { pays: { b: 70 } } },
  features: [],
} as const satisfies Definition

/** Cells of a run add up from reel to reel, and wilds alone are their best symbol. */
export const WAYS_PER_CELL = {
  ...PER_CELL,
  id: 'ways-per-cell',
  name: 'Ways per Cell',
  wins: { type: 'ways', paid: 'perCell', direction: 'both', wildRuns: 'best' },
} as const satisfies Definition

export const CLUSTERS_PER_CELL = {
  ...PER_CELL,
  id: 'clusters-per-cell',
  name: 'Clusters per Cell',
  wins: { type: 'clusters', paid: 'perCell', fullWindow: { pays: { a: 250 } } },
  cascades: {},
} as const satisfies Definition

/** Three in a row or on a reel: a cell serves both. */
export const STRAIGHT_RUNS = {
  ...PER_CELL,
  id: 'straight-runs',
  name: 'Straight Runs',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 20 } },
    { id: 'b', kind: 'regular', pays: { '2': 1, '3': 6 } },
    ...symbols.slice(2),
  ],
  reelSets: { base: FULL_WINDOW.reelSets.base.map(({ strip }) => ({ strip, rows: { '2': 1, '3': 3 } })) },
  wins: { type: 'straights', wildMultipliers: 'add' },
} as const satisfies Definition

export const IN_ROWS = {
  ...STRAIGHT_RUNS,
  id: 'in-rows',
  name: 'In Rows',
  wins: { type: 'straights', along: 'rows', wildRuns: 'each', paid: 'perCell', fullWindow: { pays: { b: 99 } } },
} as const satisfies Definition

/** A square within the block, and a line of its own: the block hides the square, and all pay by their cells. */
export const SHAPES = {
  ...PER_CELL,
  id: 'shapes',
  name: 'Shapes',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '3': 10, '4': 25, '6': 120 } },
    { id: 'b', kind: 'regular', pays: { '3': 3, '4': 8 } },
    ...symbols.slice(2),
  ],
  wins: {
    type: 'shapes',
    shapes: [
      { name: 'line', cells: [[0], [0], [0]] },
      { name: 'arch', cells: [[1], [0], [1]], times: 2 },
      { name: 'square', cells: [[0, 1], [0, 1], []] },
      {
        name: 'block',
        cells: [
          [0, 1],
          [0, 1],
          [0, 1],
        ],
      },
    ],
    wildMultipliers: 'multiply',
  },
} as const satisfies Definition

export const SHAPES_IN_SHAPES = {
  ...SHAPES,
  id: 'shapes-in-shapes',
  name: 'Shapes in Shapes',
  wins: { ...SHAPES.wins, nested: 'paid', wildRuns: 'each', fullWindow: { pays: { b: 50 } } },
} as const satisfies Definition

/** Any bars pay: two wilds that stand for bars multiply them, also in any order beside a blank. */
export const MULTIPLIED_BARS = {
  ...plain,
  id: 'multiplied-bars',
  name: 'Multiplied Bars',
  symbols: [
    { id: 'one', kind: 'regular', pays: { '3': 10 } },
    { id: 'two', kind: 'regular', pays: { '3': 20 } },
    { id: 'double', kind: 'wild', multiplier: 2, pays: { '3': 500 } },
    { id: 'x', kind: 'blank' },
  ],
  reelSets: {
    base: [
      { strip: ['one', 'two', 'double', 'x'], weights: [3, 2, 1, 2], rows: 1 },
      { strip: ['one', 'two', 'double', 'x'], weights: [2, 2, 1, 3], rows: 1 },
      { strip: ['two', 'one', 'double', 'x'], weights: [1, 2, 1, 4], rows: 1 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [[0, 0, 0]],
    wildMultipliers: 'multiply',
    combinations: [
      {
        name: 'any bars',
        slots: [
          ['one', 'two'],
          ['one', 'two'],
          ['one', 'two'],
        ],
        coins: 3,
        multiplied: true,
      },
      { name: 'two bars', slots: [['one', 'two'], ['two'], ['x']], anyOrder: true, coins: 2, multiplied: true },
    ],
  },
} as const satisfies Definition

const digit = (value: number) => ({ id: `digit${value}`, kind: 'blank', name: String(value) }) as const
const shows = (...values: readonly number[]) => values.map((value) => digit(value).id)
const one = (strip: readonly string[]) => ({ strip, rows: 1 }) as const
const slots = (...ids: readonly string[]) => ids.map((id) => [id])
const HUNDREDS = [1, 5]
const TENS = [0, 1, 5]
const UNITS = [0, 5]

/** The digits in view are read as a number of coins, unless one of them is missing. */
export const READ_THE_REELS: Definition = {
  ...plain,
  id: 'read-the-reels',
  name: 'Read the Reels',
  symbols: [...[0, 1, 5].map(digit), { id: 'missing', kind: 'blank' }],
  reelSets: {
    base: [one([...shows(...HUNDREDS), 'missing']), one(shows(...TENS)), one([...shows(...UNITS), 'missing'])],
  },
  wins: {
    type: 'lines',
    lines: [[0, 0, 0]],
    combinations: HUNDREDS.flatMap((a) =>
      TENS.flatMap((b) =>
        UNITS.map((c) => ({ name: `${a}${b}${c}`, slots: slots(...shows(a, b, c)), coins: 100 * a + 10 * b + c })),
      ),
    ),
  },
}

/** A number, an operator and a number pay their result. */
export const READ_A_SUM: Definition = {
  ...plain,
  id: 'read-a-sum',
  name: 'Read a Sum',
  symbols: [...[2, 3, 4].map(digit), { id: 'plus', kind: 'blank' }, { id: 'times', kind: 'blank' }],
  reelSets: { base: [one(shows(2, 3)), one(['plus', 'times']), one(shows(2, 4))] },
  wins: {
    type: 'lines',
    lines: [[0, 0, 0]],
    combinations: [2, 3].flatMap((a) =>
      [2, 4].flatMap((b) => [
        { name: `${a} + ${b}`, slots: slots(`digit${a}`, 'plus', `digit${b}`), coins: a + b },
        { name: `${a} × ${b}`, slots: slots(`digit${a}`, 'times', `digit${b}`), coins: a * b },
      ]),
    ),
  },
}

const DOUBLE: Readonly<Record<'a' | 'aa' | 'any', readonly string[] | null>> = { a: ['a', 'aa'], aa: ['aa'], any: null }

interface DoubledRun {
  readonly name: string
  readonly cells: readonly (keyof typeof DOUBLE)[]
  readonly anyOrder?: true
  readonly coins: number
}

const DOUBLED_RUNS: readonly DoubledRun[] = [
  { name: 'three on two reels', cells: ['aa', 'a', 'any'], coins: 4 },
  { name: 'three on two reels, the other way', cells: ['a', 'aa', 'any'], coins: 4 },
  { name: 'four on two reels', cells: ['aa', 'aa', 'any'], coins: 8 },
  { name: 'three', cells: ['a', 'a', 'a'], coins: 4 },
  { name: 'four', cells: ['aa', 'a', 'a'], anyOrder: true, coins: 8 },
  { name: 'five', cells: ['aa', 'aa', 'a'], anyOrder: true, coins: 20 },
  { name: 'six', cells: ['aa', 'aa', 'aa'], coins: 60 },
]

/** A cell may hold two of a symbol: a run is read by how many there are, the fewest that fit first; the best reading pays. */
export const DOUBLES_ON_A_LINE: Definition = {
  ...plain,
  id: 'doubles-on-a-line',
  name: 'Doubles on a Line',
  symbols: [
    { id: 'a', kind: 'regular' },
    { id: 'aa', kind: 'regular' },
    { id: 'b', kind: 'blank' },
  ],
  reelSets: { base: [one(['a', 'aa', 'b']), one(['a', 'aa', 'b']), one(['a', 'aa', 'b'])] },
  wins: {
    type: 'lines',
    lines: [[0, 0, 0]],
    combinations: DOUBLED_RUNS.map(({ cells, ...rest }) => ({ ...rest, slots: cells.map((cell) => DOUBLE[cell]) })),
  },
}

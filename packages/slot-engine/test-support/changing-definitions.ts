/** Small games whose cells change, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 500 } as const
const SYMBOLS = [
  { id: 'a', kind: 'regular', pays: { '3': 8 } },
  { id: 'b', kind: 'blank' },
] as const
const WITH_WILD = [...SYMBOLS, { id: 'w', kind: 'wild' }] as const
const LINE = { type: 'lines', lines: [[0, 0, 0]] } as const
const ab = { strip: ['a', 'b'], rows: 1 } as const
const aw = { strip: ['a', 'w'], rows: 1 } as const

/** In one of four spins every blank becomes what pays. */
export const UPGRADE = {
  ...plain,
  id: 'upgrade',
  name: 'Upgrade',
  symbols: SYMBOLS,
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  changes: [{ type: 'turn', into: { b: 'a' }, chance: { hit: 1, miss: 3 } }],
} as const satisfies Definition

/** On the first reel what pays and what does not change places. */
export const SWAP = {
  ...plain,
  id: 'swap',
  name: 'Swap',
  symbols: SYMBOLS,
  reelSets: { base: [{ strip: ['a', 'b', 'b', 'b'], rows: 1 }, ab, ab] },
  wins: LINE,
  changes: [{ type: 'turn', into: { a: 'b', b: 'a' }, cells: { reels: [0] } }],
} as const satisfies Definition

/** A wild on the middle reel spreads to the reel on its left. */
export const SPREADING = {
  ...plain,
  id: 'spreading',
  name: 'Spreading',
  symbols: WITH_WILD,
  reelSets: { base: [ab, aw, ab] },
  wins: LINE,
  changes: [{ type: 'put', symbol: 'w', cells: { symbols: ['w'], towards: ['left'], reach: { '1': 1 } } }],
} as const satisfies Definition

/** After every second loss the middle reel turns wild. */
export const SECOND_CHANCE_WILD = {
  ...plain,
  id: 'second-chance-wild',
  name: 'Second Chance Wild',
  symbols: WITH_WILD,
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  changes: [{ type: 'put', symbol: 'w', when: 'loss', chance: { hit: 1, miss: 1 }, cells: { reels: [1] } }],
} as const satisfies Definition

const twoRows = { strip: ['a', 'b', 'b', 'b'], rows: 2 } as const

/** A wild covers its reel, but only where that wins. */
export const WILD_IF_IT_WINS = {
  ...plain,
  id: 'wild-if-it-wins',
  name: 'Wild If It Wins',
  symbols: WITH_WILD,
  reelSets: { base: [twoRows, { strip: ['b', 'w', 'b', 'b'], rows: 2 }, twoRows] },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
  changes: [{ type: 'put', symbol: 'w', ifWins: true, cells: { symbols: ['w'], towards: ['up', 'down'] } }],
} as const satisfies Definition

const hidden = { strip: ['b', 'q'], rows: 1 } as const
const WITH_HIDDEN = [...SYMBOLS, { id: 'q', kind: 'blank' }, { id: 's', kind: 'scatter', pays: { '2': 4 } }] as const

/** Hidden symbols turn up as something else, each by itself, and may be scatters. */
export const HIDDEN_EACH = {
  ...plain,
  id: 'hidden-each',
  name: 'Hidden Each',
  symbols: WITH_HIDDEN,
  reelSets: { base: [hidden, hidden, hidden] },
  wins: LINE,
  changes: [{ type: 'turn', when: 'stop', into: { q: { a: 1, s: 1 } } }],
} as const satisfies Definition

const stack = { strip: ['b', 'q', 'q'], rows: 2 } as const

/** Stacks are filled by one symbol for each reel. */
export const FILLED_STACKS = {
  ...plain,
  id: 'filled-stacks',
  name: 'Filled Stacks',
  symbols: WITH_HIDDEN,
  reelSets: { base: [stack, stack, stack] },
  wins: { type: 'ways' },
  changes: [{ type: 'turn', into: { q: { a: 1, b: 1 } }, drawn: 'reel', first: true }],
} as const satisfies Definition

/** In free spins one random cell is turned, and nothing changes on paid spins. */
export const CHANGING_FREE_SPINS = {
  ...plain,
  id: 'changing-free-spins',
  name: 'Changing Free Spins',
  symbols: WITH_HIDDEN,
  reelSets: { base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab], free: [ab, ab, ab] },
  wins: LINE,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      reelSet: 'free',
      trigger: { symbol: 's', awards: { '1': 1 } },
      changes: [
        {
          type: 'turn',
          into: { b: 'a' },
          inView: { symbol: 'b', at: 1, upTo: 2 },
          ifWins: false,
          cells: { symbols: ['b'], number: { '1': 1 } },
        },
      ],
    },
  ],
} as const satisfies Definition

/** With two blanks in view an a covers what lies to its left or to its right with what one draw says. */
export const BESIDE = {
  ...plain,
  id: 'beside',
  name: 'Beside',
  symbols: WITH_WILD,
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  changes: [
    {
      type: 'put',
      symbol: { a: 1, w: 1 },
      drawn: 'window',
      first: true,
      inView: { symbol: 'b', at: 2 },
      cells: { symbols: ['a'], towards: ['left', 'right'], oneOf: true },
    },
  ],
} as const satisfies Definition

const FALLING = [
  { id: 'a', kind: 'regular', pays: { '2': 4, '3': 12 } },
  { id: 'b', kind: 'blank' },
  { id: 'c', kind: 'blank' },
  { id: 'w', kind: 'wild' },
] as const

const aab = { strip: ['a', 'a', 'b'], rows: 1 } as const

/** Of what wins first one cell turns wild and stays. */
export const WIN_LEAVES_A_WILD = {
  ...plain,
  id: 'win-leaves-a-wild',
  name: 'Win Leaves a Wild',
  symbols: FALLING,
  reelSets: { base: [aab, aab, aab] },
  wins: { type: 'anywhere' },
  cascades: {},
  changes: [{ type: 'put', symbol: 'w', when: 'win', cells: { won: true, number: { '1': 1 } }, first: true }],
} as const satisfies Definition

/** Once nothing wins a bomb takes what lies beside it, and every other time itself; above it the strip has what wins. */
export const BOMBS = {
  ...plain,
  id: 'bombs',
  name: 'Bombs',
  symbols: [{ ...FALLING[0], pays: { '2': 4 } }, FALLING[1], FALLING[2]],
  reelSets: {
    base: [
      { strip: ['a', 'c'], rows: 1 },
      { strip: ['a', 'b'], rows: 1 },
    ],
  },
  wins: { type: 'anywhere' },
  cascades: { multipliers: [1, 2] },
  changes: [
    {
      type: 'remove',
      when: 'end',
      first: true,
      cells: { symbols: ['c'], towards: ['right'] },
      inView: { symbol: 'c', at: 1 },
    },
    { type: 'remove', when: 'end', first: true, cells: { symbols: ['c'] }, chance: { hit: 1, miss: 1 } },
  ],
} as const satisfies Definition

/** A stack of wilds that is partly in view comes into full view, and multiplies by one more for each step. */
export const NUDGED_STACK = {
  ...plain,
  id: 'nudged-stack',
  name: 'Nudged Stack',
  symbols: WITH_WILD,
  reelSets: { base: [twoRows, { strip: ['b', 'w', 'w', 'b', 'b'], rows: 2 }, twoRows] },
  wins: LINE,
  changes: [{ type: 'nudge', symbols: ['w'], until: 'full', adds: 1 }],
} as const satisfies Definition

const sb = { strip: ['s', 'b'], rows: 1 } as const

/** With two scatters in view the third is pulled down every other time. */
export const PULLED_SCATTER = {
  ...plain,
  id: 'pulled-scatter',
  name: 'Pulled Scatter',
  symbols: [SYMBOLS[1], { id: 's', kind: 'scatter', pays: { '3': 8 } }],
  reelSets: { base: [sb, sb, sb] },
  wins: LINE,
  changes: [
    {
      type: 'nudge',
      symbols: ['s'],
      until: 'inView',
      towards: 'down',
      when: 'stop',
      chance: { hit: 1, miss: 1 },
      inView: { symbol: 's', at: 2, upTo: 2 },
    },
  ],
} as const satisfies Definition

/** After a loss the first reel moves up one step where that completes a win, every other time. */
export const COMPLETED_BY_A_NUDGE = {
  ...plain,
  id: 'completed-by-a-nudge',
  name: 'Completed by a Nudge',
  symbols: SYMBOLS,
  reelSets: { base: [{ strip: ['a', 'b', 'b'], rows: 1 }, ab, ab] },
  wins: LINE,
  changes: [
    {
      ...{ type: 'nudge', when: 'loss', symbols: ['a'], until: 'inView', towards: 'up', steps: 1 },
      ...{ reels: [0], number: { '1': 1 }, ifWins: true, chance: { hit: 1, miss: 1 } },
    },
  ],
} as const satisfies Definition

/** A square of one symbol lies somewhere in the window, but not over the scatter. */
export const COLOSSAL = {
  ...plain,
  id: 'colossal',
  name: 'Colossal',
  symbols: [...SYMBOLS, { id: 's', kind: 'scatter' }],
  reelSets: { base: [{ strip: ['a', 'b', 's', 'b'], rows: 2 }, twoRows, twoRows] },
  wins: LINE,
  changes: [{ type: 'put', symbol: 'a', cells: { square: { '2': 1 } } }],
} as const satisfies Definition

const double = <Id extends string, Of extends string>(id: Id, of: Of) =>
  ({ id, kind: 'wild', replaces: [of], multiplier: 2 }) as const
const aabTwo = { strip: ['a', 'a', 'b'], rows: 2 } as const

/** Four cells of one symbol become one that pays double. */
export const MERGED = {
  ...plain,
  id: 'merged',
  name: 'Merged',
  symbols: [{ id: 'a', kind: 'regular', pays: { '3': 9 } }, SYMBOLS[1], double('aa', 'a')],
  reelSets: { base: [aabTwo, aabTwo, { strip: ['a', 'b', 'b'], rows: 2 }] },
  wins: { ...LINE, wildRuns: 'best' },
  changes: [{ type: 'turn', into: { a: 'aa' }, cells: { alike: 2 } }],
} as const satisfies Definition

/** A locked cell opens once a cell beside it has won. */
export const LOCKED = {
  ...plain,
  id: 'locked',
  name: 'Locked',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 2, '2': 4 } },
    { id: 'b', kind: 'blank' },
    { id: 'k', kind: 'blank' },
  ],
  reelSets: { base: [ab, ab, { strip: ['k', 'b'], rows: 1 }] },
  wins: { type: 'anywhere' },
  cascades: {},
  changes: [{ type: 'turn', when: 'win', into: { k: 'a' }, cells: { besideWins: true } }],
} as const satisfies Definition

/** A symbol that counts as two. */
export const DOUBLE_SYMBOLS = {
  ...plain,
  id: 'double-symbols',
  name: 'Double Symbols',
  symbols: [{ id: 'a', kind: 'regular', pays: { '2': 4 } }, SYMBOLS[1], double('aa', 'a')],
  reelSets: { base: [{ strip: ['aa', 'b'], rows: 1 }, ab] },
  wins: { type: 'ways', wildRuns: 'each' },
} as const satisfies Definition

/** A splitter makes two of each symbol to its left, and turns wild. */
export const SPLIT_CELLS = {
  ...plain,
  id: 'split-cells',
  name: 'Split Cells',
  symbols: [...DOUBLE_SYMBOLS.symbols, { id: 'x', kind: 'blank' }, { id: 'w', kind: 'wild' }],
  reelSets: { base: [ab, { strip: ['x', 'b'], rows: 1 }] },
  wins: { type: 'ways', wildRuns: 'each' },
  changes: [
    { type: 'turn', into: { a: 'aa' }, cells: { symbols: ['x'], towards: ['left'] } },
    { type: 'turn', into: { x: 'w' } },
  ],
} as const satisfies Definition

const cba = { strip: ['c', 'b', 'a'], rows: 1 } as const

/** After a win each symbol that stays becomes two. */
export const WIN_SPLITS = {
  ...plain,
  id: 'win-splits',
  name: 'Win Splits',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 4 } },
    { id: 'b', kind: 'regular', pays: { '3': 6 } },
    { id: 'c', kind: 'blank' },
    double('bb', 'b'),
  ],
  reelSets: { base: [cba, cba, { strip: ['b'], rows: 1 }] },
  wins: { type: 'ways', wildRuns: 'each' },
  cascades: {},
  changes: [{ type: 'turn', when: 'win', into: { b: 'bb' } }],
} as const satisfies Definition

/**
 * The second cell that wins in a spin turns the blank beside it into an a, once: every a falls into the cell below the next. So nine
 * never win.
 */
export const CHARGED_CHANGE = {
  ...plain,
  id: 'charged-change',
  name: 'Charged Change',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '1': 2, '2': 20 } },
    { id: 'b', kind: 'blank' },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'a', 'a', 'b'], rows: 1 },
      { strip: ['b'], rows: 1 },
    ],
  },
  wins: { type: 'ways' },
  cascades: {},
  changes: [
    { type: 'turn', when: 'win', into: { b: 'a' }, charged: { at: 2 } },
    { type: 'put', when: 'win', symbol: 'a', charged: { at: 9 } },
    { type: 'remove', when: 'win', cells: { symbols: ['b'] }, charged: { at: 9, symbols: ['a'] } },
  ],
} as const satisfies Definition

/** Small games of features and of what they give, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const SYMBOLS = [
  { id: 'a', kind: 'regular', pays: { '3': 8 } },
  { id: 'b', kind: 'blank' },
  { id: 's', kind: 'scatter' },
] as const
const ab = { strip: ['a', 'b'], rows: 1 } as const

/** Of 16 spins one wins 8 coins, and the scatter is in view in four. */
const plain = {
  definitionVersion: 1,
  betCoins: 2,
  maxWin: 500,
  symbols: SYMBOLS,
  reelSets: { base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab] },
  wins: { type: 'lines', lines: [[0, 0, 0]] },
} as const

const trigger = { symbol: 's', at: 1 } as const

/** Free spins in which one scatter brings a spin and trebles the wins, and a second one richer reels. */
export const LEVELS = {
  ...plain,
  id: 'levels',
  name: 'Levels',
  reelSets: { ...plain.reelSets, rich: [{ strip: ['a'], rows: 1 }, { strip: ['a'], rows: 1 }, ab] },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      levels: {
        symbol: 's',
        steps: [
          { at: 1, spins: 1, multiplier: 3 },
          { at: 2, reelSet: 'rich' },
        ],
      },
    },
  ],
} as const satisfies Definition

/** Free spins that last until the scatter comes up again, as it does in three of four. */
export const ENDED_BY = {
  ...plain,
  id: 'ended-by',
  name: 'Ended By',
  reelSets: { ...plain.reelSets, free: [{ strip: ['a', 's', 's', 's'], rows: 1 }, ab, ab] },
  features: [
    { type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '1': 1 } }, reelSet: 'free', endedBy: 's' },
  ],
} as const satisfies Definition

/** Two free spins that win: of eight one wins 8 coins by the line and two win 2 by the scatter. */
export const SPINS_THAT_WIN = {
  ...plain,
  id: 'spins-that-win',
  name: 'Spins That Win',
  reelSets: { ...plain.reelSets, free: [{ strip: ['a', 'a', 's', 'b'], rows: 1 }, ab, ab] },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      reelSet: 'free',
      scatterPays: { s: { '1': 2 } },
      winsAtLeast: 2,
    },
  ],
} as const satisfies Definition

/** A window of one row that has a second one once a scatter was seen: four ways of a win where there was one. */
export const GROWING_WINDOW = {
  ...plain,
  id: 'growing-window',
  name: 'Growing Window',
  wins: { type: 'ways' },
  symbols: [{ id: 'a', kind: 'regular', pays: { '2': 4 } }, SYMBOLS[1], SYMBOLS[2]],
  reelSets: {
    base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab],
    one: [{ strip: ['a', 's'], rows: 1 }, ab],
    two: [
      { strip: ['a', 'a', 'a'], rows: 2 },
      { strip: ['a', 'b'], rows: 2 },
    ],
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      reelSet: 'one',
      levels: { symbol: 's', steps: [{ at: 1, reelSet: 'two' }] },
    },
  ],
} as const satisfies Definition

/** Cells that win charge a wheel, and in one of two cases two free spins: every a falls into the cell below the next. */
export const CHARGED = {
  ...plain,
  id: 'charged',
  name: 'Charged',
  symbols: [{ id: 'a', kind: 'regular', pays: { '1': 2 } }, SYMBOLS[1]],
  reelSets: {
    base: [
      { strip: ['a', 'a', 'a', 'b'], rows: 1 },
      { strip: ['b'], rows: 1 },
    ],
  },
  wins: { type: 'ways' },
  cascades: {},
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      chance: { hit: 1, miss: 0, charged: { at: 3, symbols: ['a'] } },
      segments: [{ weight: 1, prize: { coins: 20 } }],
    },
    { type: 'freeSpins', id: 'free', chance: { hit: 1, miss: 1, spins: 2, charged: { at: 2 } } },
  ],
} as const satisfies Definition

/** Three alike on the line pay a jackpot. */
export const JACKPOT_ON_A_LINE = {
  ...plain,
  id: 'jackpot-on-a-line',
  name: 'Jackpot on a Line',
  jackpots: [{ id: 'mini', coins: 50 }],
  features: [
    {
      type: 'wheel',
      id: 'prize',
      trigger: { symbol: 'a', at: 3, inWin: true },
      segments: [{ weight: 1, prize: { jackpot: 'mini' } }],
    },
  ],
} as const satisfies Definition

/** Two lines on two reels that show two of three symbols each: every win of a and of c awards spins, of c a wheel too. */
export const EVERY_WIN_COUNTS = {
  ...plain,
  id: 'every-win-counts',
  name: 'Every Win Counts',
  symbols: [
    { id: 'a', kind: 'regular', pays: { '2': 4 } },
    { id: 'c', kind: 'regular', pays: { '2': 2 } },
    { id: 'b', kind: 'blank' },
  ],
  reelSets: {
    base: [
      { strip: ['a', 'c', 'c', 'b'], rows: 2 },
      { strip: ['a', 'c', 'c', 'b'], rows: 2 },
    ],
  },
  wins: {
    type: 'lines',
    lines: [
      [0, 0],
      [1, 1],
    ],
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: {
        symbol: 'a',
        awards: { '2': 1 },
        inWin: true,
        eachWin: true,
        others: [{ symbol: 'c', awards: { '2': 2 }, retrigger: { '2': 1 } }],
      },
      retrigger: { '2': 1 },
    },
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 'c', at: 2, inWin: true, eachWin: true },
      segments: [
        { weight: 1, prize: { coins: 4 } },
        { weight: 1, prize: { coins: 8 } },
      ],
    },
  ],
} as const satisfies Definition

/** A scatter and a key start a wheel together, and neither alone. */
export const STARTED_TOGETHER = {
  ...plain,
  id: 'started-together',
  name: 'Started Together',
  symbols: [...SYMBOLS, { id: 'k', kind: 'scatter' }],
  reelSets: { base: [...plain.reelSets.base.slice(0, 2), { strip: ['a', 'k'], rows: 1 }] },
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { ...trigger, also: [{ symbol: 'k', at: 1 }] },
      segments: [{ weight: 1, prize: { coins: 12 } }],
    },
    { type: 'freeSpins', id: 'free', trigger: { symbol: 's', awards: { '1': 1 }, also: [{ symbol: 'k', at: 1 }] } },
  ],
} as const satisfies Definition

/** Three rolls of one or two spaces: the second space sends the piece back to the first, the fourth ends it. */
export const BOARD = {
  ...plain,
  id: 'board',
  name: 'Board',
  features: [
    {
      type: 'board',
      id: 'board',
      trigger,
      spaces: [
        { prize: { coins: 2 } },
        { prize: { coins: 4 }, to: 0 },
        { prize: { coins: 6 } },
        { prize: { coins: 8 }, ends: true },
      ],
      dice: { '1': 1, '2': 1 },
      rolls: 3,
    },
  ],
} as const satisfies Definition

/** Two rolls of two spaces around a board of three: from the second to the first. */
export const BOARD_AROUND = {
  ...plain,
  id: 'board-around',
  name: 'Board Around',
  features: [
    {
      type: 'board',
      id: 'board',
      chance: { hit: 1, miss: 3 },
      spaces: [1, 2, 4].map((coins) => ({ prize: { coins } })),
      dice: { '2': 1 },
      rolls: 2,
      loops: true,
    },
  ],
} as const satisfies Definition

/** The win, or half of it, against twice or four times as much. Every other spin wins. */
export const GAMBLE_WAYS = {
  ...plain,
  id: 'gamble-ways',
  name: 'Gamble Ways',
  reelSets: { base: [{ strip: ['a'], rows: 1 }, { strip: ['a'], rows: 1 }, ab] },
  gamble: { factor: 2, up: 1, down: 1, steps: 3, others: [{ factor: 4, up: 1, down: 3 }], half: true },
} as const satisfies Definition

/** A pick in which one of four items trebles what the others give. */
export const PICK_FACTOR = {
  ...plain,
  id: 'pick-factor',
  name: 'Pick Factor',
  features: [
    {
      type: 'pick',
      id: 'pick',
      trigger,
      items: [
        { prize: { coins: 2 }, count: 2 },
        { prize: { nothing: true }, count: 1, factor: 3 },
        { prize: { nothing: true }, count: 1, ends: true },
      ],
    },
  ],
} as const satisfies Definition

/** The first item of which two are uncovered is won. */
export const MATCH_TWO = {
  ...plain,
  id: 'match-two',
  name: 'Match Two',
  features: [
    {
      type: 'pick',
      id: 'match',
      trigger,
      alike: 2,
      items: [
        { prize: { coins: 10 }, count: 2 },
        { prize: { coins: 2 }, count: 3 },
      ],
    },
  ],
} as const satisfies Definition

const LEFT: readonly { readonly opened: number; readonly offer: number; readonly rest: readonly number[] }[] = [
  { opened: 2, offer: 8, rest: [6, 16] },
  { opened: 6, offer: 6, rest: [2, 16] },
  { opened: 16, offer: 3, rest: [2, 6] },
]

/** Of three prizes one is opened and gone; the player takes what is offered, or what is in one of the other two. */
export const OFFERS = {
  ...plain,
  id: 'offers',
  name: 'Offers',
  features: [
    {
      type: 'wheel',
      id: 'opened',
      trigger: { symbol: 's', at: 1 },
      segments: LEFT.map(({ opened }) => ({ weight: 1, prize: { feature: `without-${opened}` } })),
    },
    ...LEFT.flatMap(({ opened, offer, rest }) => [
      {
        type: 'choice' as const,
        id: `without-${opened}`,
        options: [
          { name: 'Take the offer', prize: { coins: offer } },
          { name: 'Open another', prize: { feature: `last-${opened}` } },
        ],
      },
      {
        type: 'wheel' as const,
        id: `last-${opened}`,
        segments: rest.map((coins) => ({ weight: 1, prize: { coins } })),
      },
    ]),
  ],
} satisfies Definition

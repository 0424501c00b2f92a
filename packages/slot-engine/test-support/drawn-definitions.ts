/** Small games of what is drawn for a whole spin, each named for its mechanic, with answers that a hand can work out. */
import type { Definition } from '../src/definition.ts'

const plain = { definitionVersion: 1, betCoins: 2, maxWin: 500 } as const
const SYMBOLS = [
  { id: 'a', kind: 'regular', pays: { '3': 8 } },
  { id: 'b', kind: 'blank' },
] as const
const LINE = { type: 'lines', lines: [[0, 0, 0]] } as const
const ab = { strip: ['a', 'b'], rows: 1 } as const

/** One paid spin in five runs on reels with more to win. */
export const DRAWN_REEL_SETS = {
  ...plain,
  id: 'drawn-reel-sets',
  name: 'Drawn Reel Sets',
  symbols: SYMBOLS,
  reelSets: { base: [ab, ab, ab], rich: [ab, ab, { strip: ['a', 'a', 'a', 'b'], rows: 1 }] },
  reelSet: { base: 4, rich: 1 },
  wins: LINE,
} as const satisfies Definition

/** In half of the spins two reels stop alike, in one of ten all three. */
export const LINKED_REELS = {
  ...plain,
  id: 'linked-reels',
  name: 'Linked Reels',
  symbols: SYMBOLS,
  reelSets: {
    base: [ab, ab, ab],
    two: [ab, { ...ab, follows: 0 }, ab],
    three: [ab, { ...ab, follows: 0 }, { ...ab, follows: 0 }],
  },
  reelSet: { base: 4, two: 5, three: 1 },
  wins: LINE,
} as const satisfies Definition

/** Free spins in which the middle reel is all wild every other time. */
export const WILD_REEL_SETS = {
  ...plain,
  id: 'wild-reel-sets',
  name: 'Wild Reel Sets',
  symbols: [...SYMBOLS, { id: 'w', kind: 'wild', reels: [1] }, { id: 's', kind: 'scatter' }],
  reelSets: {
    base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab],
    free: [ab, ab, ab],
    wilds: [ab, { strip: ['w'], rows: 1 }, ab],
  },
  wins: LINE,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 } },
      reelSet: { free: 1, wilds: 1 },
    },
  ],
} as const satisfies Definition

/** After a loss one spin in four is played again, for nothing. */
export const SECOND_CHANCE = {
  ...plain,
  id: 'second-chance',
  name: 'Second Chance',
  symbols: SYMBOLS,
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  features: [{ type: 'freeSpins', id: 'again', chance: { hit: 1, miss: 3, when: 'loss', spins: 1 } }],
} as const satisfies Definition

/** One paid spin in ten begins with a wheel of jackpots, which no symbol starts. */
export const JACKPOT_BY_CHANCE = {
  ...plain,
  id: 'jackpot-by-chance',
  name: 'Jackpot by Chance',
  symbols: SYMBOLS,
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  jackpots: [{ id: 'mini', coins: 10 }],
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      chance: { hit: 1, miss: 9, when: 'before' },
      segments: [
        { weight: 1, prize: { jackpot: 'mini' } },
        { weight: 3, prize: { coins: 2 } },
      ],
    },
  ],
} as const satisfies Definition

/** A scatter starts the wheel every third time only. */
export const TRIGGER_BY_CHANCE = {
  ...plain,
  id: 'trigger-by-chance',
  name: 'Trigger by Chance',
  symbols: [...SYMBOLS, { id: 's', kind: 'scatter' }],
  reelSets: { base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab] },
  wins: LINE,
  features: [
    {
      type: 'wheel',
      id: 'wheel',
      trigger: { symbol: 's', at: 1, chance: { hit: 1, miss: 2 } },
      segments: [{ weight: 1, prize: { coins: 12 } }],
    },
  ],
} as const satisfies Definition

/** A pick, a ladder and a choice that come by chance, and free spins that a scatter starts every other time. */
export const RANDOM_FEATURES = {
  ...plain,
  id: 'random-features',
  name: 'Random Features',
  symbols: [...SYMBOLS, { id: 's', kind: 'scatter' }],
  reelSets: { base: [{ strip: ['a', 'b', 'b', 's'], rows: 1 }, ab, ab] },
  wins: LINE,
  features: [
    {
      type: 'freeSpins',
      id: 'free',
      trigger: { symbol: 's', awards: { '1': 2 }, chance: { hit: 1, miss: 1 } },
    },
    {
      type: 'pick',
      id: 'pick',
      chance: { hit: 1, miss: 9 },
      picks: 1,
      items: [
        { prize: { coins: 3 }, count: 1 },
        { prize: { coins: 5 }, count: 1 },
      ],
    },
    {
      type: 'ladder',
      id: 'ladder',
      chance: { hit: 1, miss: 19, when: 'after' },
      rungs: [
        { prize: { coins: 2 }, up: 1, down: 1 },
        { prize: { coins: 8 }, up: 0, down: 1 },
      ],
    },
    {
      type: 'choice',
      id: 'choice',
      chance: { hit: 1, miss: 4, when: 'loss' },
      options: [{ prize: { coins: 2 } }, { prize: { coins: 1 } }],
    },
  ],
} as const satisfies Definition

/** In one of four spins a wild lies on one of the three cells. */
export const RANDOM_WILDS = {
  ...plain,
  id: 'random-wilds',
  name: 'Random Wilds',
  symbols: [...SYMBOLS, { id: 'w', kind: 'wild' }],
  reelSets: { base: [ab, ab, ab] },
  wins: LINE,
  extraWilds: { symbol: 'w', counts: { '0': 3, '1': 1 } },
} as const satisfies Definition

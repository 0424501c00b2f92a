import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

/** How many rows a reel shows: seldom two, seldom seven. */
const ROWS = { 2: 12, 3: 20, 4: 16, 5: 9, 6: 5, 7: 3 }

export const ALLE_TROLDENS_STIER = made(
  {
    slug: 'alle-troldens-stier',
    name: 'Alle troldens stier',
    description:
      'Der går op til 117.649 stier gennem skoven, og trolden har trådt dem alle sammen. Hver gang en af dem styrter sammen, ruller der nye sten ned over den.',
    theme: 'forest',
    category: 'fantasy',
    featured: true,
    palette: ['#0a120b', '#24462a', '#a6d84f', '#f3fbdc'],
  },
  96.4,
  {
    betCoins: 100,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🧌', 'Trold'],
          ['🦌', 'Kronhjort'],
          ['🐗', 'Vildsvin'],
          ['🦊', 'Ræv'],
          ['🦔', 'Pindsvin'],
          ['🌰', 'Kastanje'],
          ['🍄', 'Fluesvamp'],
          ['🫐', 'Blåbær'],
          ['🍂', 'Løv'],
          ['🪨', 'Sten'],
          ['🌲', 'Gran'],
        ],
        { best: { 3: 40, 4: 80, 5: 160, 6: 320 }, worst: { 3: 4, 4: 8, 5: 15, 6: 40 } },
      ),
      wild(['🔥', 'Troldild'], { reels: [1, 2, 3, 4] }),
      scatter(['🗝️', 'Troldnøgle']),
    ],
    reelSets: {
      base: reels(
        {
          trold: '4 4 4 4 4 4',
          kronhjort: '5 5 5 5 5 5',
          vildsvin: '5 6 5 6 5 6',
          raev: '6 6 6 6 6 6',
          pindsvin: '7 7 7 7 7 7',
          kastanje: '8 8 8 8 8 8',
          fluesvamp: '9 8 9 8 9 8',
          blaabaer: '9 9 9 9 9 9',
          loev: '9 9 9 9 9 9',
          sten: '10 10 10 10 10 10',
          gran: '10 10 10 10 10 10',
          troldild: '0 1 1 1 1 0',
          troldnoegle: '3 3 3 3 3 3',
        },
        {
          ...{ seed: 'alle-troldens-stier', rows: [ROWS, ROWS, ROWS, ROWS, ROWS, ROWS] },
          apart: ['troldild', 'troldnoegle'],
        },
      ),
    },
    wins: { type: 'ways' },
    cascades: {},
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 1, grows: { by: 1, each: 'cascade', upTo: 8 } },
        trigger: { symbol: 'troldnoegle', awards: { 4: 6, 5: 8, 6: 10 } },
      },
    ],
  },
  { tuned: 21_000_000, proved: 195_000_000 },
)

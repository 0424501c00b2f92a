import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'
import { weave } from '../kit/weave.ts'

/** What sits on the wire: swallows above all. */
const WIRE = weave(
  {
    svale: 6,
    bondegaard: 3,
    traktor: 3,
    ko: 3,
    solsikke: 4,
    bi: 4,
    sommerfugl: 4,
    jordbaer: 5,
    mariehoene: 5,
    korn: 5,
    fjer: 5,
    sol: 1,
  },
  { seed: 'svaler-paa-traaden/traaden', apart: { sol: 4 } },
)

export const SVALER_PAA_TRAADEN = made(
  {
    slug: 'svaler-paa-traaden',
    name: 'Svaler på tråden',
    description:
      'Over marken hænger telefontråden, og når et par svaler letter, rykker resten sammen mod venstre. Der fører 2.304 veje sydpå, men ingen har travlt før september.',
    theme: 'farm',
    category: 'nature',
    palette: ['#08131c', '#23506e', '#ffc861', '#fff6df'],
  },
  96.2,
  {
    betCoins: 50,
    maxWin: 300,
    symbols: [
      ...regulars(
        [
          ['🐦', 'Svale'],
          ['🏡', 'Bondegård'],
          ['🚜', 'Traktor'],
          ['🐄', 'Ko'],
          ['🌻', 'Solsikke'],
          ['🐝', 'Bi'],
          ['🦋', 'Sommerfugl'],
          ['🍓', 'Jordbær'],
          ['🐞', 'Mariehøne'],
          ['🌾', 'Korn'],
          ['🪶', 'Fjer'],
        ],
        { best: { 3: 30, 4: 60, 5: 150, 6: 400 }, worst: { 3: 4, 4: 8, 5: 15, 6: 40 } },
      ),
      wild(['☀️', 'Sol'], { reels: [1, 2, 3, 4] }),
      scatter(['🥚', 'Svaleæg']),
    ],
    reelSets: {
      base: reels(
        {
          svale: '2 3 3 3 3 2',
          bondegaard: '3 3 3 3 3 3',
          traktor: '3 4 3 4 3 4',
          ko: '4 4 4 4 4 4',
          solsikke: '5 5 5 5 5 5',
          bi: '5 5 5 5 5 5',
          sommerfugl: '6 6 6 6 6 6',
          jordbaer: '6 6 6 6 6 6',
          mariehoene: '6 6 6 6 6 6',
          korn: '7 7 7 7 7 7',
          fjer: '7 7 7 7 7 7',
          sol: '0 1 1 1 1 0',
          svaleaeg: '1 1 2 2 1 1',
        },
        { seed: 'svaler-paa-traaden', rows: 3, apart: ['sol', 'svaleaeg'] },
      ),
    },
    topReels: { base: { reels: [1, 2, 3, 4], strip: WIRE } },
    wins: { type: 'ways' },
    cascades: { multipliers: [1, 2, 3, 5] },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'svaleaeg', awards: { 3: 8, 4: 12, 5: 15, 6: 20 } },
      },
    ],
  },
  { tuned: 14_000_000, proved: 122_000_000 },
)

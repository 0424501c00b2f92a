import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

const LINES_20 = paylines([3, 3, 3, 3, 3], 20)

export const TRE_OENSKER = made(
  {
    slug: 'tre-oensker',
    name: 'Tre ønsker',
    description:
      'Ånden i tekanden giver tre ønsker, men kun ét må vælges: mange spins, store gevinster eller noget midt imellem. At ønske sig flere ønsker er ikke tilladt.',
    theme: 'fantasy',
    category: 'fantasy',
    palette: ['#0c1020', '#1d4a7a', '#ffd166', '#fff6dc'],
  },
  96.0,
  {
    betCoins: 20,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['👸', 'Prinsesse'],
          ['🕌', 'Palads'],
          ['🐪', 'Kamel'],
          ['🗡️', 'Krumsabel'],
          ['🦚', 'Påfugl'],
          ['🧿', 'Amulet'],
          ['🏺', 'Krukke'],
          ['🍇', 'Vindruer'],
          ['🌴', 'Palme'],
        ],
        { best: { 3: 50, 4: 250, 5: 1500 }, worst: { 3: 5, 4: 15, 5: 50 } },
      ),
      wild(['🪔', 'Olielampe'], { reels: [1, 2, 3] }),
      scatter(['🧞', 'Ånd']),
    ],
    reelSets: {
      base: reels(
        {
          prinsesse: '2 2 2 2 2',
          palads: '2 2 2 2 2',
          kamel: '3 3 3 3 3',
          krumsabel: '3 3 3 3 3',
          paafugl: '4 4 4 4 4',
          amulet: '4 4 4 4 4',
          krukke: '5 5 5 5 5',
          vindruer: '6 6 6 6 6',
          palme: '6 6 6 6 6',
          olielampe: '0 1 1 1 0',
          aand: '1 1 1 1 1',
        },
        { seed: 'tre-oensker', rows: 3, apart: ['olielampe', 'aand'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'choice', id: 'oensket', trigger: { symbol: 'aand', at: 3 } },
        options: [
          { name: 'Mange spins', prize: { feature: 'mange', spins: 15 } },
          { name: 'Midt imellem', prize: { feature: 'midt', spins: 9 } },
          { name: 'Store gevinster', prize: { feature: 'store', spins: 5 } },
        ],
      },
      { type: 'freeSpins', id: 'mange', multiplier: 3 },
      { type: 'freeSpins', id: 'midt', multiplier: 5 },
      { type: 'freeSpins', id: 'store', multiplier: 9 },
    ],
  },
)

export const SNEBOLDENS_VEJ = made(
  {
    slug: 'sneboldens-vej',
    name: 'Sneboldens vej',
    description:
      'Den begynder som en håndfuld på toppen af bakken. Nede ved foden er den større end et hus, og så gælder det om at stå på den rigtige side.',
    theme: 'winter',
    category: 'nature',
    palette: ['#081420', '#1f4f78', '#8fdcff', '#f0faff'],
  },
  96.4,
  {
    betCoins: 20,
    maxWin: 3000,
    symbols: [
      ...regulars(
        [
          ['🏔️', 'Tinde'],
          ['⛷️', 'Skiløber'],
          ['🛷', 'Kælk'],
          ['🐧', 'Pingvin'],
          ['⛸️', 'Skøjter'],
          ['🧤', 'Vanter'],
          ['🎿', 'Ski'],
          ['🌲', 'Grantræ'],
          ['🧊', 'Isterning'],
        ],
        { best: { 3: 60, 4: 300, 5: 2000 }, worst: { 3: 5, 4: 15, 5: 50 } },
      ),
      wild(['⛄', 'Snemand'], { reels: [1, 2, 3, 4] }),
      scatter(['❄️', 'Snefnug'], { 3: 40, 4: 200, 5: 2000 }),
    ],
    reelSets: {
      base: reels(
        {
          tinde: '2 2 2 2 2',
          skiloeber: '2 2 2 2 2',
          kaelk: '3 3 3 3 3',
          pingvin: '3 3 3 3 3',
          skoejter: '4 4 4 4 4',
          vanter: '4 4 4 4 4',
          ski: '5 5 5 5 5',
          grantrae: '6 6 6 6 6',
          isterning: '6 6 6 6 6',
          snemand: '0 1 1 1 1',
          snefnug: '1 1 1 1 1',
        },
        { seed: 'sneboldens-vej', rows: 3, apart: ['snemand', 'snefnug'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 1, grows: { by: 1, each: 'spin', upTo: 10 } },
        trigger: { symbol: 'snefnug', awards: { 3: 8, 4: 10, 5: 12 } },
      },
    ],
  },
)

export const ILDFLUENATTEN = made(
  {
    slug: 'ildfluenatten',
    name: 'Ildfluenatten',
    description:
      'I de lyseste nætter i juli sætter ildfluerne sig, hvor de vil. Hver af dem tænder et felt, og så passer det pludselig med det hele.',
    theme: 'forest',
    category: 'nature',
    palette: ['#070f12', '#17424a', '#d7f25a', '#fafde0'],
  },
  96.5,
  {
    betCoins: 20,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🦉', 'Ugle'],
          ['🦇', 'Flagermus'],
          ['🐸', 'Løvfrø'],
          ['🦔', 'Pindsvin'],
          ['🕸️', 'Spindelvæv'],
          ['🌙', 'Måne'],
          ['🌿', 'Bregne'],
          ['🐌', 'Snegl'],
          ['🍄', 'Svamp'],
        ],
        { best: { 3: 50, 4: 200, 5: 1000 }, worst: { 3: 5, 4: 12, 5: 35 } },
      ),
      wild(['🪰', 'Ildflue']),
      scatter(['🏮', 'Lygte']),
    ],
    reelSets: {
      base: reels(
        {
          ugle: '2 2 2 2 2',
          flagermus: '2 2 2 2 2',
          loevfroe: '3 3 3 3 3',
          pindsvin: '3 3 3 3 3',
          spindelvaev: '4 4 4 4 4',
          maane: '4 4 4 4 4',
          bregne: '5 5 5 5 5',
          snegl: '6 6 6 6 6',
          svamp: '6 6 6 6 6',
          ildflue: '1 1 1 1 1',
          lygte: '1 1 1 1 1',
        },
        { seed: 'ildfluenatten', rows: 3, apart: ['ildflue', 'lygte'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{
          type: 'freeSpins',
          id: 'gratis-spins',
          extraWilds: { symbol: 'ildflue', counts: { 1: 5, 2: 4, 3: 2, 4: 1 } },
        },
        trigger: { symbol: 'lygte', awards: { 3: 8, 4: 10, 5: 15 } },
        retrigger: { 3: 4, 4: 6, 5: 8 },
      },
    ],
  },
  { tuned: 17_000_000, proved: 156_000_000 },
)

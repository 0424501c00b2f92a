import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels, weighted } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

const BASE = reels(
  {
    kaptajn: '2 2 2 2 2',
    toldkutter: '2 2 2 2 2',
    brandy: '3 3 3 3 3',
    fyr: '3 3 3 3 3',
    soekort: '4 4 4 4 4',
    reb: '4 4 4 4 4',
    anker: '5 5 5 5 5',
    maage: '5 6 5 6 5',
    sild: '6 6 6 6 6',
    tolder: '0 1 1 1 1',
    lanterne: '1 1 1 1 1',
  },
  { seed: 'smuglerruten', rows: 3, apart: ['tolder', 'lanterne'] },
)

export const SMUGLERRUTEN = made(
  {
    slug: 'smuglerruten',
    name: 'Smuglerruten',
    description:
      'Over sundet ved nat, med slukkede lanterner og fulde tønder. Den utålmodige betaler tolderen og sejler lige til de gratis spins.',
    theme: 'pirate',
    category: 'adventure',
    palette: ['#08101c', '#1e3f66', '#ff9b54', '#fff0e2'],
  },
  96.4,
  {
    betCoins: 20,
    maxWin: 1500,
    symbols: [
      ...regulars(
        [
          ['🧔', 'Kaptajn'],
          ['⛵', 'Toldkutter'],
          ['🥃', 'Brandy'],
          ['🗼', 'Fyr'],
          ['🗺️', 'Søkort'],
          ['🪢', 'Reb'],
          ['⚓', 'Anker'],
          ['🕊️', 'Måge'],
          ['🐟', 'Sild'],
        ],
        { best: { 3: 60, 4: 300, 5: 2000 }, worst: { 3: 5, 4: 15, 5: 50 } },
      ),
      wild(['👮', 'Tolder'], { reels: [1, 2, 3, 4] }),
      scatter(['🏮', 'Lanterne']),
    ],
    reelSets: {
      base: BASE,
      ante: weighted(BASE, 'lanterne', 125),
      sundet: reels(
        {
          kaptajn: '3 3 3 3 3',
          toldkutter: '3 3 3 3 3',
          brandy: '3 3 3 3 3',
          fyr: '3 3 3 3 3',
          soekort: '4 4 4 4 4',
          reb: '4 4 4 4 4',
          anker: '4 4 4 4 4',
          maage: '4 4 4 4 4',
          sild: '4 4 4 4 4',
          tolder: '0 2 2 2 2',
        },
        { seed: 'smuglerruten/sundet', rows: 3, apart: ['tolder'] },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 4, reelSet: 'sundet' },
        trigger: { symbol: 'lanterne', awards: { 3: 10, 4: 15, 5: 20 } },
      },
      { type: 'freeSpins', id: 'stormnat', multiplier: 8, reelSet: 'sundet' },
    ],
    modes: [
      { id: 'ekstra', name: 'Ekstra lanterner', coins: 25, reelSet: 'ante' },
      { id: 'overfart', name: 'Køb overfarten', coins: 1300, buys: { feature: 'gratis-spins', spins: 10 } },
      { id: 'stormnat', name: 'Køb stormnatten', coins: 2560, buys: { feature: 'stormnat', spins: 10 } },
    ],
  },
)

import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

export const REGNTOENDEN = made(
  {
    slug: 'regntoenden',
    name: 'Regntønden',
    description:
      'Det drypper fra tagrenden, og hver dråbe ender i tønden, som tømmes, før den løber over. Branddammen er længere om det, men til gengæld kan man bade i den.',
    theme: 'nature',
    category: 'jackpot',
    palette: ['#07141a', '#1d4a5c', '#7fd6f2', '#eefaff'],
  },
  94.2,
  {
    betCoins: 20,
    maxWin: 750,
    symbols: [
      ...regulars(
        [
          ['🌈', 'Regnbue'],
          ['🐸', 'Frø'],
          ['🦆', 'And'],
          ['👢', 'Gummistøvle'],
          ['☂️', 'Paraply'],
          ['🐌', 'Snegl'],
          ['🪴', 'Potteplante'],
          ['🪱', 'Regnorm'],
          ['🌱', 'Spire'],
        ],
        { best: { 3: 40, 4: 200, 5: 1200 }, worst: { 3: 5, 4: 12, 5: 40 } },
      ),
      wild(['💧', 'Dråbe'], { reels: [1, 2, 3, 4] }),
      scatter(['⛈️', 'Tordenvejr'], { 3: 40, 4: 200, 5: 1000 }),
    ],
    reelSets: {
      base: reels(
        {
          regnbue: '2 2 2 2 2',
          froe: '2 2 2 2 2',
          and: '3 3 3 3 3',
          gummistoevle: '3 3 3 3 3',
          paraply: '4 4 4 4 4',
          snegl: '4 4 4 4 4',
          potteplante: '5 5 5 5 5',
          regnorm: '5 5 5 5 5',
          spire: '6 6 6 6 6',
          draabe: '0 1 1 1 1',
          tordenvejr: '1 1 1 1 1',
        },
        { seed: 'regntoenden', rows: 3, apart: ['draabe', 'tordenvejr'] },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
    jackpots: [
      { id: 'regntoende', name: 'Regntønden', coins: 400, contributionPpm: 100_000, mustHitBy: 1000 },
      { id: 'branddam', name: 'Branddammen', coins: 4000, contributionPpm: 100_000, mustHitBy: 10_000 },
    ],
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'tordenvejr', awards: { 3: 10, 4: 15, 5: 20 } },
      },
    ],
  },
)

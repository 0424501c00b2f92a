import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

export const POMP_OG_PRAGT = made(
  {
    slug: 'pomp-og-pragt',
    name: 'Salon Pomp og Pragt',
    description:
      'I den ene sal drejer hjulet, i den anden vendes kort, og i den tredje går trappen kun opad. Garderoben er gratis, og frakken kan hentes, når sidste spin er slut.',
    theme: 'classic',
    category: 'slots',
    featured: true,
    palette: ['#120a0c', '#5f1424', '#e8c36a', '#fff6e0'],
  },
  96.3,
  {
    betCoins: 25,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['💎', 'Diamant'],
          ['🎩', 'Høj hat'],
          ['🥂', 'Champagne'],
          ['🎹', 'Flygel'],
          ['🃏', 'Joker'],
          ['♠️', 'Spar'],
          ['♥️', 'Hjerter'],
          ['♣️', 'Klør'],
        ],
        { best: { 3: 50, 4: 250, 5: 2000 }, worst: { 3: 5, 4: 15, 5: 50 } },
      ),
      wild(['🤵', 'Vært'], { reels: [1, 2, 3, 4] }),
      scatter(['🎡', 'Hjulsalen']),
      scatter(['🎴', 'Kortsalen']),
      scatter(['🪜', 'Trappesalen']),
      scatter(['🎭', 'Balsalen']),
    ],
    reelSets: {
      base: reels(
        {
          diamant: '2 2 2 2 2',
          'hoej-hat': '2 2 2 2 2',
          champagne: '3 3 3 3 3',
          flygel: '3 3 3 3 3',
          joker: '4 4 4 4 4',
          spar: '5 5 5 5 5',
          hjerter: '5 6 5 6 5',
          kloer: '6 6 6 6 6',
          vaert: '0 1 1 1 1',
          hjulsalen: '2 0 2 0 2',
          kortsalen: '0 2 2 2 0',
          trappesalen: '2 2 0 0 2',
          balsalen: '1 1 1 1 1',
        },
        {
          ...{ seed: 'pomp-og-pragt', rows: 3 },
          apart: ['vaert', 'hjulsalen', 'kortsalen', 'trappesalen', 'balsalen'],
        },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 25) },
    features: [
      {
        ...{ type: 'wheel', id: 'hjulsalen', trigger: { symbol: 'hjulsalen', at: 3 } },
        segments: [
          { weight: 80, prize: { coins: 125 } },
          { weight: 50, prize: { coins: 300 } },
          { weight: 80, prize: { coins: 200 } },
          { weight: 20, prize: { coins: 1000 } },
          { weight: 80, prize: { coins: 150 } },
          { weight: 50, prize: { coins: 400 } },
          { weight: 40, prize: { feature: 'balsalen', spins: 6 } },
          { weight: 1, prize: { coins: 25_000 } },
        ],
      },
      {
        ...{ type: 'pick', id: 'kortsalen', trigger: { symbol: 'kortsalen', at: 3 } },
        items: [
          { count: 5, prize: { coins: 50 } },
          { count: 4, prize: { coins: 100 } },
          { count: 2, prize: { coins: 250 } },
          { count: 1, prize: { coins: 750 } },
          { count: 2, prize: { nothing: true }, ends: true },
        ],
      },
      {
        ...{ type: 'ladder', id: 'trappesalen', trigger: { symbol: 'trappesalen', at: 3 } },
        rungs: [
          { prize: { coins: 125 }, up: 8, down: 2 },
          { prize: { coins: 250 }, up: 7, down: 3 },
          { prize: { coins: 500 }, up: 6, down: 4 },
          { prize: { coins: 1000 }, up: 5, down: 5 },
          { prize: { coins: 2500 }, up: 0, down: 1 },
        ],
      },
      {
        ...{ type: 'freeSpins', id: 'balsalen', multiplier: 3 },
        trigger: { symbol: 'balsalen', awards: { 3: 10, 4: 12, 5: 15 } },
      },
    ],
  },
)

import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

export const PERLEPLADEN = made(
  {
    slug: 'perlepladen',
    name: 'Perlepladen',
    description:
      'Perler, der rører hinanden, smelter sammen, når strygejernet kommer på. Så er der plads til nye på pladen, og sådan går en hel regnvejrsdag.',
    theme: 'fantasy',
    category: 'fantasy',
    featured: true,
    palette: ['#120d20', '#4a2a7a', '#ff9ed2', '#fff0fa'],
  },
  96.5,
  {
    betCoins: 20,
    maxWin: 250,
    symbols: [
      ...regulars(
        [
          ['❤️', 'Rød perle'],
          ['🧡', 'Orange perle'],
          ['💛', 'Gul perle'],
          ['💚', 'Grøn perle'],
          ['💙', 'Blå perle'],
          ['💜', 'Lilla perle'],
          ['🤎', 'Brun perle'],
        ],
        {
          best: { 5: 20, 6: 30, 7: 40, 8: 60, 10: 150, 12: 400, 15: 1200, 20: 2200 },
          worst: { 5: 4, 6: 5, 7: 6, 8: 8, 10: 15, 12: 30, 15: 100, 20: 400 },
        },
      ),
      wild(['✨', 'Glimmerperle']),
      scatter(['🦄', 'Enhjørning']),
    ],
    reelSets: {
      base: reels(
        {
          'roed-perle': '4 4 4 4 4 4 4',
          'orange-perle': '5 5 5 5 5 5 5',
          'gul-perle': '6 6 6 6 6 6 6',
          'groen-perle': '6 6 6 6 6 6 6',
          'blaa-perle': '7 7 7 7 7 7 7',
          'lilla-perle': '7 7 7 7 7 7 7',
          'brun-perle': '8 8 8 8 8 8 8',
          glimmerperle: '1 1 1 1 1 1 1',
          enhjoerning: '1 2 1 2 1 2 1',
        },
        {
          ...{ seed: 'perlepladen', rows: 7, apart: ['enhjoerning', 'glimmerperle'] },
          stacks: { 'roed-perle': 2, 'gul-perle': 2, 'blaa-perle': 2 },
        },
      ),
    },
    wins: { type: 'clusters' },
    cascades: { multipliers: [1, 2, 3, 5, 8, 15, 30, 50] },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 2 },
        trigger: { symbol: 'enhjoerning', awards: { 5: 8, 6: 12, 7: 20 } },
      },
    ],
  },
  { tuned: 6_000_000, proved: 56_000_000 },
)

export const LOPPEMARKEDET = made(
  {
    slug: 'loppemarkedet',
    name: 'Loppemarkedet',
    description:
      'Har man otte ens, er det ikke længere rod, men en samling. Prismærket passer til det hele, og det ganger op, når nogen endelig spørger.',
    theme: 'adventure',
    category: 'slots',
    palette: ['#14100a', '#5a3a18', '#ffc94d', '#fff5d9'],
  },
  96.2,
  {
    betCoins: 20,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🏺', 'Vase'],
          ['🪆', 'Babushka'],
          ['📻', 'Radio'],
          ['🧸', 'Bamse'],
          ['☎️', 'Telefon'],
          ['💿', 'Plade'],
          ['🪞', 'Spejl'],
          ['🫖', 'Tekande'],
          ['🧦', 'Uldsokker'],
        ],
        { best: { 8: 100, 10: 300, 12: 1000 }, worst: { 8: 4, 10: 8, 12: 30 } },
      ),
      wild(['🏷️', 'Prismærke'], { multiplier: { 2: 12, 3: 8, 5: 5, 10: 2 } }),
      scatter(['🪙', 'Byttemønt'], { 4: 40, 5: 100, 6: 2000 }),
    ],
    reelSets: {
      base: reels(
        {
          vase: '4 4 4 4 4 4',
          babushka: '5 5 5 5 5 5',
          radio: '5 5 5 5 5 5',
          bamse: '6 6 6 6 6 6',
          telefon: '6 6 6 6 6 6',
          plade: '7 7 7 7 7 7',
          spejl: '7 7 7 7 7 7',
          tekande: '8 8 8 8 8 8',
          uldsokker: '8 8 8 8 8 8',
          prismaerke: '1 1 1 1 1 1',
          byttemoent: '2 1 1 1 1 2',
        },
        {
          ...{ seed: 'loppemarkedet', rows: 5, apart: ['prismaerke', 'byttemoent'] },
          stacks: {
            ...{ vase: 2, babushka: 2, radio: 2, bamse: 2, telefon: 2 },
            ...{ plade: 2, spejl: 2, tekande: 2, uldsokker: 2 },
          },
        },
      ),
    },
    wins: { type: 'anywhere', wildMultipliers: 'add' },
    cascades: {},
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'byttemoent', awards: { 4: 10, 5: 12, 6: 15 } },
      },
    ],
  },
  { tuned: 14_000_000, proved: 124_000_000 },
)

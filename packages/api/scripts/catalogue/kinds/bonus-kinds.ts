import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

const LINES_10 = paylines([3, 3, 3, 3, 3], 10)
const LINES_20 = paylines([3, 3, 3, 3, 3], 20)

export const BYFESTENS_TOMBOLA = made(
  {
    slug: 'byfestens-tombola',
    name: 'Byfestens tombola',
    description:
      'Hvert lod vinder, siger han i højttaleren, og det passer næsten. Rammer hjulet stjernen, står der et mindre hjul bagved med større gevinster.',
    theme: 'tivoli',
    category: 'slots',
    palette: ['#10101c', '#6a1a3a', '#ffd23f', '#fff7db'],
  },
  95.6,
  {
    betCoins: 20,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['🏆', 'Pokal'],
          ['🧸', 'Bamse'],
          ['🚲', 'Cykel'],
          ['🎺', 'Trompet'],
          ['🍺', 'Fadøl'],
          ['🌭', 'Pølse'],
          ['🎈', 'Ballon'],
          ['🍦', 'Vaffelis'],
          ['🎟️', 'Lod'],
        ],
        { best: { 3: 40, 4: 200, 5: 1000 }, worst: { 3: 5, 4: 12, 5: 35 } },
      ),
      wild(['🎪', 'Festtelt'], { reels: [1, 2, 3, 4] }),
      scatter(['🎡', 'Lykkehjul']),
    ],
    reelSets: {
      base: reels(
        {
          pokal: '2 2 2 2 2',
          bamse: '2 2 2 2 2',
          cykel: '3 3 3 3 3',
          trompet: '3 3 3 3 3',
          fadoel: '4 4 4 4 4',
          poelse: '4 4 4 4 4',
          ballon: '5 5 5 5 5',
          vaffelis: '5 5 5 5 5',
          lod: '6 6 6 6 6',
          festtelt: '0 1 1 1 1',
          lykkehjul: '1 1 1 1 1',
        },
        { seed: 'byfestens-tombola', rows: 3, apart: ['festtelt', 'lykkehjul'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'wheel', id: 'tombola', trigger: { symbol: 'lykkehjul', at: 3 } },
        segments: [
          { weight: 6, prize: { coins: 100 } },
          { weight: 5, prize: { feature: 'stjernehjul' } },
          { weight: 6, prize: { coins: 160 } },
          { weight: 4, prize: { coins: 300 } },
          { weight: 6, prize: { coins: 200 } },
          { weight: 6, prize: { feature: 'gratis-spins', spins: 10 } },
          { weight: 5, prize: { coins: 240 } },
          { weight: 3, prize: { coins: 500 } },
        ],
      },
      {
        ...{ type: 'wheel', id: 'stjernehjul' },
        segments: [
          { weight: 8, prize: { coins: 800 } },
          { weight: 4, prize: { coins: 1200 } },
          { weight: 6, prize: { coins: 1000 } },
          { weight: 2, prize: { coins: 2500 } },
          { weight: 8, prize: { coins: 800 } },
          { weight: 1, prize: { coins: 20_000 } },
        ],
      },
      { type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
    ],
  },
)

export const AEGGEJAGTEN = made(
  {
    slug: 'aeggejagten',
    name: 'Æggejagten',
    description:
      'Haren har gemt æggene, og ræven har gemt sig selv. Find så mange, du kan nå, før den stikker snuden frem.',
    theme: 'farm',
    category: 'holiday',
    palette: ['#0d1410', '#3d6b2f', '#ffd98a', '#fff9e8'],
  },
  95.2,
  {
    betCoins: 10,
    maxWin: 250,
    symbols: [
      ...regulars(
        [
          ['🐇', 'Hare'],
          ['🐑', 'Lam'],
          ['🐥', 'Kylling'],
          ['🐓', 'Hane'],
          ['🌷', 'Tulipan'],
          ['🌼', 'Påskelilje'],
          ['🍫', 'Chokolade'],
          ['🧺', 'Kurv'],
          ['🌱', 'Karse'],
        ],
        { best: { 3: 40, 4: 150, 5: 600 }, worst: { 3: 4, 4: 10, 5: 30 } },
      ),
      wild(['🐣', 'Nyudklækket'], { reels: [1, 2, 3] }),
      scatter(['🥚', 'Påskeæg']),
    ],
    reelSets: {
      base: reels(
        {
          hare: '2 2 2 2 2',
          lam: '2 2 2 2 2',
          kylling: '3 3 3 3 3',
          hane: '3 3 3 3 3',
          tulipan: '4 4 4 4 4',
          paaskelilje: '4 4 4 4 4',
          chokolade: '4 4 4 4 4',
          kurv: '5 5 5 5 5',
          karse: '6 6 6 6 6',
          nyudklaekket: '0 1 1 1 0',
          paaskeaeg: '1 1 1 1 1',
        },
        { seed: 'aeggejagten', rows: 3, apart: ['nyudklaekket', 'paaskeaeg'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_10 },
    features: [
      {
        ...{ type: 'pick', id: 'aeggejagt', trigger: { symbol: 'paaskeaeg', at: 3 } },
        items: [
          { count: 6, prize: { coins: 20 } },
          { count: 5, prize: { coins: 40 } },
          { count: 3, prize: { coins: 80 } },
          { count: 2, prize: { coins: 150 } },
          { count: 1, prize: { coins: 500 } },
          { count: 3, prize: { nothing: true }, ends: true },
        ],
      },
    ],
  },
)

export const HIMMELBJERGET = made(
  {
    slug: 'himmelbjerget',
    name: 'Himmelbjerget',
    description:
      'På toppen er der 147 meter ned til havet, og mere bjerg bliver det ikke til. Vejen op går i otte trin, og hvert af dem er udsigten værd.',
    theme: 'nordic',
    category: 'nature',
    palette: ['#0a1416', '#24564f', '#7fe0c8', '#ecfffa'],
  },
  96.2,
  {
    betCoins: 20,
    maxWin: 600,
    symbols: [
      ...regulars(
        [
          ['⛴️', 'Hjuldamper'],
          ['🦅', 'Ørn'],
          ['🚣', 'Robåd'],
          ['🎒', 'Rygsæk'],
          ['🧭', 'Kompas'],
          ['🐟', 'Søørred'],
          ['🥪', 'Smørrebrød'],
          ['🌾', 'Lyng'],
          ['🌲', 'Fyrretræ'],
        ],
        { best: { 3: 50, 4: 250, 5: 1500 }, worst: { 3: 5, 4: 12, 5: 40 } },
      ),
      wild(['🗼', 'Tårn'], { reels: [1, 2, 3, 4] }),
      scatter(['🥾', 'Vandrestøvle']),
    ],
    reelSets: {
      base: reels(
        {
          hjuldamper: '2 2 2 2 2',
          oern: '2 2 2 2 2',
          robaad: '3 3 3 3 3',
          rygsaek: '3 3 3 3 3',
          kompas: '4 4 4 4 4',
          soeoerred: '4 4 4 4 4',
          smoerrebroed: '5 5 5 5 5',
          lyng: '5 5 5 5 5',
          fyrretrae: '6 6 6 6 6',
          taarn: '0 1 1 1 1',
          vandrestoevle: '1 1 1 1 1',
        },
        { seed: 'himmelbjerget', rows: 3, apart: ['taarn', 'vandrestoevle'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'ladder', id: 'stien', trigger: { symbol: 'vandrestoevle', at: 3 } },
        rungs: [
          { prize: { coins: 100 }, up: 9, down: 1 },
          { prize: { coins: 160 }, up: 8, down: 2 },
          { prize: { coins: 240 }, up: 8, down: 2 },
          { prize: { coins: 400 }, up: 7, down: 3 },
          { prize: { coins: 600 }, up: 6, down: 4 },
          { prize: { coins: 1000 }, up: 6, down: 4 },
          { prize: { coins: 1600 }, up: 5, down: 5 },
          { prize: { coins: 2940 }, up: 0, down: 1 },
        ],
      },
    ],
  },
)

import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

/** The three reels in the middle are one: what stands in threes on it is three by three cells large. */
const GARDEN = reels(
  {
    graeskar: '2 6 2',
    hvidkaal: '3 6 3',
    aubergine: '3 6 3',
    gulerod: '4 9 4',
    tomat: '4 9 4',
    majs: '5 12 5',
    kartoffel: '6 12 6',
    aert: '6 15 6',
    kaempe: '0 3 0',
    vandkande: '0 3 0',
  },
  {
    ...{ seed: 'kaempens-koekkenhave', rows: 3, apart: [] },
    stacks: {
      ...{ graeskar: 3, hvidkaal: 3, aubergine: 3, gulerod: 3, tomat: 3 },
      ...{ majs: 3, kartoffel: 3, aert: 3, kaempe: 3, vandkande: 3 },
    },
  },
)
const [LEFT, MIDDLE, RIGHT] = GARDEN

export const KAEMPENS_KOEKKENHAVE = made(
  {
    slug: 'kaempens-koekkenhave',
    name: 'Kæmpens køkkenhave',
    description:
      'Kæmpen dyrker grøntsager i sin egen størrelse, og i midten fylder de tre hjul på én gang. Et enkelt græskar er rigeligt til hele landsbyen.',
    theme: 'farm',
    category: 'nature',
    palette: ['#0c140c', '#2f5c26', '#ffab4a', '#fff2de'],
  },
  95.7,
  {
    betCoins: 20,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🎃', 'Græskar'],
          ['🥬', 'Hvidkål'],
          ['🍆', 'Aubergine'],
          ['🥕', 'Gulerod'],
          ['🍅', 'Tomat'],
          ['🌽', 'Majs'],
          ['🥔', 'Kartoffel'],
          ['🫛', 'Ært'],
        ],
        { best: { 3: 30, 4: 80, 5: 2000 }, worst: { 3: 5, 4: 10, 5: 30 } },
      ),
      wild(['👣', 'Kæmpe'], { reels: [1, 2, 3] }),
      scatter(['🚿', 'Vandkande']),
    ],
    reelSets: {
      base: LEFT && MIDDLE && RIGHT ? [LEFT, MIDDLE, { ...MIDDLE, follows: 1 }, { ...MIDDLE, follows: 1 }, RIGHT] : [],
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'vandkande', awards: { 9: 8 } },
      },
    ],
  },
)

export const KLUDETAEPPET = made(
  {
    slug: 'kludetaeppet',
    name: 'Kludetæppet',
    description:
      'De lapper, der passer sammen, bliver siddende, og resten byttes, så længe det gør tæppet større. Mormor siger, at man aldrig bliver færdig, kun træt.',
    theme: 'classic',
    category: 'classic',
    palette: ['#140c12', '#5c2a4f', '#ffb59e', '#fff1ec'],
  },
  95.5,
  {
    betCoins: 20,
    maxWin: 150,
    symbols: [
      ...regulars(
        [
          ['🧵', 'Tråd'],
          ['🪡', 'Nål'],
          ['✂️', 'Saks'],
          ['🧶', 'Garnnøgle'],
          ['👗', 'Kjole'],
          ['🧣', 'Halstørklæde'],
          ['👔', 'Skjorte'],
          ['🧦', 'Sok'],
          ['👖', 'Cowboybuks'],
        ],
        { best: { 3: 20, 4: 60, 5: 200 }, worst: { 3: 4, 4: 8, 5: 20 } },
      ),
      wild(['👵', 'Mormor'], { reels: [1, 2, 3, 4] }),
      scatter(['🫖', 'Kaffepause'], { 3: 40, 4: 100, 5: 400 }),
    ],
    reelSets: {
      base: reels(
        {
          traad: '2 2 2 2 2',
          naal: '2 2 2 2 2',
          saks: '3 3 3 3 3',
          garnnoegle: '3 3 3 3 3',
          kjole: '4 4 4 4 4',
          halstoerklaede: '4 4 4 4 4',
          skjorte: '5 5 5 5 5',
          sok: '5 5 5 5 5',
          cowboybuks: '6 6 6 6 6',
          mormor: '0 1 1 1 1',
          kaffepause: '1 1 1 1 1',
        },
        { seed: 'kludetaeppet', rows: 3, apart: ['mormor', 'kaffepause'] },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
    respins: { holds: 'winners' },
  },
  { tuned: 10_000_000, proved: 75_000_000 },
)

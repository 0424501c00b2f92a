import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels, weighted } from '../kit/reels.ts'
import { mystery, regulars, scatter, wild } from '../kit/symbols.ts'

const LINES_20 = paylines([3, 3, 3, 3, 3], 20)

export const BOENNESTAGEN = made(
  {
    slug: 'boennestagen',
    name: 'Bønnestagen',
    description:
      'Drengen byttede koen for en håndfuld bønner og har ikke fortrudt det siden. Når stagen skyder op, dækker den hele hjulet, lige til kæmpens bord.',
    theme: 'fantasy',
    category: 'fantasy',
    palette: ['#08140f', '#1f5233', '#8fe06a', '#f0ffe4'],
  },
  96.0,
  {
    betCoins: 20,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['🥚', 'Guldæg'],
          ['🪿', 'Gås'],
          ['🏰', 'Kæmpens slot'],
          ['🐄', 'Ko'],
          ['👦', 'Dreng'],
          ['🪓', 'Økse'],
          ['☁️', 'Sky'],
          ['🧺', 'Kurv'],
          ['🫘', 'Bønner'],
        ],
        { best: { 3: 60, 4: 300, 5: 1500 }, worst: { 3: 4, 4: 12, 5: 40 } },
      ),
      wild(['🌱', 'Bønnestage'], { expands: true, reels: [1, 2, 3] }),
      scatter(['🪙', 'Guldmønt'], { 3: 40, 4: 200, 5: 1000 }),
    ],
    reelSets: {
      base: reels(
        {
          guldaeg: '2 2 2 2 2',
          gaas: '2 2 2 2 3',
          'kaempens-slot': '3 3 3 3 3',
          ko: '3 3 3 3 3',
          dreng: '3 4 4 4 4',
          oekse: '4 4 4 4 4',
          sky: '5 5 5 5 5',
          kurv: '6 6 6 6 6',
          boenner: '7 7 7 7 7',
          boennestage: '0 1 1 1 0',
          guldmoent: '1 1 1 1 1',
        },
        { seed: 'boennestagen', rows: 3, apart: ['boennestage', 'guldmoent'] },
      ),
      skyerne: reels(
        {
          guldaeg: '3 3 3 3 3',
          gaas: '3 3 3 3 3',
          'kaempens-slot': '3 3 3 3 3',
          ko: '4 4 4 4 4',
          dreng: '4 4 4 4 4',
          oekse: '4 4 4 4 4',
          sky: '5 5 5 5 5',
          kurv: '5 5 5 5 5',
          boenner: '6 6 6 6 6',
          boennestage: '0 2 2 2 0',
          guldmoent: '1 1 1 1 1',
        },
        { seed: 'boennestagen/skyerne', rows: 3, apart: ['boennestage', 'guldmoent'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', reelSet: 'skyerne', multiplier: 2 },
        trigger: { symbol: 'guldmoent', awards: { 3: 10, 4: 15, 5: 20 } },
        retrigger: { 3: 10, 4: 15, 5: 20 },
      },
    ],
  },
)

export const HONNING_I_HAARET = made(
  {
    slug: 'honning-i-haaret',
    name: 'Honning i håret',
    description:
      'Dronningen holder fri entré i bistadet, så længe der dufter af kløver. Honningen bliver siddende, hvor den drypper, og det gør gæsterne også.',
    theme: 'nature',
    category: 'nature',
    palette: ['#161005', '#5c3f0c', '#ffcf3f', '#fff7d6'],
  },
  96.3,
  {
    betCoins: 20,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['🐝', 'Bidronning'],
          ['🐻', 'Bjørn'],
          ['🌻', 'Solsikke'],
          ['🦋', 'Sommerfugl'],
          ['🌼', 'Margerit'],
          ['🍐', 'Pære'],
          ['🍀', 'Kløver'],
          ['🌾', 'Korn'],
          ['🪵', 'Træstub'],
        ],
        { best: { 3: 50, 4: 200, 5: 800 }, worst: { 3: 5, 4: 12, 5: 30 } },
      ),
      wild(['🍯', 'Honning'], { reels: [1, 2, 3, 4] }),
      scatter(['🌸', 'Æbleblomst']),
    ],
    reelSets: {
      base: reels(
        {
          bidronning: '2 2 2 2 2',
          bjoern: '2 2 2 2 2',
          solsikke: '3 3 3 3 3',
          sommerfugl: '3 3 3 3 3',
          margerit: '4 3 4 3 4',
          paere: '4 4 4 4 4',
          kloever: '4 5 4 5 4',
          korn: '5 5 5 5 5',
          traestub: '6 6 6 6 6',
          honning: '0 1 1 1 1',
          aebleblomst: '1 1 1 1 1',
        },
        { seed: 'honning-i-haaret', rows: 3, apart: ['honning', 'aebleblomst'] },
      ),
      bistadet: reels(
        {
          bidronning: '2 2 2 2 2',
          bjoern: '3 3 3 3 3',
          solsikke: '3 3 3 3 3',
          sommerfugl: '4 4 4 4 4',
          margerit: '4 4 4 4 4',
          paere: '4 4 4 4 4',
          kloever: '5 5 5 5 5',
          korn: '5 5 5 5 5',
          traestub: '5 5 5 5 5',
          honning: '0 1 2 1 1',
        },
        { seed: 'honning-i-haaret/bistadet', rows: 3, apart: ['honning'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', reelSet: 'bistadet', sticky: ['honning'] },
        trigger: { symbol: 'aebleblomst', awards: { 3: 8, 4: 10, 5: 12 } },
      },
    ],
  },
  { tuned: 28_000_000, proved: 255_000_000 },
)

const HOUSES = {
  raadhus: '2 2 2 2 2',
  klokke: '2 2 2 2 2',
  byporten: '3 3 3 3 3',
  kat: '3 3 3 3 3',
  ugle: '4 4 4 4 4',
  krus: '5 5 5 5 5',
  ost: '5 5 5 5 5',
  rotte: '6 6 6 6 6',
  vindue: '6 6 6 6 6',
  taage: '2 2 2 2 2',
}
const STREET = { seed: 'vaegterens-runde', rows: 3, apart: ['vaegter'], stacks: { taage: 2 } }

/** The watchmen in view walk; on their way no others join them. */
export const VAEGTERENS_RUNDE = made(
  {
    slug: 'vaegterens-runde',
    name: 'Vægterens runde',
    description:
      'Vægteren går fra hus til hus og lyser ad dem, der stadig er oppe. For hvert skridt drejer hjulene en gang til, og det koster ikke noget.',
    theme: 'nordic',
    category: 'adventure',
    palette: ['#0a0d18', '#2c3566', '#ffc861', '#fff4da'],
  },
  95.8,
  {
    betCoins: 20,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🏛️', 'Rådhus'],
          ['🔔', 'Klokke'],
          ['🗝️', 'Byporten'],
          ['🐈‍⬛', 'Kat'],
          ['🦉', 'Ugle'],
          ['🍺', 'Krus'],
          ['🧀', 'Ost'],
          ['🐀', 'Rotte'],
          ['🪟', 'Vindue'],
        ],
        { best: { 3: 50, 4: 250, 5: 1000 }, worst: { 3: 5, 4: 10, 5: 30 } },
      ),
      wild(['🏮', 'Vægter'], { reels: [0, 1, 2, 3, 4] }),
      mystery(['🌫️', 'Tåge'], {
        ...{ raadhus: 1, klokke: 1, byporten: 2, kat: 2 },
        ...{ ugle: 3, krus: 3, ost: 4, rotte: 4, vindue: 5 },
      }),
    ],
    reelSets: {
      base: weighted(reels({ ...HOUSES, vaegter: '0 0 1 1 1' }, STREET), 'vaegter', 25),
      gaden: reels(HOUSES, STREET),
    },
    wins: { type: 'lines', lines: LINES_20 },
    features: [
      {
        ...{ type: 'freeSpins', id: 'vaegtergang', reelSet: 'gaden', walking: ['vaegter'], untilGone: true },
        trigger: { symbol: 'vaegter', awards: { 1: 1 } },
      },
    ],
  },
  { tuned: 10_000_000, proved: 86_000_000 },
)

export const SPEJLSALEN = made(
  {
    slug: 'spejlsalen',
    name: 'Spejlsalen',
    description:
      'Et spejl viser det dobbelte, og to spejle viser det dobbelte af det dobbelte. Gå ikke for tæt på, for man ved aldrig, hvem der går ud igen.',
    theme: 'magic',
    category: 'fantasy',
    palette: ['#0b0f1c', '#33407a', '#9fc4ff', '#eef5ff'],
  },
  96.6,
  {
    betCoins: 20,
    maxWin: 3000,
    symbols: [
      ...regulars(
        [
          ['👑', 'Krone'],
          ['💃', 'Danserinde'],
          ['🎭', 'Maske'],
          ['🎻', 'Violin'],
          ['🪭', 'Vifte'],
          ['🍷', 'Vinglas'],
          ['🧤', 'Handsker'],
          ['🌹', 'Rose'],
          ['🕰️', 'Ur'],
        ],
        { best: { 3: 40, 4: 200, 5: 1000 }, worst: { 3: 4, 4: 10, 5: 30 } },
      ),
      wild(['🪞', 'Spejl'], { multiplier: { 2: 5, 3: 1 }, reels: [1, 2, 3] }),
      scatter(['🕯️', 'Kandelaber']),
    ],
    reelSets: {
      base: reels(
        {
          krone: '2 2 2 2 2',
          danserinde: '2 2 2 2 2',
          maske: '3 3 3 3 3',
          violin: '3 3 3 3 3',
          vifte: '3 4 4 4 4',
          vinglas: '4 4 4 4 4',
          handsker: '4 4 4 4 4',
          rose: '5 5 5 5 5',
          ur: '5 5 5 5 5',
          spejl: '0 1 1 1 0',
          kandelaber: '1 1 1 1 1',
        },
        { seed: 'spejlsalen', rows: 3, apart: ['spejl', 'kandelaber'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20, wildMultipliers: 'multiply' },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'kandelaber', awards: { 3: 10, 4: 15, 5: 25 } },
      },
    ],
  },
)

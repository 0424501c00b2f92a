import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

const LINES_20 = paylines([3, 3, 3, 3, 3], 20)

export const SPAREGRISEN = made(
  {
    slug: 'sparegrisen',
    name: 'Sparegrisen',
    description:
      'Mønterne bliver i grisen, til den er fuld, eller til ingen putter flere i. Man må gerne ryste den, men ikke slå den i stykker.',
    theme: 'classic',
    category: 'jackpot',
    palette: ['#150d14', '#6b2149', '#ff9ec4', '#fff0f6'],
  },
  95.8,
  {
    betCoins: 20,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['🐷', 'Sparegris'],
          ['💰', 'Pengepose'],
          ['🏦', 'Bank'],
          ['💳', 'Kort'],
          ['🧾', 'Kvittering'],
          ['🛍️', 'Indkøb'],
          ['🍭', 'Slikkepind'],
          ['🧃', 'Saftevand'],
          ['🩹', 'Plaster'],
        ],
        { best: { 3: 40, 4: 150, 5: 800 }, worst: { 3: 5, 4: 12, 5: 35 } },
      ),
      wild(['🔨', 'Hammer'], { reels: [1, 2, 3, 4] }),
      scatter(['🪙', 'Mønt']),
    ],
    reelSets: {
      base: reels(
        {
          sparegris: '2 2 2 2 2',
          pengepose: '2 2 2 2 2',
          bank: '3 3 3 3 3',
          kort: '3 3 3 3 3',
          kvittering: '4 4 4 4 4',
          indkoeb: '4 4 4 4 4',
          slikkepind: '5 5 5 5 5',
          saftevand: '7 7 7 7 7',
          plaster: '8 8 8 8 8',
          hammer: '0 1 1 1 1',
          moent: '3 3 3 3 3',
        },
        { seed: 'sparegrisen', rows: 3, apart: ['hammer'], stacks: { moent: 3 } },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    jackpots: [
      { id: 'mini', name: 'Mini', coins: 400 },
      { id: 'midi', name: 'Midi', coins: 1000 },
      { id: 'maxi', name: 'Maxi', coins: 4000 },
    ],
    features: [
      {
        ...{ type: 'holdAndWin', id: 'sparegrisen', trigger: { symbol: 'moent', at: 6 }, respins: 3 },
        values: { 20: 420, 40: 200, 60: 120, 100: 70, 160: 30, 300: 10 },
        jackpots: { mini: 12, midi: 4, maxi: 1 },
        landing: { hit: 5, miss: 95 },
        fullCoins: 20_000,
      },
    ],
  },
)

export const KONGENS_FIRE_KISTER = made(
  {
    slug: 'kongens-fire-kister',
    name: 'Kongens fire kister',
    description:
      'Kongen har fire kister: en til lommepenge, en til bryllupper, en til krige og en, han har glemt. Nøglerne hænger ved porten, og vagten sover.',
    theme: 'fantasy',
    category: 'jackpot',
    palette: ['#0f0c16', '#3c2a6b', '#f2c14e', '#fff6dc'],
  },
  95.4,
  {
    betCoins: 20,
    maxWin: 2500,
    symbols: [
      ...regulars(
        [
          ['👑', 'Krone'],
          ['🏰', 'Borg'],
          ['🐎', 'Ganger'],
          ['🛡️', 'Skjold'],
          ['⚔️', 'Sværd'],
          ['📜', 'Pergament'],
          ['🍗', 'Steg'],
          ['🍎', 'Æble'],
          ['🕯️', 'Lys'],
        ],
        { best: { 3: 40, 4: 200, 5: 1000 }, worst: { 3: 5, 4: 12, 5: 40 } },
      ),
      wild(['🤴', 'Konge'], { reels: [1, 2, 3, 4] }),
      scatter(['💂', 'Vagt']),
    ],
    reelSets: {
      base: reels(
        {
          krone: '2 2 2 2 2',
          borg: '2 2 2 2 2',
          ganger: '3 3 3 3 3',
          skjold: '3 3 3 3 3',
          svaerd: '4 4 4 4 4',
          pergament: '4 4 4 4 4',
          steg: '5 5 5 5 5',
          aeble: '5 5 5 5 5',
          lys: '6 6 6 6 6',
          konge: '0 1 1 1 1',
          vagt: '1 1 1 1 1',
        },
        { seed: 'kongens-fire-kister', rows: 3, apart: ['konge', 'vagt'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    jackpots: [
      { id: 'lommepenge', name: 'Lommepengene', coins: 400 },
      { id: 'bryllup', name: 'Bryllupskisten', coins: 1000 },
      { id: 'krig', name: 'Krigskassen', coins: 5000 },
      { id: 'glemt', name: 'Den glemte kiste', coins: 50_000 },
    ],
    features: [
      {
        ...{ type: 'pick', id: 'noegleknippet', trigger: { symbol: 'vagt', at: 3 }, picks: 3 },
        items: [
          { count: 5, prize: { coins: 40 } },
          { count: 4, prize: { coins: 80 } },
          { count: 3, prize: { coins: 160 } },
          { count: 3, prize: { feature: 'kisterne' } },
        ],
      },
      {
        ...{ type: 'wheel', id: 'kisterne' },
        segments: [
          { weight: 800, prize: { jackpot: 'lommepenge' } },
          { weight: 170, prize: { jackpot: 'bryllup' } },
          { weight: 28, prize: { jackpot: 'krig' } },
          { weight: 2, prize: { jackpot: 'glemt' } },
        ],
      },
    ],
  },
)

export const GULDHORNENE = made(
  {
    slug: 'guldhornene',
    name: 'Guldhornene',
    description:
      'Hornene blev fundet to gange og stjålet én, og siden er skatten kun vokset. Fire puljer venter, og hver indsats lægger en smule til dem.',
    theme: 'viking',
    category: 'jackpot',
    featured: true,
    palette: ['#120e07', '#57400f', '#ffd75e', '#fff8de'],
  },
  94.6,
  {
    betCoins: 20,
    maxWin: 10_000,
    symbols: [
      ...regulars(
        [
          ['👑', 'Kongekrone'],
          ['🪓', 'Stridsøkse'],
          ['🐎', 'Hest'],
          ['🦅', 'Falk'],
          ['🏹', 'Bue'],
          ['🐗', 'Vildsvin'],
          ['🐟', 'Fisk'],
          ['🐍', 'Orm'],
          ['⭐', 'Stjerne'],
        ],
        { best: { 3: 50, 4: 250, 5: 1500 }, worst: { 3: 5, 4: 12, 5: 40 } },
      ),
      wild(['👩‍🌾', 'Kniplepigen'], { reels: [1, 2, 3, 4] }),
      scatter(['📯', 'Guldhorn']),
    ],
    reelSets: {
      base: reels(
        {
          kongekrone: '2 2 2 2 2',
          stridsoekse: '2 2 2 2 2',
          hest: '3 3 3 3 3',
          falk: '3 3 3 3 3',
          bue: '4 4 4 4 4',
          vildsvin: '4 4 4 4 4',
          fisk: '5 5 5 5 5',
          orm: '5 5 5 5 5',
          stjerne: '6 6 6 6 6',
          kniplepigen: '0 1 1 1 1',
          guldhorn: '1 1 1 1 1',
        },
        { seed: 'guldhornene', rows: 3, apart: ['kniplepigen', 'guldhorn'] },
      ),
    },
    wins: { type: 'lines', lines: LINES_20 },
    jackpots: [
      { id: 'bronze', name: 'Bronze', coins: 200, contributionPpm: 60_000 },
      { id: 'soelv', name: 'Sølv', coins: 1000, contributionPpm: 60_000 },
      { id: 'guld', name: 'Guld', coins: 10_000, contributionPpm: 80_000 },
      { id: 'guldhornene', name: 'Guldhornene', coins: 200_000, contributionPpm: 100_000 },
    ],
    features: [
      {
        ...{ type: 'wheel', id: 'runehjulet', trigger: { symbol: 'guldhorn', at: 3 } },
        segments: [
          { weight: 600, prize: { coins: 100 } },
          { weight: 400, prize: { jackpot: 'bronze' } },
          { weight: 500, prize: { coins: 160 } },
          { weight: 300, prize: { feature: 'gratis-spins', spins: 10 } },
          { weight: 500, prize: { coins: 240 } },
          { weight: 90, prize: { jackpot: 'soelv' } },
          { weight: 400, prize: { coins: 400 } },
          { weight: 9, prize: { jackpot: 'guld' } },
          { weight: 200, prize: { coins: 800 } },
          { weight: 1, prize: { jackpot: 'guldhornene' } },
        ],
      },
      { type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
    ],
  },
)

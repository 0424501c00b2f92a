import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { mystery, regulars, scatter, wild } from '../kit/symbols.ts'

export const SORTEBOGEN = made(
  {
    slug: 'sortebogen',
    name: 'Sortebogen',
    description:
      'Præsten har låst bogen inde, men nøglen sidder i. Slå op på en tilfældig side, og ét tegn breder sig over det hele.',
    theme: 'magic',
    category: 'mythology',
    palette: ['#0e0a12', '#45204f', '#d98cff', '#f9ecff'],
  },
  96.2,
  {
    betCoins: 10,
    maxWin: 2500,
    symbols: [
      ...regulars(
        [
          ['🧙', 'Klog mand'],
          ['🐐', 'Gedebuk'],
          ['💀', 'Kranium'],
          ['🔮', 'Krystalkugle'],
          ['🕷️', 'Edderkop'],
          ['🐍', 'Hugorm'],
          ['🌒', 'Ny'],
          ['🪶', 'Ravnefjer'],
          ['🧪', 'Bryg'],
        ],
        { best: { 3: 100, 4: 1000, 5: 5000 }, worst: { 3: 5, 4: 20, 5: 100 } },
      ),
      wild(['📖', 'Sortebog'], { pays: { 3: 20, 4: 200, 5: 2000 } }),
    ],
    reelSets: {
      base: reels(
        {
          'klog-mand': '2 2 2 2 2',
          gedebuk: '2 2 2 2 2',
          kranium: '3 3 3 3 3',
          krystalkugle: '3 3 3 3 3',
          edderkop: '5 5 5 5 5',
          hugorm: '5 5 5 5 5',
          ny: '6 6 6 6 6',
          ravnefjer: '6 7 6 7 6',
          bryg: '7 7 7 7 7',
          sortebog: '1 1 1 1 1',
        },
        { seed: 'sortebogen', rows: 3, apart: ['sortebog'] },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 10) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins' },
        trigger: { symbol: 'sortebog', awards: { 3: 10 } },
        retrigger: { 3: 10 },
        expandingSymbol: {
          ...{ 'klog-mand': 1, gedebuk: 1, kranium: 1, krystalkugle: 1 },
          ...{ edderkop: 1, hugorm: 1, ny: 1, ravnefjer: 1, bryg: 1 },
        },
      },
    ],
  },
)

export const BRAENDESTABLEN = made(
  {
    slug: 'braendestablen',
    name: 'Brændestablen',
    description:
      'En god stabel bygges om sommeren og beundres hele vinteren. Her ligger alt i høje stabler, og naboen kan kun se misundeligt til.',
    theme: 'farm',
    category: 'nature',
    palette: ['#130d0a', '#55301f', '#ff9d5c', '#fff0e3'],
  },
  95.9,
  {
    betCoins: 40,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['🪵', 'Birkebrænde'],
          ['🪓', 'Økse'],
          ['🔥', 'Bål'],
          ['🧣', 'Halstørklæde'],
          ['🐕', 'Hund'],
          ['🐿️', 'Egern'],
          ['🌲', 'Gran'],
          ['🌰', 'Kastanje'],
          ['🍂', 'Efterårsblad'],
        ],
        { best: { 3: 40, 4: 120, 5: 500 }, worst: { 3: 5, 4: 12, 5: 30 } },
      ),
      wild(['🧑‍🌾', 'Nabo'], { reels: [1, 2, 3, 4] }),
      scatter(['☕', 'Varm kakao']),
    ],
    reelSets: {
      base: reels(
        {
          birkebraende: '4 4 4 4 4',
          oekse: '4 4 4 4 4',
          baal: '4 4 4 4 4',
          halstoerklaede: '4 4 4 4 4',
          hund: '4 4 4 4 4',
          egern: '5 5 5 5 5',
          gran: '5 5 5 5 5',
          kastanje: '6 6 6 6 6',
          efteraarsblad: '6 6 6 6 6',
          nabo: '0 3 3 3 3',
          'varm-kakao': '1 1 1 1 1',
        },
        {
          ...{ seed: 'braendestablen', rows: 4, apart: ['varm-kakao'] },
          stacks: {
            ...{ birkebraende: 4, oekse: 4, baal: 4, halstoerklaede: 4, nabo: 3 },
            hund: 2,
          },
        },
      ),
    },
    wins: { type: 'lines', lines: paylines([4, 4, 4, 4, 4], 40) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 2 },
        trigger: { symbol: 'varm-kakao', awards: { 3: 8, 4: 12, 5: 20 } },
        retrigger: { 3: 8, 4: 12, 5: 20 },
      },
    ],
    gamble: { factor: 2, up: 1, down: 1, steps: 5 },
  },
)

export const PAKKEKALENDEREN = made(
  {
    slug: 'pakkekalenderen',
    name: 'Pakkekalenderen',
    description:
      'Alle pakkerne gemmer på det samme, men ingen må ryste dem før tid. Den fjerde søndag i advent er der altid en, der har kigget.',
    theme: 'christmas',
    category: 'holiday',
    palette: ['#0e1410', '#1f5540', '#ff7a6b', '#fff0ec'],
  },
  96.1,
  {
    betCoins: 25,
    maxWin: 1200,
    symbols: [
      ...regulars(
        [
          ['⭐', 'Julestjerne'],
          ['🎅', 'Julemand'],
          ['🦌', 'Rensdyr'],
          ['🎄', 'Juletræ'],
          ['⛄', 'Snemand'],
          ['🍪', 'Brunkage'],
          ['🍊', 'Mandarin'],
          ['🧦', 'Julesok'],
          ['🥜', 'Peanut'],
        ],
        { best: { 3: 60, 4: 300, 5: 1500 }, worst: { 3: 5, 4: 15, 5: 50 } },
      ),
      wild(['🕯️', 'Kalenderlys'], { reels: [1, 2, 3, 4] }),
      mystery(['🎁', 'Pakke'], {
        ...{ julestjerne: 1, julemand: 2, rensdyr: 3, juletrae: 4 },
        ...{ snemand: 5, brunkage: 6, mandarin: 7, julesok: 8, peanut: 9 },
      }),
      scatter(['🔔', 'Juleklokke']),
    ],
    reelSets: {
      base: reels(
        {
          julestjerne: '2 2 2 2 2',
          julemand: '2 2 2 2 2',
          rensdyr: '3 3 3 3 3',
          juletrae: '3 3 3 3 3',
          snemand: '4 4 4 4 4',
          brunkage: '4 4 4 4 4',
          mandarin: '5 5 5 5 5',
          julesok: '5 5 5 5 5',
          peanut: '6 6 6 6 6',
          kalenderlys: '0 1 1 1 1',
          pakke: '4 4 4 4 4',
          juleklokke: '1 1 1 1 1',
        },
        { seed: 'pakkekalenderen', rows: 3, apart: ['kalenderlys', 'juleklokke'], stacks: { pakke: 4 } },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 25) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'juleklokke', awards: { 3: 10, 4: 15, 5: 24 } },
        retrigger: { 3: 10, 4: 15, 5: 24 },
      },
    ],
  },
)

import { paylines } from '@spilvaerk/slot-engine'
import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, wild } from '../kit/symbols.ts'

export const KAFFEBORDET = made(
  {
    slug: 'kaffebordet',
    name: 'Det store kaffebord',
    description:
      'Syv slags bløde, syv slags hårde og en kande, der aldrig bliver tom. Ligger lagkagen på en linje, er det husets regel, at ingen går hjem endnu.',
    theme: 'sweet',
    category: 'classic',
    palette: ['#170d0a', '#6b3320', '#ffc48a', '#fff4e8'],
  },
  96,
  {
    betCoins: 20,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🎂', 'Lagkage'],
          ['🥧', 'Brødtorte'],
          ['🍩', 'Berliner'],
          ['🧁', 'Muffin'],
          ['🥐', 'Horn'],
          ['🍪', 'Småkage'],
          ['🥨', 'Kringle'],
          ['🧈', 'Smør'],
          ['🥛', 'Fløde'],
        ],
        { best: { 3: 40, 4: 150, 5: 800 }, worst: { 3: 5, 4: 10, 5: 30 } },
      ),
      wild(['☕', 'Kaffe'], { reels: [1, 2, 3, 4] }),
    ],
    reelSets: {
      base: reels(
        {
          lagkage: '3 3 3 3 3',
          broedtorte: '2 2 2 2 2',
          berliner: '3 3 3 3 3',
          muffin: '3 3 3 3 3',
          horn: '4 4 4 4 4',
          smaakage: '5 5 5 5 5',
          kringle: '5 5 5 5 5',
          smoer: '6 6 6 6 6',
          floede: '7 7 7 7 7',
          kaffe: '0 1 1 1 1',
        },
        { seed: 'kaffebordet', rows: 3, apart: ['lagkage', 'kaffe'] },
      ),
    },
    wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 2 },
        trigger: { symbol: 'lagkage', awards: { 3: 7, 4: 14, 5: 21 }, inWin: true },
        retrigger: { 3: 7, 4: 14, 5: 21 },
      },
    ],
  },
  { tuned: 16_000_000, proved: 142_000_000 },
)

import { made } from '../kit/made.ts'
import { reels } from '../kit/reels.ts'
import { regulars, scatter, wild } from '../kit/symbols.ts'

export const STRANDFOGEDEN = made(
  {
    slug: 'strandfogeden',
    name: 'Strandfogeden',
    description:
      'Når stormen har lagt sig, går strandfogeden sin tur og ser, hvad havet har afleveret. Der er 243 veje langs vandet, og ravet ligger altid på den, man lige har gået.',
    theme: 'ocean',
    category: 'nature',
    palette: ['#07131a', '#14455a', '#ffb347', '#fff3dc'],
  },
  96.1,
  {
    betCoins: 25,
    maxWin: 1000,
    symbols: [
      ...regulars(
        [
          ['💎', 'Rav'],
          ['⚓', 'Anker'],
          ['🦭', 'Sæl'],
          ['🍾', 'Flaskepost'],
          ['🛶', 'Jolle'],
          ['🐚', 'Konkylie'],
          ['⭐', 'Søstjerne'],
          ['🦀', 'Krabbe'],
          ['🪨', 'Flintesten'],
          ['🌿', 'Tang'],
        ],
        { best: { 3: 40, 4: 300, 5: 3000 }, worst: { 3: 5, 4: 10, 5: 25 } },
      ),
      wild(['🧔', 'Strandfoged'], { reels: [1, 2, 3] }),
      scatter(['🌊', 'Bølge']),
    ],
    reelSets: {
      base: reels(
        {
          rav: '1 2 2 1 2',
          anker: '2 2 2 2 2',
          sael: '2 3 3 2 3',
          flaskepost: '3 3 3 3 3',
          jolle: '3 4 3 4 3',
          konkylie: '4 4 4 4 4',
          soestjerne: '5 4 5 5 5',
          krabbe: '5 5 5 5 5',
          flintesten: '5 5 6 5 6',
          tang: '6 6 6 6 6',
          strandfoged: '0 1 1 1 0',
          boelge: '1 1 1 1 1',
        },
        { seed: 'strandfogeden', rows: 3, apart: ['strandfoged', 'boelge'] },
      ),
    },
    wins: { type: 'ways' },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'boelge', awards: { 3: 10, 4: 15, 5: 20 } },
        retrigger: { 3: 10, 4: 15, 5: 20 },
      },
    ],
  },
)

export const DOBBELTDAEKKEREN = made(
  {
    slug: 'dobbeltdaekkeren',
    name: 'Dobbeltdækkeren',
    description:
      'Bussen kører begge veje, og fra øverste dæk er der udsigt til 1.024 af dem. Hold fast i stangen, hvis gevinsten skal sættes på spil.',
    theme: 'adventure',
    category: 'slots',
    palette: ['#120b0d', '#641a22', '#ff8f6b', '#ffeee6'],
  },
  95.7,
  {
    betCoins: 50,
    maxWin: 500,
    symbols: [
      ...regulars(
        [
          ['🚌', 'Dobbeltdækker'],
          ['🗽', 'Monument'],
          ['🎡', 'Pariserhjul'],
          ['📸', 'Kamera'],
          ['🗺️', 'Bykort'],
          ['🥪', 'Madpakke'],
          ['🕊️', 'Due'],
          ['☂️', 'Paraply'],
          ['🎟️', 'Klippekort'],
          ['🌧️', 'Regn'],
        ],
        { best: { 3: 25, 4: 100, 5: 500 }, worst: { 3: 2, 4: 6, 5: 15 } },
      ),
      wild(['👮', 'Kontrollør'], { reels: [1, 2, 3] }),
      scatter(['🚏', 'Stoppested']),
    ],
    reelSets: {
      base: reels(
        {
          dobbeltdaekker: '2 2 2 2 2',
          monument: '2 2 2 2 2',
          pariserhjul: '3 3 3 3 3',
          kamera: '3 4 4 4 3',
          bykort: '4 4 4 4 4',
          madpakke: '5 5 5 5 5',
          due: '6 5 6 5 6',
          paraply: '6 6 6 6 6',
          klippekort: '7 7 7 7 7',
          regn: '8 8 8 8 8',
          kontrolloer: '0 1 1 1 0',
          stoppested: '1 1 1 1 1',
        },
        {
          ...{ seed: 'dobbeltdaekkeren', rows: 4, apart: ['kontrolloer', 'stoppested'] },
          stacks: {
            ...{ dobbeltdaekker: 2, monument: 2, pariserhjul: 3, kamera: 4, bykort: 4 },
            ...{ madpakke: 3, due: 3, paraply: 3, klippekort: 4, regn: 4 },
          },
        },
      ),
    },
    wins: { type: 'ways', direction: 'both' },
    features: [
      {
        ...{ type: 'freeSpins', id: 'gratis-spins', multiplier: 3 },
        trigger: { symbol: 'stoppested', awards: { 3: 8, 4: 12, 5: 20 } },
      },
    ],
    gamble: { factor: 2, up: 1, down: 1, steps: 4 },
  },
)

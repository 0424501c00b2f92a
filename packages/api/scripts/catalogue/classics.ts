import type { Entry } from './entry.ts'

export const CLASSICS: readonly Entry[] = [
  {
    slug: 'frugtfest',
    name: 'Frugtfest',
    description:
      'Tre hjul, fem linjer og frugt, som den altid har smagt på en dansk kro. Klokken ringer, når der er fest, og af og til ringer den længe.',
    theme: 'fruit',
    category: 'fruit',
    featured: true,
    palette: ['#1a0710', '#4a0d24', '#e8413c', '#ffe9c7'],
    regulars: [
      ['🔔', 'Klokke'],
      ['🍉', 'Vandmelon'],
      ['🍇', 'Druer'],
      ['🍐', 'Pære'],
      ['🍊', 'Appelsin'],
      ['🍋', 'Citron'],
      ['🍒', 'Kirsebær'],
    ],
    wild: ['🃏', 'Joker'],
    scatter: ['⭐', 'Stjerne'],
    maths: { reels: 3, rows: 3, lines: 5, betCoins: 25, rtp: 95, volatility: 'low', maxWin: 500 },
  },
  {
    slug: 'aeblerov',
    name: 'Æblerov',
    description:
      'Naboens æbler smager bedst, og det ved naboen godt. Hegnet er lavt, hunden er gammel, og månen ser den anden vej.',
    theme: 'fruit',
    category: 'fruit',
    palette: ['#0a130b', '#21502a', '#ff6b5a', '#ffeee0'],
    regulars: [
      ['🍎', 'Rødt æble'],
      ['🐕', 'Gammel hund'],
      ['🪜', 'Stige'],
      ['🍏', 'Grønt æble'],
      ['🍐', 'Pære'],
      ['🍑', 'Fersken'],
      ['🍓', 'Jordbær'],
      ['🍒', 'Kirsebær'],
    ],
    wild: ['🌝', 'Måne'],
    scatter: ['🧺', 'Kurv'],
    maths: {
      ...{ reels: 5, rows: 3, lines: 5, betCoins: 10, rtp: 96.4, volatility: 'high', maxWin: 2500 },
      features: { freeSpins: { spins: 10, multiplier: 3 } },
    },
  },
  {
    slug: 'dobbelt-op',
    name: 'Dobbelt op',
    description:
      'Én dobbeltstjerne fordobler, to firdobler, og tre har naboen en fætter, der engang har set. Ingen gratis spins, ingen dikkedarer, bare tre hjul og høj puls.',
    theme: 'classic',
    category: 'classic',
    palette: ['#0b0d16', '#1c2b6b', '#ffd23f', '#fff7d6'],
    regulars: [
      ['💎', 'Diamant'],
      ['🔔', 'Klokke'],
      ['🍀', 'Kløver'],
      ['🪙', 'Mønt'],
      ['🍉', 'Vandmelon'],
      ['🍋', 'Citron'],
      ['🍒', 'Kirsebær'],
    ],
    wild: ['🌟', 'Dobbeltstjerne'],
    maths: {
      ...{ reels: 3, rows: 3, lines: 5, betCoins: 20, rtp: 95.5, volatility: 'high', maxWin: 2000 },
      features: { wildMultiplier: 2 },
    },
  },
  {
    slug: 'kroens-enarmede',
    name: 'Kroens enarmede',
    description:
      'Den har stået ved garderoben siden 1974 og kender alle stamgæster på håndtrykket. Én linje, tre hjul og en bund af kirsebær, som man siger på kroen.',
    theme: 'classic',
    category: 'classic',
    palette: ['#120c08', '#4f2b17', '#d9a05b', '#fdeed8'],
    regulars: [
      ['🎰', 'Tre på stribe'],
      ['🔔', 'Klokke'],
      ['🍀', 'Kløver'],
      ['🍇', 'Druer'],
      ['🍊', 'Appelsin'],
      ['🍒', 'Kirsebær'],
    ],
    wild: ['🃏', 'Joker'],
    maths: { reels: 3, rows: 3, lines: 1, betCoins: 10, rtp: 92.5, volatility: 'medium', maxWin: 1000 },
  },
]

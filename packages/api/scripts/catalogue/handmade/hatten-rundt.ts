import type { Definition } from '@spilvaerk/slot-engine'
import type { Handmade } from './handmade.ts'
import { strip } from './strip.ts'

const IDS = { K: 'krone', H: 'hoej-hat', U: 'studenterhue', S: 'straahat', C: 'kasket', M: 'moent', '-': 'tom' }
const HATS = ['hoej-hat', 'studenterhue', 'straahat', 'kasket']

/** What the middle row shows, stop by stop, and how often out of 64. */
const REELS = [
  {
    middle: 'K-C-M-S-U-C-H-M-S-C-U-M-',
    weights: [2, 3, 4, 3, 3, 3, 3, 2, 3, 2, 3, 2, 4, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2],
  },
  {
    middle: 'K-M-C-S-H-C-U-M-S-C-M-U-',
    weights: [2, 3, 3, 3, 4, 3, 4, 2, 4, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 2, 2],
  },
  {
    middle: 'K-C-S-M-U-C-H-S-M-C-U-M-',
    weights: [2, 3, 4, 3, 4, 3, 3, 2, 2, 2, 3, 2, 4, 2, 4, 2, 3, 2, 3, 2, 2, 2, 3, 2],
  },
]

/** A stop is named by its top row, one above the middle. */
const fromTop = (middle: string): string => middle.slice(-1) + middle.slice(0, -1)

const NAME = 'Hatten rundt'
const DESCRIPTION =
  'Orkestret spiller for brød, og hatten går rundt efter hvert nummer. Tre ens er bedst, men tre forskellige hatte er også en slags publikum.'

const definition: Definition = {
  definitionVersion: 1,
  id: 'hatten-rundt',
  name: NAME,
  description: DESCRIPTION,
  theme: 'classic',
  betCoins: 1,
  maxWin: 1000,
  symbols: [
    { id: 'krone', kind: 'regular', name: 'Krone', emoji: '👑', pays: { 3: 1000 } },
    { id: 'hoej-hat', kind: 'regular', name: 'Høj hat', emoji: '🎩', pays: { 3: 200 } },
    { id: 'studenterhue', kind: 'regular', name: 'Studenterhue', emoji: '🎓', pays: { 3: 80 } },
    { id: 'straahat', kind: 'regular', name: 'Stråhat', emoji: '👒', pays: { 3: 40 } },
    { id: 'moent', kind: 'regular', name: 'Mønt', emoji: '🪙', pays: { 1: 2, 2: 5, 3: 25 } },
    { id: 'kasket', kind: 'regular', name: 'Kasket', emoji: '🧢', pays: { 3: 20 } },
    { id: 'tom', kind: 'blank' },
  ],
  reelSets: {
    base: REELS.map(({ middle, weights }) => ({ strip: strip(fromTop(middle), IDS), weights, rows: 3 })),
  },
  wins: {
    type: 'lines',
    lines: [[1, 1, 1]],
    combinations: [{ name: 'Tre blandede hatte', slots: [HATS, HATS, HATS], coins: 5 }],
  },
}

export const HATTEN_RUNDT: Handmade = {
  slug: 'hatten-rundt',
  name: NAME,
  description: DESCRIPTION,
  theme: 'classic',
  category: 'classic',
  palette: ['#0f0c10', '#3d2340', '#e6a15c', '#fdf0df'],
  definition,
}

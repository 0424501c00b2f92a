import type { Definition } from '@spilvaerk/slot-engine'
import type { Handmade } from './handmade.ts'
import { strip } from './strip.ts'

const IDS = {
  A: 'solskin',
  B: 'regnbue',
  C: 'mariehoene',
  D: 'tulipan',
  E: 'froe',
  F: 'kloever',
  G: 'snegl',
  H: 'spire',
  I: 'svamp',
  W: 'paraply',
  S: 'opklaring',
}

const STRIPS = [
  'AIEFDISHFBGEICHGADBIHFICDEGHIFASGCBEIHDFIABGHEDICHG',
  'IBCFEHGDIABGFHIECIDHWSGAEIFBHCGDIAFIEBHCGIHFEIWGDAH',
  'GHIAHIFCGIBDHSGIHEIWHCIFDHIGEIFHIAGHIBDHIWEIF',
  'IFDHICEIGHAIBFIHGIHWIFGDHIEHIFGIDAHCIGHIFBIHESWIGH',
  'DGAECFHCBIGHEDIFHICBIAGEHSDIFHIEBGAIFHGIDECHAIFGIBSHI',
]

const NAME = 'Dansk sommer'
const DESCRIPTION =
  'Dansk sommer varer fra tolv til kvart i et, og den skal nydes dér. Tre ens side om side tæller, uanset hvor på linjen de har søgt ly.'

/** Runs count wherever on the line they stand. */
const definition: Definition = {
  definitionVersion: 1,
  id: 'dansk-sommer',
  name: NAME,
  description: DESCRIPTION,
  theme: 'nature',
  betCoins: 10,
  maxWin: 1500,
  symbols: [
    { id: 'solskin', kind: 'regular', name: 'Solskin', emoji: '🌞', pays: { 3: 60, 4: 400, 5: 15_000 } },
    { id: 'regnbue', kind: 'regular', name: 'Regnbue', emoji: '🌈', pays: { 3: 60, 4: 300, 5: 2500 } },
    { id: 'mariehoene', kind: 'regular', name: 'Mariehøne', emoji: '🐞', pays: { 3: 50, 4: 300, 5: 2000 } },
    { id: 'tulipan', kind: 'regular', name: 'Tulipan', emoji: '🌷', pays: { 3: 40, 4: 200, 5: 1200 } },
    { id: 'froe', kind: 'regular', name: 'Frø', emoji: '🐸', pays: { 3: 30, 4: 150, 5: 1000 } },
    { id: 'kloever', kind: 'regular', name: 'Kløver', emoji: '🍀', pays: { 3: 25, 4: 100, 5: 800 } },
    { id: 'snegl', kind: 'regular', name: 'Snegl', emoji: '🐌', pays: { 3: 15, 4: 60, 5: 300 } },
    { id: 'spire', kind: 'regular', name: 'Spire', emoji: '🌱', pays: { 3: 8, 4: 30, 5: 120 } },
    { id: 'svamp', kind: 'regular', name: 'Svamp', emoji: '🍄', pays: { 3: 5, 4: 15, 5: 50 } },
    { id: 'paraply', kind: 'wild', name: 'Paraply', emoji: '☔', reels: [1, 2, 3, 4] },
    { id: 'opklaring', kind: 'scatter', name: 'Opklaring', emoji: '⛅' },
  ],
  reelSets: { base: STRIPS.map((letters) => ({ strip: strip(letters, IDS), rows: 3 })) },
  wins: {
    type: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
    ],
    direction: 'any',
  },
  features: [
    {
      type: 'freeSpins',
      id: 'free-spins',
      trigger: { symbol: 'opklaring', awards: { 3: 8, 4: 12, 5: 16 } },
      retrigger: { 3: 8, 4: 12, 5: 16 },
      multiplier: 2,
    },
  ],
}

export const DANSK_SOMMER: Handmade = {
  slug: 'dansk-sommer',
  name: NAME,
  description: DESCRIPTION,
  theme: 'nature',
  category: 'nature',
  palette: ['#08141a', '#1c5a52', '#f7d34a', '#fffbe0'],
  definition,
}

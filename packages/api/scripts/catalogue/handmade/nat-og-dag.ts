import { type Definition, paylines } from '@spilvaerk/slot-engine'
import type { Handmade } from './handmade.ts'
import { strip } from './strip.ts'

const IDS = {
  A: 'oern',
  B: 'ugle',
  C: 'solhest',
  D: 'maaneulv',
  E: 'solsikke',
  F: 'natrose',
  G: 'bi',
  H: 'flagermus',
  I: 'hane',
  W: 'halvmaane',
  S: 'sol',
  M: 'maane',
}

const STRIPS = [
  'FIEHGAIDFMHBGCEHIFGBHIEDICGSFHEIGHDBICH',
  'GEHFSICGIAHGBEIDFGIHECIFSMHDIFEWCIBHGDFIH',
  'HFGDIEHCIBMIAHFDIGEHFMHWCFBGIHEDSGIHDIFBGHCIE',
  'WHGFICHIEFGHISDGIHECAFBIGHEIDCHFGMSEBHDI',
  'BIGHFDCMWGEHIBFDHICEGHIFGCIDHBESAGIHFICEDIHGFDHIE',
]

const NAME = 'Nat og dag'
const DESCRIPTION =
  'Forskellen er som nat og dag: Solen giver få spins med tredobbelt skin, månen giver mange i fred og ro. Begge på én gang kaldes en solformørkelse og varer ved.'

/** Two scatters, each with free spins of its own. */
const definition: Definition = {
  definitionVersion: 1,
  id: 'nat-og-dag',
  name: NAME,
  description: DESCRIPTION,
  theme: 'mythology',
  betCoins: 20,
  maxWin: 2000,
  symbols: [
    { id: 'oern', kind: 'regular', name: 'Ørn', emoji: '🦅', pays: { 3: 400, 4: 2000, 5: 40_000 } },
    { id: 'ugle', kind: 'regular', name: 'Ugle', emoji: '🦉', pays: { 3: 100, 4: 500, 5: 2200 } },
    { id: 'solhest', kind: 'regular', name: 'Solhest', emoji: '🐴', pays: { 3: 80, 4: 300, 5: 1000 } },
    { id: 'maaneulv', kind: 'regular', name: 'Måneulv', emoji: '🐺', pays: { 3: 60, 4: 250, 5: 800 } },
    { id: 'solsikke', kind: 'regular', name: 'Solsikke', emoji: '🌻', pays: { 3: 50, 4: 150, 5: 500 } },
    { id: 'natrose', kind: 'regular', name: 'Natrose', emoji: '🌹', pays: { 3: 30, 4: 120, 5: 400 } },
    { id: 'bi', kind: 'regular', name: 'Bi', emoji: '🐝', pays: { 3: 25, 4: 80, 5: 250 } },
    { id: 'flagermus', kind: 'regular', name: 'Flagermus', emoji: '🦇', pays: { 3: 15, 4: 40, 5: 100 } },
    { id: 'hane', kind: 'regular', name: 'Hane', emoji: '🐓', pays: { 3: 12, 4: 30, 5: 75 } },
    { id: 'halvmaane', kind: 'wild', name: 'Halvmåne', emoji: '🌗', reels: [1, 2, 3, 4] },
    { id: 'sol', kind: 'scatter', name: 'Sol', emoji: '☀️' },
    { id: 'maane', kind: 'scatter', name: 'Måne', emoji: '🌙' },
  ],
  reelSets: { base: STRIPS.map((letters) => ({ strip: strip(letters, IDS), rows: 3 })) },
  wins: { type: 'lines', lines: paylines([3, 3, 3, 3, 3], 20) },
  features: [
    {
      type: 'freeSpins',
      id: 'sol',
      trigger: { symbol: 'sol', awards: { 3: 6, 4: 9, 5: 12 } },
      multiplier: 3,
    },
    {
      type: 'freeSpins',
      id: 'maane',
      trigger: { symbol: 'maane', awards: { 3: 12, 4: 16, 5: 20 } },
      retrigger: { 3: 12, 4: 16, 5: 20 },
    },
  ],
}

export const NAT_OG_DAG: Handmade = {
  slug: 'nat-og-dag',
  name: NAME,
  description: DESCRIPTION,
  theme: 'mythology',
  category: 'mythology',
  palette: ['#0b0e22', '#3b2a63', '#f9b24c', '#fff2d8'],
  definition,
}

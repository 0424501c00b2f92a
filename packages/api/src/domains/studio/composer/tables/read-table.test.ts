import { expect, test } from 'vitest'
import { withDigits } from '../numbers.ts'
import { plainText } from '../plain-text.ts'
import { readTable, type TableWishes, tableKindIn } from './read-table.ts'

const read = (prompt: string, language: 'da' | 'en') => {
  const text = withDigits(plainText(prompt, 5000), language)
  const kind = tableKindIn(text)
  return kind === undefined || kind === 'blackjack' || kind === 'paiGow' ? kind : readTable(text, kind)
}

test.each<[string, 'da' | 'en', TableWishes | string | undefined]>([
  ['europæisk roulette med la partage', 'da', { kind: 'roulette', rules: { wheel: 'single', onZero: 'half' } }],
  ['Roulette with two zeros, please', 'en', { kind: 'roulette', rules: { wheel: 'double' } }],
  ['Amerikansk roulette', 'da', { kind: 'roulette', rules: { wheel: 'double' } }],
  ['French roulette, en prison', 'en', { kind: 'roulette', rules: { wheel: 'single', onZero: 'prison' } }],
  ['minirulette nej: mini-roulette', 'da', { kind: 'roulette', rules: { wheel: 'mini' } }],
  [
    'Baccarat med seks spil kort, uden kommission og perfekte par',
    'da',
    { kind: 'baccarat', rules: { banker: 'halfOnSix', decks: '6' }, sideBets: ['perfectPair'] },
  ],
  [
    'EZ baccarat with dragon 7 and panda 8',
    'en',
    { kind: 'baccarat', rules: { banker: 'pushOnThreeCardSeven' }, sideBets: ['dragon7', 'panda8'] },
  ],
  ['craps med 3-4-5 odds', 'da', { kind: 'craps', rules: { odds: 'threeFourFive' } }],
  ['Sic bo as in Macau', 'en', { kind: 'sicBo', rules: { market: 'macau' } }],
  [
    'Casino war with a bonus and a house edge below 2.5 %',
    'en',
    { kind: 'casinoWar', rules: { bonus: 'one' }, rtpHundredths: 9750 },
  ],
  ['plinko med 16 rækker og RTP 97', 'da', { kind: 'plinko', rules: { rows: '16' }, rtpHundredths: 9700 }],
  ['et minefelt på 5x5', 'da', { kind: 'mines', rules: { cells: '25' } }],
  ['keno med 80 tal', 'da', { kind: 'keno', rules: { numbers: '80' } }],
  ['skrabelod om jul', 'da', { kind: 'scratchCard' }],
  ['video poker 9/6 med fire minispil', 'da', { kind: 'videoPoker' }],
  ['blackjack with six decks', 'en', 'blackjack'],
  ['pai gow', 'en', 'paiGow'],
  ['a slot about roulette in Monte Carlo', 'en', undefined],
  ['spilleautomat med blackjack-tema', 'da', undefined],
  ['vikingespil med frispil', 'da', undefined],
  ['a game about dwarfs in deep mines with free spins', 'en', undefined],
])('%s', (prompt, language, wishes) => {
  expect(read(prompt, language)).toEqual(wishes)
})

import { expect, test } from 'vitest'
import { readSlot } from './read-slot.ts'

const shown = (prompt: string) => readSlot(prompt).wishes.motifs ?? []

test.each([
  'et spil om riddere med drager, Dragen spyr ild',
  'neon tokyo ramen bar, pink n teal, lofi beats',
  'vejr, lyn rammer tilfeldigt',
  'sommerhus. Målgruppen er voksne 30-55 år',
])('no deed, sound, colour or reader is a symbol: %s', (prompt) => {
  for (const name of shown(prompt)) expect(name).not.toMatch(/spyr|teal|beats|rammer|Målgruppen/)
})

test('things in a row without signs are each a symbol', () => {
  expect(shown('regnskab, kuglepen kvittering')).toEqual(['kuglepen', 'kvittering'])
})

test.each([
  ['beekeeper theme but without any bees', { shunned: ['bees'] }],
  ['hold & spin, 4 jackpots: Mini 20x, Minor 50x, Major 250x', { jackpotCount: 4, maxWin: undefined }],
  ['circus, up to x100 in the free spins', { maxWin: undefined }],
  ['greek gods, random multiplier symbols from 2x to 500x', { maxWin: undefined }],
  ['free spins: 3/4/5 scatters = 8/12/20', { freeSpins: 8 }],
  ['Aztec astronomers / vol 4 of 5', { volatility: 'high' }],
  ['julespil, helst fra 50 øre pr. spin', { bets: { min: 0.5 } }],
  ['smørrebrød slot klynger i stedet for linjer 7x7', { wins: 'clusters', reels: 7 }],
  ['en slot om slagtere, hverken wilds eller scatters', { unwanted: ['wild', 'scatter'] }],
  ['a slot where nothing is scary or pirate or egypt, maybe quilts', { shunned: ['pirate', 'egypt'] }],
  ['dansk og engelsk tekst, tema Bornholm', { language: 'da' }],
  ['Knights, but polite ones. Instead of fighting they hand over tea', { subject: 'Knights' }],
  ['Chess, no cards or dice anywhere', { shunned: ['cards', 'dice'] }],
  ['undertakers of the old west, about 12,000x top prize', { maxWin: 12_000 }],
  ['Introducing the ultimate winter sports spectacle!', { subject: 'winter sports spectacle' }],
])('“%s” is read as it is meant', (prompt, wishes) => {
  const read: Record<string, unknown> = readSlot(prompt).wishes
  for (const [field, value] of Object.entries(wishes)) expect(read[field], field).toEqual(value)
})

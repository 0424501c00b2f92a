import { expect, test } from 'vitest'
import { readSlot } from '../read-slot.ts'

test.each([
  ['et spil om ænder, 4 stk udløser 10 spins', { freeSpins: 10, wanted: ['freeSpins', 'scatter'] }],
  ['roses, heart scatter, 3 for 10 free goes', { freeSpins: 10 }],
  ['et spil om busser, hvor man får ture uden at betale', { wanted: ['freeSpins'] }],
  ['Goblins. 10 spins, buy for 80x.', { freeSpins: 10, buyPrice: 80 }],
  ['a ferry to the Hebrides, nothing over £2 a go', { bets: { max: 2 } }],
  ['Space whales, bet up to 250, no buy button', { bets: { max: 250 }, unwanted: ['bonusBuy'] }],
  ['dykkere, dobling efter gevinst er ikke ønsket', { unwanted: ['gamble'] }],
  ['a reef, 7x7, min cluster 6', { leastCluster: 6 }],
  ['airport security, 16+ lines', { lines: 16 }],
  [
    'Det skal handle om sparegrise. Fire puljer man kan vinde, den største vokser.',
    { subject: 'sparegrise', jackpotCount: 4 },
  ],
  ['bridge engineers, RTP 96.10%, with 94.10% as an alternative', { rtp: 96.1, versions: [96.1, 94.1] }],
  ['a cheese cave. Top cheese is Stilton.', { symbols: [{ name: 'Stilton', rank: 'high' }] }],
  ['Kuttere. Bølgen bærer wilds med sig.', { wanted: ['wild'] }],
  [
    'en have med havenisser, havenissen skal være den der betaler bedst',
    { symbols: [{ name: 'havenissen', rank: 'high' }] },
  ],
  [
    'et tivoli med tre jackpots der hedder Lille, Mellem og Kæmpe',
    { jackpotCount: 3, jackpotNames: ['lille', 'mellem', 'kæmpe'] },
  ],
  [
    'Ikke flere egyptere! Giv mig hellere nordjyske fiskere: torsk, krabbe',
    { subject: 'nordjyske fiskere', shunned: ['egyptere'] },
  ],
  ['Et julespil uden julemand, nisserne bytter rundt på to hjul', { subject: 'julespil' }],
  ['orchids, stacked wilds on reels 2-4 only', { wildOn: [2, 3, 4] }],
  ['Lighthouse? no wait, observatory. Stars and comets.', { subject: 'observatory' }],
  ['viking smedje, lav en til min stream', { subject: 'viking smedje' }],
  ['ka du lave noget mæ traktortræk, bonus ku vær et hjul man drejer', { subject: 'traktortræk', wanted: ['wheel'] }],
  ['divers, you start with 9 spins and it cannot retrigger', { freeSpins: 9, unwanted: ['retrigger'] }],
  [
    'ænder, 3, 4 eller 5 lotusblomster giver 8, 12 eller 20 frispil',
    { awards: { 3: 8, 4: 12, 5: 20 }, symbols: [{ name: 'lotusblomster', kind: 'scatter' }] },
  ],
  ['otters, 8/12/20 free spins for 3/4/5 scatters', { awards: { 3: 8, 4: 12, 5: 20 } }],
  ['otters, 10 spins for three, 15 for four', { awards: { 3: 10, 4: 15 } }],
  ['otters, 15 free spins from 4 scatters', { awards: { 4: 15 }, triggerAt: 4 }],
  ['ænder, 10 frispil som kan genudløses med 5 mere', { freeSpins: 10, again: 5 }],
  [
    'hold and win om ænder, 6 ringe starter bonussen, mini, minor, major og grand jackpot, hvor grand er 1000x',
    { coinsAt: 6, coinName: 'ringe', jackpotCount: 4, jackpotSizes: [{ name: 'grand', bets: 1000 }] },
  ],
  ['otters, hold & spin with batteries', { coinName: 'batteries', wanted: ['holdAndWin'] }],
  ['otters, three fixed jackpots 20x 100x and 500x', { jackpotSizes: [{ bets: 20 }, { bets: 100 }, { bets: 500 }] }],
  [
    'otters, 20 spins at x1, 10 spins with x3 or 5 spins with x8',
    {
      choices: [
        { spins: 20, multiplier: 1 },
        { spins: 10, multiplier: 3 },
        { spins: 5, multiplier: 8 },
      ],
    },
  ],
  ['ænder, pokalen betaler mest, 100x for fem', { topPay: 100 }],
  ['fisketur, hvor ørreden betaler 60 gange indsatsen for fem', { topPay: 60, symbols: [{ rank: 'high' }] }],
  ['kolonihave, et lykkehjul hvor den største præmie er 200 gange indsatsen', { wheelTop: 200, wanted: ['wheel'] }],
  ['a desert, a bonus wheel with 10x, 25x, 50x, 100x and 500x', { wheelTop: 500 }],
  ['candy in clusters, multiplier spots that double up to 128x', { cellsUpTo: 128 }],
  ['cykelløb, 8 ens hvor som helst betaler, multiplikatorbomber op til 100x', { bombsUpTo: 100 }],
  ['cricket, cascading wins whose multiplier climbs 1, 2, 3, 5', { fallSteps: [1, 2, 3, 5] }],
  ['robots in clusters, the win multiplier goes up by one each tumble', { fallSteps: [1, 2, 3, 4, 5] }],
  ['a pub, four jackpots called Half, Pint, Pitcher and Keg, Keg worth 1,000x', { jackpotSizes: [{ bets: 1000 }] }],
  ['hold & win-slot med tema rumstation. 6 mønter udløser 3 respins', { subject: 'rumstation', coinsAt: 6 }],
  ['a pub, hold and win triggered by six pints', { coinsAt: 6, coinName: 'pints' }],
  ['smørrebrød. To frikadeller er nok til at åbne bonussen', { triggerAt: 2, symbols: [{ kind: 'scatter' }] }],
  ['cykler, hvor ringeklokken sætter ti gratis ture i gang', { symbols: [{ name: 'ringeklokken', kind: 'scatter' }] }],
  ['Pirate radio slot, set at midnight', { subject: 'Pirate radio', look: { hour: 'night' } }],
  ['Lav et spil på tysk om en ølfest i Bayern', { subject: 'ølfest i Bayern', otherLanguages: ['de'] }],
  ['fodboldspil, 10 frispil, multiplikator op til x10 i frispil', { wanted: ['freeSpins', 'risingMultiplier'] }],
  ['space mining, RTP 95.8 and a second version at 92', { versions: [95.8, 92] }],
] as const)('“%s”', (prompt, wishes) => {
  expect(readSlot(prompt).wishes).toMatchObject(wishes)
})

test.each([
  ['hver fjerde fisker giver ti ekstra, et spil om fiskere', 'hitFrequency'],
  ['Bytter rundt på to hjul, et spil om nisser', 'reels'],
  ['The whale fills three reels as one giant wild', 'reels'],
  ['et modeltog, lokomotivet laver hele række 2 wild', 'rows'],
  ['frimærker, fejltrykket betaler hundrede gange indsatsen for fem på stribe', 'maxWin'],
  ['a reef and no multipliers, three jackpots called Ash', 'name'],
  ['festival, telte og regn. Ikke til Storbritannien.', 'markets'],
  ['TV game show, 3 wheels on reels 1 3 and 5, prizes from 10x up to 2,000x', 'reels'],
  ['TV game show, a wheel with prizes from 10x up to 2,000x', 'maxWin'],
  ['ænder, pokalen betaler mest, 100x for fem', 'maxWin'],
  ['ænder, lykkehjul som bonus med præmier op til 500x.', 'maxWin'],
  ['otters in clusters, multiplier spots that double up to 128x.', 'maxWin'],
  ['otters, three fixed jackpots 20x 100x and 500x', 'maxWin'],
  ['fodboldspil, 10 frispil, multiplikator op til x10 i frispil', 'wildMultiplier'],
  ['honningkager, hvor man kan købe free spins for 80x indsatsen', 'freeSpinMultiplier'],
  ['a ferry to the Hebrides, over £2 a go', 'bets'],
] as const)('“%s” says nothing of %s', (prompt, field) => {
  expect(readSlot(prompt).wishes).not.toHaveProperty(field)
})

test('what is named twice, once with its article, is one symbol', () => {
  const { symbols, motifs } = readSlot(
    'Ræven, grævlingen, uglen og haren. Uglen betaler bedst og haren dårligst.',
  ).wishes
  expect(symbols).toHaveLength(2)
  expect(motifs ?? []).not.toContain('uglen')
})

import { expect, test } from 'vitest'
import { readTable, type TableWishes } from './read-table.ts'

test.each<[string, 'da' | 'en', TableWishes | undefined]>([
  ['europæisk roulette med la partage', 'da', { kind: 'roulette', rules: { wheel: 'single', onZero: 'half' } }],
  ['Roulette with two zeros, please', 'en', { kind: 'roulette', rules: { wheel: 'double' } }],
  ['roulette where a golden number pays 500x', 'en', { kind: 'roulette', rules: { golden: '500' } }],
  [
    'golden number paying 200x on European roulette',
    'en',
    { kind: 'roulette', rules: { wheel: 'single', golden: '200' } },
  ],
  ['roulette med et gyldent tal til 300 gange', 'da', { kind: 'roulette', rules: { golden: '300' } }],
  ['lightning roulette', 'en', { kind: 'roulette', rules: { golden: '500' } }],
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
  ['baccarat with big and small at 1.5 to 1', 'en', { kind: 'baccarat', sideBets: ['bigSmall'] }],
  ['baccarat med stor og lille, uden par', 'da', { kind: 'baccarat', sideBets: ['bigSmall'] }],
  ['baccarat with a 4-5-6 side bet', 'en', { kind: 'baccarat', sideBets: ['fourFiveSix'] }],
  ['craps with full double odds', 'en', { kind: 'craps', rules: { odds: 'fullDouble' } }],
  ['craps med fulde dobbelte odds', 'da', { kind: 'craps', rules: { odds: 'fullDouble' } }],
  ['craps with 2.5x odds', 'en', { kind: 'craps', rules: { odds: 'fullDouble' } }],
  ['craps med 3-4-5 odds', 'da', { kind: 'craps', rules: { odds: 'threeFourFive' } }],
  ['Sic bo as in Macau', 'en', { kind: 'sicBo', rules: { market: 'macau' } }],
  [
    'Casino war with a bonus and a house edge below 2.5 %',
    'en',
    { kind: 'casinoWar', rules: { bonus: 'one' }, rtpHundredths: 9750, returnIs: 'atLeast' },
  ],
  ['plinko med 16 rækker og RTP 97', 'da', { kind: 'plinko', rules: { rows: '16' }, rtpHundredths: 9700 }],
  ['et minefelt på 5x5', 'da', { kind: 'mines', rules: { cells: '25' } }],
  ['keno med 80 tal', 'da', { kind: 'keno', rules: { numbers: '80' } }],
  ['skrabelod om jul', 'da', { kind: 'scratchCard', unread: ['jul'] }],
  ['video poker 9/6 med fire minispil', 'da', { kind: 'videoPoker', rules: { fullHouse: '9', flush: '6' } }],
  ['blackjack with six decks', 'en', { kind: 'blackjack', rules: { decks: '6' } }],
  ['pai gow', 'en', { kind: 'paiGow' }],
  [
    '8/5 Bonus Poker with 10 hands',
    'en',
    { kind: 'videoPoker', rules: { game: 'bonusPoker', fullHouse: '8', flush: '5', hands: '10' } },
  ],
  ['et simpelt bordspil med dragetema', 'da', { kind: 'roulette', miniGames: 3, unread: ['med dragetema'] }],
  ['a complex table game with many mini-games', 'en', { kind: 'roulette', miniGames: 6 }],
  ['moderat baccarat med minispil', 'da', { kind: 'baccarat', miniGames: 4 }],
  [
    'casino krig med overgivelse og 10 til 1 på uafgjort',
    'da',
    { kind: 'casinoWar', rules: { tie: '10' }, sideBets: ['tie'] },
  ],
  ['keno hvor man vælger 10 tal', 'da', { kind: 'keno' }],
  [
    'europæisk roulette med 5000 kr. som højeste indsats på rødt og sort, men kun 200 kr. på enkelte numre',
    'da',
    { kind: 'roulette', rules: { wheel: 'single' }, limits: { outside: 5000, inside: 200 } },
  ],
  [
    'roulette hvor man vælger mellem la partage og en prison, og fængslede indsatser tabes ved næste nul',
    'da',
    { kind: 'roulette', rules: { onZero: 'choice', prison: 'lose' } },
  ],
  [
    'blackjack, no hole card, original bets only, early surrender against ten, Perfect Pairs 25-12-6, 21+3 at 9 to 1',
    'en',
    {
      kind: 'blackjack',
      rules: { hole: 'noneOriginal', surrender: 'earlyNotAce', pair: '25-12-6', threeCards: '9-9-9-9' },
      sideBets: ['threeCards', 'pair'],
    },
  ],
  [
    'blackjack, 4 decks, side bet max $25',
    'en',
    { kind: 'blackjack', rules: { decks: '4' }, unread: ['side bet max dollar 25'] },
  ],
  ['blackjack hvor dealeren viser begge kort', 'da', { kind: 'blackjack', unread: ['hvor dealeren viser begge kort'] }],
  [
    'baccarat, banker pays 0.95 to 1, super 6 side bet paying 15 to 1',
    'en',
    {
      ...{ kind: 'baccarat', rules: { banker: 'commission5' }, sideBets: ['super6'] },
      unread: ['super 6 side bet paying 15 to 1'],
    },
  ],
  [
    'craps, place 6 and 8 at 7:6, don’t pass hvor 2 er push',
    'da',
    { kind: 'craps', rules: { bar: 'two' }, sideBets: ['place'] },
  ],
  [
    'caribbean stud where the raise equals the ante, dealer qualifies with a pair',
    'en',
    { kind: 'caribbeanStud', rules: { raise: '1' }, unread: ['dealer qualifies', 'with a pair'] },
  ],
  ['let it ride med trekorts bonus', 'da', { kind: 'letItRide', sideBets: ['threeCards'] }],
  ['pai gow, joker fully wild', 'en', { kind: 'paiGow', unread: ['joker fully wild'] }],
  ['miner på 6x6 felter', 'da', { kind: 'mines', rules: { cells: '36' } }],
  [
    'dragon tiger med 6 dæk, suited tie 50:1 og stor/lille',
    'da',
    { kind: 'dragonTiger', rules: { decks: '6', suitedTie: '50' }, sideBets: ['suitedTie', 'bigSmall'] },
  ],
  [
    'red dog with 8 decks, no doubling, three of a kind pays 12:1',
    'en',
    { kind: 'redDog', rules: { decks: '8', raise: 'no', threeOfAKind: '12' } },
  ],
  [
    'blackjack with six decks, surrender is not allowed, doubling after a split is not permitted',
    'en',
    { kind: 'blackjack', rules: { decks: '6', doubleAfterSplit: 'no', surrender: 'none' } },
  ],
  [
    'blackjack med otte kortspil, og overgivelse er ikke tilladt',
    'da',
    { kind: 'blackjack', rules: { decks: '8', surrender: 'none' } },
  ],
  ['crash game up to 1000x', 'en', { kind: 'crash', rules: { highest: '1000' } }],
  ['crash med raketter', 'da', { kind: 'crash', unread: ['raketter'] }],
  ['Spanish 21, six decks', 'en', { kind: 'blackjack', asked: 'spanish21', rules: { decks: '6' } }],
  [
    'punto banco with 3 mini-games: a coin flip, a dice ladder and card picks',
    'en',
    { kind: 'baccarat', bonusGames: ['coin', 'ladder', 'cards'] },
  ],
  [
    'blackjack med 6 kort­spil, S17, sen surrender og Perfect Pairs, husets fordel under 0,5 %',
    'da',
    {
      kind: 'blackjack',
      rules: { decks: '6', soft17: 'stands', surrender: 'late' },
      sideBets: ['pair'],
      ...{ rtpHundredths: 9950, returnIs: 'atLeast' },
    },
  ],
  [
    'Single-deck blackjack, dealer hits soft 17, blackjack pays 6 to 5, double on 10 or 11 only, no double after split, no insurance',
    'en',
    {
      kind: 'blackjack',
      rules: {
        ...{ decks: '1', soft17: 'hits', natural: '6:5', doubleAfterSplit: 'no', double: '10-11', insurance: 'no' },
      },
    },
  ],
  [
    'European blackjack, 8 decks, no hole card, split up to four hands, 21+3, return at least 99 percent',
    'en',
    {
      kind: 'blackjack',
      rules: { decks: '8', hole: 'none', splitHands: '4' },
      sideBets: ['threeCards'],
      ...{ rtpHundredths: 9900, returnIs: 'atLeast' },
    },
  ],
  ['three card poker with 6 card bonus', 'en', { kind: 'threeCardPoker', sideBets: ['sixCards'] }],
  ['pai gow poker uden kommission', 'da', { kind: 'paiGow', rules: { commission: 'queenHigh' } }],
  ['Caribbean stud med progressiv', 'da', { kind: 'caribbeanStud', sideBets: ['progressive'] }],
  ['let it ride med three card bonus', 'da', { kind: 'letItRide', sideBets: ['threeCards'] }],
  [
    'Joker poker 17/7/5 with ten hands and no double up',
    'en',
    {
      kind: 'videoPoker',
      rules: { game: 'jokerPoker', fourOfAKind: '17', fullHouse: '7', flush: '5', hands: '10', doubleUp: 'no' },
    },
  ],
  [
    'hi-lo med to kortspil og tre gæt, lige kort vinder',
    'da',
    { kind: 'hiLo', rules: { decks: '2', guesses: '3', tie: 'win' } },
  ],
  ['a slot about roulette in Monte Carlo', 'en', undefined],
  ['spilleautomat med blackjack-tema', 'da', undefined],
  ['vikingespil med frispil', 'da', undefined],
  ['a game about dwarfs in deep mines with free spins', 'en', undefined],
])('%s', (prompt, language, wishes) => {
  expect(readTable(prompt, language)).toEqual(wishes)
})

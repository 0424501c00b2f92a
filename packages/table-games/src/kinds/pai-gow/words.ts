import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'

const PLACES = [1, 2, 3, 4, 5, 6, 7]

const lowWords = (low: string, and: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PLACES.flatMap((a) => PLACES.filter((b) => b > a).map((b) => [`low-${a}-${b}`, `${low} ${a} ${and} ${b}`])),
  )

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Pai gow-poker',
    spots: { ante: 'Indsats', bank: 'Som bank', sevenCards: 'Syv kort' },
    moves: {
      ...HAND_WORDS.da,
      ...{ fiveAces: 'Fem esser', house: 'Husets måde', ...lowWords('Lav hånd: kort', 'og') },
      goesLow: 'Lavt går',
      fourAndMore: 'Fire ens og et par eller tre ens',
      fourFrom: 'Fire ens, fra',
      twoThrees: 'To gange tre ens',
      threeAndPair: 'Tre ens og et par',
      threePairs: 'Tre par',
      twoPairsFrom: 'To par, det største fra',
      straightOrFlush: 'Straight eller flush, uden to par eller fuldt hus',
      threeAces: 'Tre esser',
      highCard: 'Ingenting',
      kingsOrAces: 'Et par konger, ellers to esser',
      pairLow: 'Parret, det højeste af flere; af tre ens to',
      split: 'Det mindste par: af fire ens to',
      together: 'Det mindste par, men de to højeste andre kort, når det højeste af dem er mindst',
      higherThree: 'To af de højeste tre ens',
      highestPair: 'Det højeste par',
      bestBeside: 'De bedste to, der lader den stå; ved et par fra 10 til K et es og det næste, hvis det er højere',
      aceAndNext: 'Et es og det højeste andet kort',
      twoHighest: 'De to højeste andre kort',
      secondAndThird: 'Det næsthøjeste og det tredjehøjeste',
    },
  },
  en: {
    name: 'Pai gow poker',
    spots: { ante: 'Ante', bank: 'Banking', sevenCards: 'Seven cards' },
    moves: {
      ...HAND_WORDS.en,
      ...{ fiveAces: 'Five aces', house: 'House way', ...lowWords('Low hand: cards', 'and') },
      goesLow: 'Low goes',
      fourAndMore: 'Four of a kind and a pair or three of a kind',
      fourFrom: 'Four of a kind, from',
      twoThrees: 'Twice three of a kind',
      threeAndPair: 'Three of a kind and a pair',
      threePairs: 'Three pairs',
      twoPairsFrom: 'Two pairs, the bigger from',
      straightOrFlush: 'Straight or flush, without two pairs or a full house',
      threeAces: 'Three aces',
      highCard: 'Nothing',
      kingsOrAces: 'A pair of kings, otherwise two aces',
      pairLow: 'The pair, the highest of several; of three of a kind two',
      split: 'The smaller pair: of four of a kind two',
      together: 'The smaller pair, but the two highest other cards where the higher of them is at least',
      higherThree: 'Two of the higher three of a kind',
      highestPair: 'The highest pair',
      bestBeside: 'The best two that leave it; with a pair from 10 to K an ace and the next, where that is higher',
      aceAndNext: 'An ace and the highest other card',
      twoHighest: 'The two highest other cards',
      secondAndThird: 'The second and the third highest',
    },
  },
}

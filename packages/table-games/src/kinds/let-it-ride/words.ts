import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Let it ride',
    spots: { bet: 'Indsats', threeCards: 'Bonus på tre kort' },
    moves: {
      ...HAND_WORDS.da,
      pull: 'Træk indsatsen',
      ride: 'Lad den stå',
      always: 'Lad alt stå',
      firstBet: 'Efter tre kort',
      secondBet: 'Efter fire kort',
      paidAlready: 'En hånd, der allerede er betalt',
      ofOneSuit: 'Kort i samme kulør',
      others: 'Alt andet',
    },
  },
  en: {
    name: 'Let it ride',
    spots: { bet: 'Bet', threeCards: 'Three card bonus' },
    moves: {
      ...HAND_WORDS.en,
      pull: 'Pull the bet',
      ride: 'Let it ride',
      always: 'Let all ride',
      firstBet: 'After three cards',
      secondBet: 'After four cards',
      paidAlready: 'A hand that is paid already',
      ofOneSuit: 'Cards of one suit',
      others: 'Anything else',
    },
  },
}

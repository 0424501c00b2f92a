import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Trekortspoker',
    spots: { ante: 'Ante', pairPlus: 'Par eller bedre', sixCards: 'Bonus på seks kort' },
    moves: {
      ...HAND_WORDS.da,
      fold: 'Læg kortene',
      play: 'Spil',
      always: 'Spil altid',
      mimic: 'Som banken',
      others: 'Alt andet',
    },
  },
  en: {
    name: 'Three card poker',
    spots: { ante: 'Ante', pairPlus: 'Pair plus', sixCards: 'Six card bonus' },
    moves: {
      ...HAND_WORDS.en,
      fold: 'Fold',
      play: 'Play',
      always: 'Always play',
      mimic: 'As the dealer',
      others: 'Anything else',
    },
  },
}

import { HAND_WORDS } from '../../cards/poker/names.ts'
import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Trekortspoker',
    spots: { ante: 'Ante', pairPlus: 'Par eller bedre', sixCards: 'Sekskortsbonus' },
    moves: { ...HAND_WORDS.da, fold: 'Læg kortene', play: 'Spil', always: 'Spil altid', others: 'Alt andet' },
  },
  en: {
    name: 'Three card poker',
    spots: { ante: 'Ante', pairPlus: 'Pair plus', sixCards: 'Six card bonus' },
    moves: { ...HAND_WORDS.en, fold: 'Fold', play: 'Play', always: 'Always play', others: 'Anything else' },
  },
}

import { HAND_WORDS } from '../../cards/poker/names.ts'
import type { TableKind } from '../../core/kind.ts'
import { holdWords } from './moves.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Videopoker',
    spots: { hand: 'Hånd' },
    moves: {
      ...holdWords('Behold', 'Skift alle', 'og'),
      ...HAND_WORDS.da,
      collect: 'Tag gevinsten',
      red: 'Dobbelt på rød',
      black: 'Dobbelt på sort',
    },
  },
  en: {
    name: 'Video poker',
    spots: { hand: 'Hand' },
    moves: {
      ...holdWords('Hold', 'Replace all', 'and'),
      ...HAND_WORDS.en,
      collect: 'Collect',
      red: 'Double on red',
      black: 'Double on black',
    },
  },
}

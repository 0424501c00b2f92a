import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'
import { holdWords } from './moves.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Videopoker',
    spots: { hand: 'Hånd' },
    moves: {
      ...holdWords('Behold', 'Skift alle', 'og'),
      ...HAND_WORDS.da,
      hold: 'Behold det første, som kortene giver',
      ofOneSuit: 'i samme kulør',
      nothing: 'Ingen kort',
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
      hold: 'Hold the first that the cards give',
      ofOneSuit: 'of one suit',
      nothing: 'No card',
      collect: 'Collect',
      red: 'Double on red',
      black: 'Double on black',
    },
  },
}

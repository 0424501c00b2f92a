import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Miner',
    spots: {
      'one-mine': 'Én mine',
      'three-mines': 'Tre miner',
      'ten-mines': 'Ti miner',
      field: 'Felt',
    },
    moves: { take: 'Tag gevinsten', always: 'Åbn alt, der betaler' },
  },
  en: {
    name: 'Mines',
    spots: {
      'one-mine': 'One mine',
      'three-mines': 'Three mines',
      'ten-mines': 'Ten mines',
      field: 'Field',
    },
    moves: { take: 'Take it', always: 'Open all that pays' },
  },
}

import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Miner',
    spots: { field: 'Felt' },
    moves: { take: 'Tag gevinsten', always: 'Åbn alt, der betaler' },
  },
  en: {
    name: 'Mines',
    spots: { field: 'Field' },
    moves: { take: 'Take it', always: 'Open all that pays' },
  },
}

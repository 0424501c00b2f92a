import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Lykkehjul',
    spots: {
      one: 'En',
      two: 'To',
      five: 'Fem',
      ten: 'Ti',
      twenty: 'Tyve',
      joker: 'Joker',
      symbol: 'Symbol',
    },
  },
  en: {
    name: 'Big six',
    spots: {
      one: 'One',
      two: 'Two',
      five: 'Five',
      ten: 'Ten',
      twenty: 'Twenty',
      joker: 'Joker',
      symbol: 'Symbol',
    },
  },
}

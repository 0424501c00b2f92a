import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Lykkehjul',
    spots: {
      one: '1',
      two: '2',
      three: '3',
      five: '5',
      ten: '10',
      eleven: '11',
      twenty: '20',
      'twenty-three': '23',
      forty: '40',
      'forty-seven': '47',
      joker: 'Joker',
      logo: 'Stjerne',
      symbol: 'Symbol',
    },
  },
  en: {
    name: 'Big six',
    spots: {
      one: '1',
      two: '2',
      three: '3',
      five: '5',
      ten: '10',
      eleven: '11',
      twenty: '20',
      'twenty-three': '23',
      forty: '40',
      'forty-seven': '47',
      joker: 'Joker',
      logo: 'Star',
      symbol: 'Symbol',
    },
  },
}

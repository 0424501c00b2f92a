import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Red dog',
    spots: { ante: 'Indsats' },
    moves: { call: 'Bliv', raise: 'Fordobl', always: 'Fordobl altid', spread: 'Afstand mellem kortene' },
  },
  en: {
    name: 'Red dog',
    spots: { ante: 'Ante' },
    moves: { call: 'Call', raise: 'Raise', always: 'Always raise', spread: 'Ranks between the cards' },
  },
}

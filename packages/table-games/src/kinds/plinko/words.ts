import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Plinko',
    spots: {
      low: 'Rolig bane',
      medium: 'Mellembane',
      high: 'Vild bane',
      board: 'Bane',
    },
  },
  en: {
    name: 'Plinko',
    spots: {
      low: 'Calm board',
      medium: 'Medium board',
      high: 'Wild board',
      board: 'Board',
    },
  },
}

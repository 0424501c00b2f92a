import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Terning', spots: { range: 'Over eller under' } },
  en: { name: 'Dice', spots: { range: 'Over or under' } },
}

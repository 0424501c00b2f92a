import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Skrabelod', spots: { card: 'Lod' } },
  en: { name: 'Scratch card', spots: { card: 'Card' } },
}

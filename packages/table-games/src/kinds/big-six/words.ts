import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Lykkehjul', spots: { symbol: 'Symbol' } },
  en: { name: 'Big six', spots: { symbol: 'Symbol' } },
}

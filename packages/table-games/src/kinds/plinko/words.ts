import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Plinko', spots: { board: 'Bane' } },
  en: { name: 'Plinko', spots: { board: 'Board' } },
}

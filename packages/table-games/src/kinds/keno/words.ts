import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Keno', spots: { ticket: 'Kupon' }, moves: { quick: 'Lad tilfældet vælge' } },
  en: { name: 'Keno', spots: { ticket: 'Ticket' }, moves: { quick: 'Quick pick' } },
}

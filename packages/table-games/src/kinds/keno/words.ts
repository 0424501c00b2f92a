import type { Language } from '@spilvaerk/slot-engine/shared'
import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: { name: 'Keno', spots: { ticket: 'Kupon' }, moves: { quick: 'Lad tilfældet vælge' } },
  en: { name: 'Keno', spots: { ticket: 'Ticket' }, moves: { quick: 'Quick pick' } },
}

/** A ticket of so many numbers. */
export const TICKET: Readonly<Record<Language, (picks: number) => string>> = {
  da: (picks) => `Kupon med ${picks} tal`,
  en: (picks) => `Ticket of ${picks} ${picks === 1 ? 'number' : 'numbers'}`,
}

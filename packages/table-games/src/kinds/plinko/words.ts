import type { Language } from '@spilvaerk/slot-engine/shared'
import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Plinko',
    spots: {
      board: 'Bane',
    },
  },
  en: {
    name: 'Plinko',
    spots: {
      board: 'Board',
    },
  },
}

/** A board by the most that it pays, in times the bet. */
export const BOARD: Readonly<Record<Language, (times: string) => string>> = {
  da: (times) => `Bane op til ${times} gange indsatsen`,
  en: (times) => `Board up to ${times} times the bet`,
}

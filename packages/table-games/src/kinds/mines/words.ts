import type { Language } from '@spilvaerk/slot-engine/shared'
import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Miner',
    spots: {
      field: 'Felt',
    },
    moves: {
      take: 'Tag gevinsten',
      cell: 'Felt',
      always: 'Åbn alt, der betaler',
      stopAfter: 'Tag gevinsten efter så mange åbne felter: hvad det betaler tilbage',
    },
  },
  en: {
    name: 'Mines',
    spots: {
      field: 'Field',
    },
    moves: {
      take: 'Take it',
      cell: 'Cell',
      always: 'Open all that pays',
      stopAfter: 'Take it after so many open cells: what that returns',
    },
  },
}

const MINES: Readonly<Record<Language, readonly [one: string, several: string]>> = {
  da: ['mine', 'miner'],
  en: ['mine', 'mines'],
}

export const minesText = (mines: number, language: Language): string =>
  `${mines} ${MINES[language][mines === 1 ? 0 : 1]}`

import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Casinokrig',
    spots: { ante: 'Indsats', tie: 'Lige kort' },
    moves: { surrender: 'Giv op', war: 'Gå i krig', tied: 'Lige kort' },
  },
  en: {
    name: 'Casino war',
    spots: { ante: 'Ante', tie: 'Tie' },
    moves: { surrender: 'Surrender', war: 'Go to war', tied: 'Cards tie' },
  },
}

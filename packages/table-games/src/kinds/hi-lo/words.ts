import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Højere eller lavere',
    spots: { guess: 'Gæt' },
    moves: { take: 'Tag gevinsten', higher: 'Højere', lower: 'Lavere' },
  },
  en: {
    name: 'Hi-lo',
    spots: { guess: 'Guess' },
    moves: { take: 'Take it', higher: 'Higher', lower: 'Lower' },
  },
}

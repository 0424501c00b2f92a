import type { TableKind } from '../../core/kind.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Højere eller lavere',
    spots: { guess: 'Gæt' },
    moves: {
      take: 'Tag gevinsten',
      higher: 'Højere',
      lower: 'Lavere',
      lastCard: 'Det sidste kort, efter antal rigtige gæt. Hvor der står to træk, afgør de viste kort det',
      'take/higher': 'Tag gevinsten, eller højere',
      'take/lower': 'Tag gevinsten, eller lavere',
      'higher/lower': 'Højere, eller lavere',
      'take/higher/lower': 'Tag gevinsten, eller gæt',
    },
  },
  en: {
    name: 'Hi-lo',
    spots: { guess: 'Guess' },
    moves: {
      take: 'Take it',
      higher: 'Higher',
      lower: 'Lower',
      lastCard: 'The last card, by right guesses. Where there are two moves, the cards that were shown decide',
      'take/higher': 'Take it, or higher',
      'take/lower': 'Take it, or lower',
      'higher/lower': 'Higher, or lower',
      'take/higher/lower': 'Take it, or guess',
    },
  },
}

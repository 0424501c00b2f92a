import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'

const PLACES = [1, 2, 3, 4, 5, 6, 7]

const lowWords = (low: string, and: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    PLACES.flatMap((a) => PLACES.filter((b) => b > a).map((b) => [`low-${a}-${b}`, `${low} ${a} ${and} ${b}`])),
  )

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Pai gow-poker',
    spots: { ante: 'Indsats', bank: 'Som bank', sevenCards: 'Syv kort' },
    moves: { ...HAND_WORDS.da, fiveAces: 'Fem esser', house: 'Husets måde', ...lowWords('Lav hånd: kort', 'og') },
  },
  en: {
    name: 'Pai gow poker',
    spots: { ante: 'Ante', bank: 'Banking', sevenCards: 'Seven cards' },
    moves: { ...HAND_WORDS.en, fiveAces: 'Five aces', house: 'House way', ...lowWords('Low hand: cards', 'and') },
  },
}

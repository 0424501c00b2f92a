import type { TableKind } from '../../core/kind.ts'
import { HAND_WORDS } from '../../poker/names.ts'

export const WORDS: TableKind['words'] = {
  da: {
    name: 'Caribbean stud',
    spots: { ante: 'Ante', bonus: 'Bonus', progressive: 'Progressiv jackpot' },
    moves: {
      ...HAND_WORDS.da,
      fold: 'Læg kortene',
      raise: 'Forhøj',
      always: 'Forhøj altid',
      aceKing: 'Forhøj med es og konge eller bedre',
      aceKingJack: 'Forhøj med es, konge, knægt, otte og tre eller bedre',
      anyPair: 'Forhøj med par eller bedre',
      pairOrBetter: 'Par eller bedre',
      aceKingPaired: 'Es og konge, og dealerens kort er en dame eller lavere, som du selv har en af',
      aceKingHigh: 'Es, konge og dame eller knægt, og dealeren viser es eller konge',
      aceKingQueen: 'Es, konge og dame, og dealerens kort er lavere end dit fjerdehøjeste',
      others: 'Alt andet',
    },
  },
  en: {
    name: 'Caribbean stud',
    spots: { ante: 'Ante', bonus: 'Bonus', progressive: 'Progressive jackpot' },
    moves: {
      ...HAND_WORDS.en,
      fold: 'Fold',
      raise: 'Raise',
      always: 'Always raise',
      aceKing: 'Raise with ace and king or better',
      aceKingJack: 'Raise with ace, king, jack, eight and three or better',
      anyPair: 'Raise with a pair or better',
      pairOrBetter: 'A pair or better',
      aceKingPaired: "Ace and king, and the dealer's card is a queen or lower of which you hold one",
      aceKingHigh: 'Ace, king and queen or jack, and the dealer shows an ace or a king',
      aceKingQueen: "Ace, king and queen, and the dealer's card is lower than your fourth highest",
      others: 'Anything else',
    },
  },
}

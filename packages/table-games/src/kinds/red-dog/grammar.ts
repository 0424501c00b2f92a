/** Red dog in a definition, and what its rounds tell. */
import { event, field, flag, list, NUMBER, optional, word } from '@spilvaerk/slot-engine/shared'
import { DECKS, kindGrammar, PAYS } from '../../core/grammar.ts'

/** Between a deuce and an ace. */
export const MOST_SPREAD = 11

export const GRAMMAR = kindGrammar(
  'redDog',
  'RedDogDefinition',
  'Two cards are dealt, aces are high. Neighbours push; of two of one rank a third one pays, and otherwise they push. Between any others a third card wins, and before it the bet may be doubled.',
  {
    decks: field(DECKS, 'Decks in the shoe, which is full at the start of every round.'),
    pays: field(
      list(PAYS, 1, MOST_SPREAD),
      'What a card in between pays to one, where one rank lies between the two, where two do, and so on; the last one counts for all wider spreads.',
    ),
    threeOfAKind: optional(PAYS, 'What a third card of one rank pays to one.', 'a pair pushes at once'),
    raise: optional(flag, 'Whether the bet may be doubled when the spread is known.', 'true'),
  },
)

export const EVENTS = [
  event('SpreadShown', 'The first two cards were compared.', {
    is: field(word(['neighbours', 'pair', 'spread']), 'What they are.'),
    spread: field(NUMBER, 'How many ranks lie between them.'),
  }),
]

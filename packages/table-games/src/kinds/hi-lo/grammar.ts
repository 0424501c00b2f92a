/** Hi-lo in a definition, and what its rounds tell. */
import { event, field, flag, list, optional, word } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, DECKS, kindGrammar } from '../../core/grammar.ts'

export const MOST_GUESSES = 6

export const GRAMMAR = kindGrammar(
  'hiLo',
  'HiLoDefinition',
  'A card is shown: is the next one higher or lower? Who is right may take what it pays, or guess again for more. Aces are high, and no card comes back before the next round.',
  {
    decks: field(DECKS, 'Decks in the shoe, which is full at the start of every round.'),
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    back: field(
      list(BACK, 1, MOST_GUESSES),
      'Coins paid back for a chip after one right guess, after two, and so on; the stake included.',
    ),
    tie: field(
      word(['lose', 'win', 'push']),
      'What a card of the same rank means. At `push` the round ends with what the guesses before it pay, and with the stake where there was none.',
    ),
  },
)

export const EVENTS = [
  event('GuessMade', 'A guess was compared with the card.', {
    right: field(flag, 'Whether it was right.'),
    push: optional(flag, 'Whether the card was of the same rank and neither wins nor loses.', 'false'),
  }),
]

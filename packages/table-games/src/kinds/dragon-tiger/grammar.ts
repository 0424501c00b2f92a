/** Dragon tiger in a definition, and what its rounds tell. */
import { event, field, object, optional, word } from '@spilvaerk/slot-engine/shared'
import { DECKS, kindGrammar, PAYS } from '../../core/grammar.ts'

const PAYS_TO_ONE = 'Coins for each coin, beside the stake.'

const TIE = object('DragonTigerTie', 'A bet that both cards are alike.', { pays: field(PAYS, PAYS_TO_ONE) })

const CARD_BETS = object(
  'DragonTigerCards',
  'Bets on the card of one side, for both sides. What is left out is not offered.',
  {
    bigSmall: optional(PAYS, 'Above seven, and below seven: what each pays to one. A seven loses.', 'not offered'),
    oddEven: optional(PAYS, 'Odd, and even: jacks are 11, queens 12, kings 13.', 'not offered'),
    colour: optional(PAYS, 'Red, and black.', 'not offered'),
    suit: optional(PAYS, 'Each of the four suits.', 'not offered'),
    seven: optional(word(['loses', 'counts']), 'What a seven means for odd, even, colours and suits.', 'loses'),
  },
)

export const GRAMMAR = kindGrammar(
  'dragonTiger',
  'DragonTigerDefinition',
  'One card for the dragon and one for the tiger; the higher wins, and aces are low. Nobody chooses.',
  {
    decks: field(DECKS, 'Decks in the shoe, which is full at the start of every round.'),
    onTie: optional(
      word(['half', 'lose', 'push']),
      'What bets on a side get back where both cards are of one rank: half of them, nothing or all.',
      'half',
    ),
    tie: optional(TIE, 'A bet on two cards of one rank.', 'none'),
    suitedTie: optional(TIE, 'A bet on two cards of one rank and suit.', 'none'),
    cards: optional(CARD_BETS, 'Bets on single cards.', 'none'),
  },
)

export const EVENTS = [
  event('SidesCompared', 'The cards of dragon and tiger were compared.', {
    winner: field(word(['dragon', 'tiger', 'tie']), 'Whose card is higher.'),
  }),
]

/** Baccarat (punto banco) in a definition, and what its rounds tell. */
import { event, field, list, NUMBER, object, optional, table, whole, word } from '@spilvaerk/slot-engine/shared'
import { DECKS, kindGrammar, PAY_RATIO, PAYS } from '../../core/grammar.ts'

const VALUES = list(whole(0, 9), 0, 10, { noun: 'value' })

const TABLEAU = object(
  'BaccaratTableau',
  'Who draws a third card. Naturals (8 or 9 with two cards) end the round before.',
  {
    player: field(whole(0, 7), 'The player draws with at most so many.'),
    bankerAlone: field(whole(0, 7), 'The banker draws with at most so many when the player has stood.'),
    banker: field(
      list(VALUES, 8, 8),
      'By the total of the banker, from 0 to 7: the values of the third card of the player on which the banker draws.',
    ),
  },
)

const DRAGON = object('BaccaratDragonBonus', 'A bet on each side to win clearly.', {
  natural: field(PAYS, 'What a win with a natural pays. A tie of naturals pushes.'),
  margins: field(
    table({ kind: 'count', noun: 'A margin', min: 1, max: 9 }, PAYS, { size: { min: 1, noun: 'margin' } }),
    'What other wins pay, by exactly how many points.',
  ),
})

const PERFECT = object('BaccaratPerfectPair', 'The first two cards of a side are of one rank and suit.', {
  one: field(PAYS, 'On one side.'),
  both: field(PAYS, 'On both sides.'),
})

const COUNT = object('BaccaratCardCount', 'How many cards both hands have together. What is left out is not offered.', {
  fourCards: optional(PAY_RATIO, 'Four: what `small` pays.', 'not offered'),
  fiveCards: optional(PAY_RATIO, 'Five.', 'not offered'),
  sixCards: optional(PAY_RATIO, 'Six.', 'not offered'),
  fiveOrSix: optional(PAY_RATIO, 'Five or six: what `big` pays.', 'not offered'),
})

export const GRAMMAR = kindGrammar(
  'baccarat',
  'BaccaratDefinition',
  'Punto banco: player and banker, two or three cards each, the side nearer to nine wins. Nobody chooses. A tie gives back bets on both sides.',
  {
    decks: field(DECKS, 'Decks in the shoe, which is full at the start of every round.'),
    banker: field(
      word(['commission', 'evenMoney', 'halfOnSix', 'pushOnThreeCardSeven']),
      'What a win of the banker pays: 1 to 1 less `commission`; 1 to 1; 1 to 1, but half with six; 1 to 1, but nothing with seven of three cards, which pushes.',
    ),
    commission: optional(whole(1, 50), 'In hundredths of a win of the banker, where it is taken.', '5'),
    tie: field(PAYS, 'What a tie pays.'),
    pair: optional(PAYS, 'The first two cards of one side are of one rank: a bet for each side.', 'none'),
    eitherPair: optional(PAYS, 'Those of the player, of the banker or of both are of one rank.', 'none'),
    perfectPair: optional(PERFECT, 'Either side has two cards that are quite equal.', 'none'),
    dragon7: optional(PAYS, 'The banker wins with seven of three cards.', 'none'),
    panda8: optional(PAYS, 'The player wins with eight of three cards.', 'none'),
    super6: optional(PAYS, 'The banker wins with six.', 'none'),
    dragonBonus: optional(DRAGON, 'A bet on each side to win clearly.', 'none'),
    cardCount: optional(COUNT, 'How many cards both hands have together: big and small, four, five and six.', 'none'),
    tableau: optional(TABLEAU, 'Who draws a third card.', 'the usual one'),
  },
)

export const EVENTS = [
  event('HandsCounted', 'Both hands are complete.', {
    player: field(NUMBER, 'The points of the player.'),
    banker: field(NUMBER, 'The points of the banker.'),
    winner: field(word(['player', 'banker', 'tie']), 'Who is nearer to nine.'),
  }),
]

/** Casino war in a definition, and what its rounds tell. */
import { event, field, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { DECKS, kindGrammar, PAYS } from '../../core/grammar.ts'

const TIE = object('CasinoWarTie', 'A side bet that the first two cards are of one rank.', {
  pays: field(PAYS, 'Coins for each coin, beside the stake.'),
})

export const GRAMMAR = kindGrammar(
  'casinoWar',
  'CasinoWarDefinition',
  'One card each, the higher wins, aces are high. A tie is given up for half of the bet, or goes to war: as much again is bet, and each gets another card.',
  {
    decks: field(DECKS, 'Decks in the shoe, which is full at the start of every round.'),
    burn: optional(whole(0, 10), 'Cards that are put aside before the cards of a war.', '3'),
    bonus: optional(whole(1, 10), 'What a war that ties again pays beside the win, in times the first bet.', 'nothing'),
    tie: optional(TIE, 'A side bet on the tie.', 'none'),
  },
)

export const EVENTS = [
  event('CardsCompared', 'Two cards were compared.', {
    higher: field(word(['player', 'dealer', 'neither']), 'Whose card is higher.'),
  }),
]

/** Video poker in a definition, and what its rounds tell. */
import { event, field, flag, list, many, NUMBER, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { CARD } from '../../cards/events.ts'
import { COINS, kindGrammar } from '../../core/grammar.ts'
import { DRAWN_HAND, HAND_NAME, POKER_EVENTS, RANK_LIST } from '../../poker/grammar.ts'

const DOUBLE_UP = object('DoubleUp', 'A win may be staked on the colour of a card: doubled, or lost.', {
  rounds: field(whole(1, 10), 'How often in a row at most.'),
})

export const GRAMMAR = kindGrammar(
  'videoPoker',
  'VideoPokerDefinition',
  'Five cards, of which any are held; the others are replaced once, and the hand is paid by a table. Played on several hands, each draws to the same held cards from a deck of its own.',
  {
    ranks: optional(RANK_LIST, 'The ranks of the deck.', 'all thirteen'),
    joker: optional(flag, 'Whether there is a joker, which is wild.', 'false'),
    wild: optional(RANK_LIST, 'Ranks that are wild.', 'none'),
    pays: field(list(DRAWN_HAND, 1, 30), 'The pay table.'),
    fullCoins: optional(COINS, 'Coins on a hand from which `full` pays.', 'no bet is paid by `full`'),
    hands: optional(whole(1, 100), 'How many hands may be played at once: the spots `hand-1`, `hand-2` …', '1'),
    doubleUp: optional(DOUBLE_UP, 'Whether a win may be doubled.', 'it may not'),
  },
)

export const EVENTS = [
  ...POKER_EVENTS,
  event('HandDrawn', 'A further hand was drawn to the held cards, from a deck of its own.', {
    hand: field(NUMBER, 'The number of the hand; the first one, whose cards are dealt one by one, is 1.'),
    cards: field(many(CARD), 'The five cards, in their places.'),
    name: field(HAND_NAME, 'What it is.'),
  }),
  event('ColourDrawn', 'A card decided whether a win is doubled.', {
    card: field(CARD, 'Rank and suit.'),
    colour: field(word(['red', 'black']), 'Its colour.'),
    doubled: field(flag, 'Whether it is the one that was named.'),
  }),
]

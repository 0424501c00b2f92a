/** Blackjack in a definition, and what its rounds tell. */
import { event, field, flag, NUMBER, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { SPOT, WORD } from '../../core/events.ts'
import { kindGrammar, LIMITS, PAYS } from '../../core/grammar.ts'

const RATIO = object('BlackjackNatural', 'What a natural pays: an ace and a card of ten as the first two cards.', {
  pays: field(whole(1, 20), 'So many coins.'),
  to: field(whole(1, 20), 'For so many, beside the stake.'),
})

const THREE_CARDS = object(
  'BlackjackThreeCards',
  "The player's first two cards and the dealer's upcard as a hand of poker. What is left out pays nothing, or what the hand is besides.",
  {
    suitedTrips: optional(PAYS, 'Three equal cards.', 'as `trips`'),
    straightFlush: optional(PAYS, 'In a row and of one suit; an ace is low or high.', 'as `straight` or `flush`'),
    trips: optional(PAYS, 'Of one rank.', 'nothing'),
    straight: optional(PAYS, 'In a row.', 'nothing'),
    flush: optional(PAYS, 'Of one suit.', 'nothing'),
  },
)

const PAIR = object('BlackjackPair', "The player's first two cards are of one rank. What is left out pays nothing.", {
  perfect: optional(PAYS, 'Of one suit.', 'nothing'),
  coloured: optional(PAYS, 'Of one colour and two suits.', 'nothing'),
  mixed: optional(PAYS, 'Of two colours.', 'nothing'),
})

const TWENTY = object('BlackjackTwenty', "The player's first two cards make twenty. The best row pays.", {
  queensAndNatural: optional(PAYS, 'Two queens of hearts while the dealer has a natural.', 'as `queens`'),
  queens: optional(PAYS, 'Two queens of hearts.', 'as `matched`'),
  matched: optional(PAYS, 'Two equal cards.', 'as `suited`'),
  suited: optional(PAYS, 'Of one suit.', 'as `any`'),
  any: field(PAYS, 'Any twenty, a soft one too.'),
})

const SIDE_BETS = object('BlackjackSideBets', 'Bets beside that on a hand; each hand has its own.', {
  threeCards: optional(THREE_CARDS, 'Three cards as a hand of poker.', 'none'),
  pair: optional(PAIR, 'A pair.', 'none'),
  twenty: optional(TWENTY, 'Twenty with two cards.', 'none'),
})

export const GRAMMAR = kindGrammar(
  'blackjack',
  'BlackjackDefinition',
  'Whoever is nearer to 21 without going over it wins, player or dealer. The player draws first; the dealer draws to 17. Tens, jacks, queens and kings count 10, aces 1 or 11.',
  {
    decks: field(
      whole(0, LIMITS.decks),
      'Decks in the shoe, which is full at the start of every round; 0 is an endless shoe, where every card comes from a whole deck.',
    ),
    hands: optional(whole(1, 7), 'How many hands may be played at once.', '1'),
    natural: field(RATIO, 'What a natural pays.'),
    soft17: field(word(['stands', 'hits']), 'What the dealer does with 17 in which an ace counts 11.'),
    hole: field(
      word(['peek', 'none']),
      'Whether the dealer has a second card from the start, and looks for a natural with an ace or a ten before anybody plays; or takes his second card when all hands are played.',
    ),
    noHoleLoses: optional(
      word(['all', 'original']),
      'Without a hole card, what a natural of the dealer takes: all stakes, or the first bet of each hand alone, whatever became of it.',
      'all',
    ),
    double: field(word(['any', '9-11', '10-11', 'none']), 'Which first two cards may be doubled: any, or hard totals.'),
    doubleAfterSplit: optional(flag, 'Hands of a split pair may be doubled.', 'no'),
    maxHands: field(whole(1, 4), 'How many hands pairs may be split into; with 1 there are no splits.'),
    splitBy: optional(
      word(['rank', 'value']),
      'What a pair is: two cards of one rank, or two that count alike, such as a jack and a king.',
      'rank',
    ),
    resplitAces: optional(flag, 'A hand of split aces that gets another ace may be split again.', 'no'),
    hitSplitAces: optional(flag, 'Hands of split aces are played on.', 'each gets one card'),
    surrender: optional(
      word(['late', 'early', 'earlyNotAce']),
      'The first two cards may be given up for half of the bet: unless the dealer has a natural, before he looks for one, or so except against an ace.',
      'never',
    ),
    insurance: optional(
      flag,
      'Half of the bet may be put on a natural of a dealer who shows an ace; it pays 2 to 1.',
      'no',
    ),
    charlie: optional(
      whole(5, 7),
      'A hand of so many cards that is not over 21 wins, unless the dealer has a natural.',
      'none does',
    ),
    sideBets: optional(SIDE_BETS, 'Bets beside that on a hand.', 'none'),
  },
)

const HAND = field(NUMBER, 'Which hand of the player, from 0.')

export const EVENTS = [
  event('HandAsked', 'The choice that follows is about this hand.', {
    spot: field(SPOT, 'The id of its spot.'),
    hand: HAND,
    total: field(NUMBER, 'What it counts.'),
    soft: field(flag, 'Whether an ace counts 11 in it.'),
  }),
  event('HandSplit', 'A pair became two hands.', {
    hand: HAND,
    into: field(NUMBER, 'The number of the new hand, which has the second card of the pair.'),
  }),
  event('HandEnded', 'No more happens to a hand until it is settled.', {
    hand: HAND,
    how: field(
      word(['stood', 'bust', 'natural', 'surrendered', 'charlie']),
      'How. A natural is two cards of a hand that was not split.',
    ),
    total: field(NUMBER, 'What it counts.'),
  }),
  event('DealerLooked', 'The dealer looked at the hole card.', {
    natural: field(flag, 'Whether there is a natural.'),
  }),
  event('DealerEnded', 'The hand of the dealer is complete.', {
    how: field(word(['stood', 'bust', 'natural', 'needless']), 'How. `needless`: no hand of the player waited for it.'),
    total: field(NUMBER, 'What it counts.'),
  }),
  event('SideBetWon', 'A side bet is paid.', {
    spot: field(SPOT, 'The id of its spot.'),
    row: field(WORD, 'What it is paid for, as the definition names it.'),
    paidCoins: field(NUMBER, 'What it pays back, the stake included.'),
  }),
  event('HandSettled', 'A hand was compared with that of the dealer.', {
    hand: HAND,
    result: field(word(['won', 'lost', 'pushed', 'surrendered']), 'What came of it.'),
    paidCoins: field(NUMBER, 'What it pays back, stakes included.'),
  }),
]

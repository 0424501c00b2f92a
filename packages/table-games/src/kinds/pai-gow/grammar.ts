/** Pai gow poker in a definition, and what its rounds tell. */
import { event, field, flag, list, many, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { CARD } from '../../cards/events.ts'
import { kindGrammar, PAYS } from '../../core/grammar.ts'
import { RANK } from '../../poker/grammar.ts'
import { PAI_GOW_HANDS } from './hand.ts'

const SEVEN = object('SevenCardPay', 'What any five of the seven cards of the player pay: the dearest that there is.', {
  hand: field(
    word(PAI_GOW_HANDS, { name: 'PaiGowHand', list: 'PAI_GOW_HANDS', doc: 'What a hand with a joker is.' }),
    'What the hand is.',
  ),
  pays: field(PAYS, 'Coins for each coin, beside the stake.'),
})

const STEP = object('HouseWayStep', 'What is done with two pairs, or with four of a kind, of that rank or higher.', {
  from: field(RANK, 'The least rank of the bigger pair, or of the four.'),
  together: optional(
    RANK,
    'All stay in the high hand when a card of this rank or higher can go low.',
    'they are split',
  ),
})

const HOUSE_WAY = object('HouseWay', 'How hands are set. What is not said here is the same in every house.', {
  twoPairs: field(list(STEP, 1, 13), 'For two pairs: the first that fits. The last is for every rank.'),
  four: field(list(STEP, 1, 13), 'For four of a kind without a pair: the first that fits.'),
})

export const GRAMMAR = kindGrammar(
  'paiGow',
  'PaiGowDefinition',
  'Seven cards of 53 each, set as a hand of five and a lower one of two. Both must win; one each is a push, and copies are the dealer’s. The joker is an ace, or completes a straight, a flush or a straight flush.',
  {
    fee: optional(whole(1, 20), 'In hundredths of a win.', 'none'),
    queenHighPushes: optional(
      flag,
      'Whether bets push when the dealer has no pair or better, and a queen as the highest card.',
      'false',
    ),
    wheelSecond: optional(flag, 'Whether A-2-3-4-5 is the second highest straight, not the lowest.', 'false'),
    houseWay: field(HOUSE_WAY, 'How the dealer sets, and the player who asks for it.'),
    bank: optional(flag, 'Whether the player may bank: a spot on which copies win.', 'false'),
    sevenCards: optional(
      list(SEVEN, 1, 9, { noun: 'hand', key: 'hand' }),
      'A bet on the seven cards of the player.',
      'none',
    ),
  },
)

export const EVENTS = [
  event('HandSet', 'Seven cards were set as two hands.', {
    of: field(word(['player', 'dealer']), 'Whose they are.'),
    high: field(many(CARD), 'The five cards.'),
    low: field(many(CARD), 'The two cards.'),
    name: field(word([...PAI_GOW_HANDS, 'pair', 'highCard']), 'What the five cards are.'),
  }),
  event('HandsCompared', 'Both hands were compared.', {
    high: field(word(['player', 'dealer']), 'Who has the higher five cards; copies are the dealer’s.'),
    low: field(word(['player', 'dealer']), 'Who has the higher two cards.'),
  }),
]

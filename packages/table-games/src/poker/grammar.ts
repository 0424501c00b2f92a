/** Pay tables of poker hands in definitions, and what rounds tell of hands. */
import { event, field, flag, list, object, optional, whole, word } from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../cards/card.ts'
import { PAYS } from '../core/grammar.ts'
import { HAND_NAMES } from './pay-rows.ts'

export const RANK = word([...RANKS], { name: 'CardRank', list: 'CARD_RANKS', doc: 'A rank of cards; `T` is the ten.' })
export const RANK_LIST = list(RANK, 1, RANKS.length, { noun: 'rank' })

const HAND = word(HAND_NAMES, {
  name: 'PokerHand',
  list: 'POKER_HANDS',
  doc: 'What a poker hand is. Of three cards, `royalFlush` is queen, king and ace of one suit; `wildCards` is a number of wild cards.',
})

const ROW = {
  hand: field(HAND, 'What the hand is.'),
  ranks: optional(RANK_LIST, 'Of a pair, three, four or five of a kind: the ranks that count.', 'any'),
}

const ROW_DOC = 'A row of a pay table. A hand is paid by the dearest row that it can be read as.'

/** Where no card is wild, and the stake is not part of what is paid. */
export const PAID_HAND = object('PaidHand', ROW_DOC, {
  ...ROW,
  pays: field(PAYS, 'Coins for each coin, beside the stake.'),
})

export const PAID_HANDS = list(PAID_HAND, 1, 30)

export const DRAWN_HAND = object('DrawnHand', ROW_DOC, {
  ...ROW,
  natural: optional(flag, 'Without a wild card.', 'false'),
  kickers: optional(RANK_LIST, 'Of four of a kind: the ranks that the fifth card may have.', 'any'),
  count: optional(whole(1, 5), 'Of `wildCards`: how many, at least.'),
  pays: field(PAYS, 'Coins for each coin, stake included: 1 gives the stake back.'),
  full: optional(PAYS, 'The same for a bet of at least `fullCoins`.', 'what `pays` says'),
})

export const HAND_NAME = word([...HAND_NAMES, 'highCard'], {
  name: 'HandName',
  list: 'HAND_NAMES',
  doc: 'What a poker hand is: as pay tables name it, or nothing but its highest card.',
})

export const POKER_EVENTS = [
  event('HandNamed', 'What a poker hand is was read.', {
    of: field(word(['player', 'dealer', 'community']), 'Whose hand it is.'),
    name: field(HAND_NAME, 'What it is.'),
  }),
]

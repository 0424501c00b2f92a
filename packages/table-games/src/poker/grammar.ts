/** Pay tables of poker hands in definitions, and what rounds tell of hands. */
import {
  COINS as COINS_TOLD,
  event,
  field,
  flag,
  list,
  NUMBER,
  object,
  optional,
  text,
  whole,
  word,
} from '@spilvaerk/slot-engine/shared'
import { RANKS } from '../cards/card.ts'
import { SPOT } from '../core/events.ts'
import { COINS, PAYS } from '../core/grammar.ts'
import { HAND_NAMES } from './pay-rows.ts'

export const RANK = word([...RANKS], { name: 'CardRank', list: 'CARD_RANKS', doc: 'A rank of cards; `T` is the ten.' })
export const RANK_LIST = list(RANK, 1, RANKS.length, { noun: 'rank' })

const HAND = word(HAND_NAMES, {
  name: 'PokerHand',
  list: 'POKER_HANDS',
  doc: 'What a poker hand is. Of three cards, `royalFlush` is queen, king and ace of one suit; `wildCards` is a number of wild cards.',
})

/** So that the stakes and pays of a law are told apart. */
const MOST_PRIZE = 50_000_000

const ROW = {
  hand: field(HAND, 'What the hand is.'),
  ranks: optional(RANK_LIST, 'Of a pair, three, four or five of a kind: the ranks that count.', 'any'),
}

const ROW_DOC = 'A row of a pay table. A hand is paid by the dearest row that it can be read as.'

const PROGRESSIVE_HAND = object(
  'ProgressiveHand',
  'A hand that a progressive bet wins with. Either `coins` or `percent`.',
  {
    ...ROW,
    coins: optional(
      whole(1, MOST_PRIZE),
      'Coins that it pays. The stake is not part of them, and stays with the house.',
    ),
    percent: optional(
      whole(1, 100),
      'Hundredths of the pool that it takes, rounded down to a coin. Those of `startCoins` are part of the round; those of what has gathered are paid beside it.',
    ),
  },
)

export const PROGRESSIVE_BET = object(
  'ProgressiveBet',
  "A bet on the player's cards, whatever is done with them. It has one price, and wins of a pool that grows by each such bet.",
  {
    name: optional(text(1, 100), 'What players call the pool.', 'the name of the spot'),
    price: optional(COINS, 'What the bet costs: no more and no less.', '1'),
    startCoins: field(
      whole(1, MOST_PRIZE),
      'What the pool starts from. What has gathered in it belongs to the caller.',
    ),
    contributionPpm: field(whole(1, 1_000_000), 'The part of each coin staked that goes into the pool, in millionths.'),
    pays: field(list(PROGRESSIVE_HAND, 1, 30), 'What wins. At least one hand takes a part of the pool.'),
  },
)

export const JACKPOT_WON = event('JackpotWon', 'A hand took a part of a progressive pool.', {
  jackpot: field(SPOT, 'The id of the spot.'),
  percent: field(NUMBER, 'Hundredths of the pool.'),
  coins: field(
    COINS_TOLD,
    'Those of what the pool starts from, which the spot pays. Those of what has gathered come beside.',
  ),
})

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

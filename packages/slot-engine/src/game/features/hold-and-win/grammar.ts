import {
  CHANCE,
  COINS,
  COUNT_TRIGGER,
  FREE_SPINS,
  JACKPOT_WEIGHTS,
  MOST_CELLS,
  MULTIPLIER,
  weightsByNumber,
} from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, ruled, whole, word } from '../../../vocabulary/shape.ts'
import { head, PRIZE } from '../prizes/grammar.ts'

const LANDING = object('Landing', 'Whether a coin lands on a free cell.', {
  hit: field(CHANCE, 'The weight of a coin.'),
  miss: field(CHANCE, 'The weight of none.'),
})

const ACTIVE_COIN = object(
  'ActiveCoin',
  'A coin that acts once, as it lands, on the coins locked before it: first it multiplies, then it adds, then it collects. Coins of one respin land reel by reel, from the top.',
  {
    weight: field(CHANCE, 'Its weight beside those of the values.'),
    coins: optional(COINS, 'What it is worth by itself.', '0'),
    multiplies: optional(MULTIPLIER, 'Multiplies what each coin before it is worth.', '1'),
    adds: optional(COINS, 'Adds as much to each coin before it.', '0'),
    collects: optional(flag, 'True: it adds what all coins before it are worth to its own worth.', 'false'),
  },
)

const GRADE = object('Grade', 'What so many coins bring at the end, beside their values.', {
  at: field(whole(1, MOST_CELLS), 'So many coins, or more.'),
  factor: optional(MULTIPLIER, 'Multiplies what all coins are worth together.', '1'),
  prize: optional(PRIZE, 'Given when the coins have been paid.', 'none'),
})

const FULL_REEL = object('FullReel', 'What a reel brings at the end if a coin lies in each of its cells.', {
  prize: field(PRIZE, 'Given when the coins have been paid, reel by reel.'),
})

export const HOLD_AND_WIN = object(
  'HoldAndWin',
  'The coins in view lock, everything else spins again; each new coin resets the number of respins, for all reels or for its own. At the end all coins pay their values.',
  {
    ...head('holdAndWin'),
    trigger: field(COUNT_TRIGGER, 'What starts it.'),
    respins: field(FREE_SPINS, 'Respins after each new coin.'),
    values: field(
      weightsByNumber('A value', 0, LIMITS.payCoins),
      'Weights by coins: what a coin is worth, drawn when it lands.',
    ),
    jackpots: optional(JACKPOT_WEIGHTS, 'Weights by jackpot id: beside the values.', 'none'),
    landing: field(LANDING, 'On each respin a free cell shows a coin with chance hit / (hit + miss).'),
    active: optional(
      ruled(list(ACTIVE_COIN, 1, LIMITS.prizes), 'activeAlone'),
      'Coins that act, drawn beside the values.',
      'none',
    ),
    opensRows: optional(
      ruled(list(whole(2, MOST_CELLS), 1, LIMITS.rows - 1, { noun: 'entry' }), 'opensInTurn'),
      'Each opens a row under the window, for all reels, once so many coins are locked; from then on its cells spin too.',
      'the window alone',
    ),
    opensReels: optional(
      ruled(list(whole(2, MOST_CELLS), 1, LIMITS.reels - 1, { noun: 'entry' }), 'opensInTurn'),
      'Each opens a reel on the right of the window, as tall as its last one, once so many coins are locked; from then on its cells spin too.',
      'the window alone',
    ),
    eachReel: optional(
      ruled(
        word(['withCoins', 'all'], {
          name: 'PlayingReels',
          list: 'PLAYING_REELS',
          doc: 'Reels that have respins of their own.',
        }),
        'countsByReel',
      ),
      'Each reel has `respins` of its own: a coin gives back those of its own reel, and a reel without any left stays as it is. `withCoins`: only reels that show a coin at the start play, and those that open; `all`: every reel plays.',
      'one number of respins for all reels',
    ),
    fullReels: optional(
      ruled(list(FULL_REEL, 1, LIMITS.reels, { noun: 'entry' }), 'onePrizePerReel'),
      'By reel from the left, those that open counted in: what it brings if it is full at the end.',
      'none',
    ),
    fullCoins: optional(COINS, 'Coins for filling every cell, rows and reels that have opened among them.', '0'),
    grades: optional(
      ruled(list(GRADE, 1, LIMITS.prizes, { noun: 'grade', key: 'at' }), 'gradesInReach'),
      'What the number of coins at the end brings: a factor, a prize or both, by the highest grade that is reached. With `at` for every cell it is for a full grid.',
      'none',
    ),
  },
  { rules: ['coinsStayInView'] },
)

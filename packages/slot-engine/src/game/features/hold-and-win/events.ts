import { field, flag, object, optional } from '../../../vocabulary/shape.ts'
import { CELL, COINS, coins, event, feature, JACKPOT, MULTIPLIER, many, NUMBER } from '../../../vocabulary/told.ts'

export const COINS_LOCKED = event('CoinsLocked', 'Coins landed and stay; `respins` are left now.', {
  feature,
  coins: field(
    many(
      object('LockedCoin', 'A coin that landed and stays.', {
        cell: field(CELL, 'Where it lies; rows that have opened lie under those of the window.'),
        coins: field(COINS, 'What it is worth.'),
        jackpot: optional(JACKPOT, 'The id of the jackpot that it is.'),
      }),
    ),
    'The coins that landed.',
  ),
  respins: field(NUMBER, 'The respins left.'),
  rows: optional(NUMBER, 'Rows that have opened under the window so far, where any have.'),
})

export const HOLD_AND_WIN_ENDED = event('HoldAndWinEnded', 'Hold-and-win is over.', {
  feature,
  full: field(flag, 'Every cell was filled.'),
  factor: optional(MULTIPLIER, 'What multiplied the coins, where their number did.'),
  coins,
})

import { field, object, optional } from '../../../vocabulary/shape.ts'
import { CELL, COINS, JACKPOT, NUMBER } from '../../../vocabulary/told.ts'

export const LOCKED_COIN = object('LockedCoin', 'A coin and what it is worth.', {
  cell: field(CELL, 'Where it lies; rows that have opened lie under those of the window, reels to its right.'),
  coins: field(COINS, 'What it is worth.'),
  active: optional(NUMBER, 'The number of its kind among the coins that act, from 1.'),
  jackpot: optional(JACKPOT, 'The id of the jackpot that it is.'),
})

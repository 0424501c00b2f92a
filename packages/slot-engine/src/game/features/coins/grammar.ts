import { field, object, optional } from '../../../vocabulary/shape.ts'
import { CELL, COINS, JACKPOT } from '../../../vocabulary/told.ts'

export const LOCKED_COIN = object('LockedCoin', 'A coin and what it is worth.', {
  cell: field(CELL, 'Where it lies; rows that have opened lie under those of the window.'),
  coins: field(COINS, 'What it is worth.'),
  jackpot: optional(JACKPOT, 'The id of the jackpot that it is.'),
})

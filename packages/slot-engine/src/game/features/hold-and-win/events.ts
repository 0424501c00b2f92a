import { field, flag, optional } from '../../../vocabulary/shape.ts'
import { coins, event, feature, MULTIPLIER, many, NUMBER } from '../../../vocabulary/told.ts'
import { LOCKED_COIN } from '../coins/grammar.ts'

export const COINS_LOCKED = event('CoinsLocked', 'Coins landed and stay; `respins` are left now.', {
  feature,
  coins: field(many(LOCKED_COIN), 'The coins that landed.'),
  worth: optional(many(LOCKED_COIN), 'What every locked coin is worth now, where one that has just landed acts.'),
  respins: field(NUMBER, 'The respins left.'),
  left: optional(many(NUMBER), 'By reel the respins left, where each reel has its own; `respins` is the most of them.'),
  opened: optional(NUMBER, 'Reels that have opened on the right of the window so far, where any have.'),
  rows: optional(NUMBER, 'Rows that have opened under the window so far, where any have.'),
})

export const HOLD_AND_WIN_ENDED = event('HoldAndWinEnded', 'Hold-and-win is over.', {
  feature,
  full: field(flag, 'Every cell was filled.'),
  factor: optional(MULTIPLIER, 'What multiplied the coins, where their number did.'),
  coins,
})

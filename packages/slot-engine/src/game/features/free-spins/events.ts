import { field, flag } from '../../../vocabulary/shape.ts'
import { CELLS, COINS, count, event, feature, MULTIPLIER, NUMBER, symbol } from '../../../vocabulary/told.ts'
import { keptCells } from '../../symbols/kept/grammar.ts'

export const FREE_SPINS_AWARDED = event('FreeSpinsAwarded', 'A window awarded free spins.', {
  feature,
  symbol,
  count,
  cells: field(CELLS, 'The cells that were counted.'),
  spins: field(NUMBER, 'How many spins.'),
  retrigger: field(flag, 'While they run already.'),
})

export const FREE_SPIN_STARTED = event('FreeSpinStarted', 'A free spin began.', {
  feature,
  number: field(NUMBER, 'From 1.'),
  remaining: field(NUMBER, 'Spins left after this one, before a retrigger.'),
  multiplier: field(MULTIPLIER, 'The multiplier that it begins with.'),
  kept: keptCells,
})

export const FREE_SPINS_ENDED = event('FreeSpinsEnded', 'The last free spin is over.', {
  feature,
  spins: field(NUMBER, 'How many were played.'),
  coins: field(COINS, 'Won by these free spins together.'),
})

export const LEVEL_REACHED = event('LevelReached', 'The symbols collected in free spins reached a level.', {
  feature,
  level: field(NUMBER, 'The number of the level, from 1.'),
  collected: field(NUMBER, 'How many symbols have been collected.'),
  spins: field(NUMBER, 'How many further spins it brings.'),
  multiplier: field(MULTIPLIER, 'The multiplier of the spins that follow.'),
})

export const EXPANDING_SYMBOL_CHOSEN = event(
  'ExpandingSymbolChosen',
  'The symbol that expands in these free spins was drawn.',
  { feature, symbol },
)

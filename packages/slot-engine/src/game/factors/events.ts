import { field, object, optional } from '../../vocabulary/shape.ts'
import { CELL, COINS, event, MULTIPLIER, many, NUMBER } from '../../vocabulary/told.ts'

const PART = object('FactorPart', 'The factor of a reel.', {
  reel: field(NUMBER, 'The number of the reel, from 0.'),
  multiplier: field(NUMBER, 'Its factor.'),
})

const CELL_PART = object('CellFactor', 'The factor of a cell.', {
  cell: field(CELL, 'The cell.'),
  multiplier: field(NUMBER, 'Its factor.'),
})

export const FACTOR_SHOWN = event('FactorShown', 'A factor of what is won next.', {
  id: field({ kind: 'string' }, 'The id of the factor.'),
  multiplier: optional(MULTIPLIER, 'What it multiplies by; left out where that differs from win to win.'),
  parts: optional(many(PART), 'Where each reel has a factor: those above 1.'),
  marked: optional(
    many(CELL_PART),
    'Where cells have factors: every one in view that has won, with what it has now. Told whenever a cell has won, and as a spin stops that keeps them.',
  ),
})

export const SPIN_MULTIPLIED = event('SpinMultiplied', 'All that a spin won is multiplied at its end.', {
  id: field({ kind: 'string' }, 'The id of the factor.'),
  multiplier: field(MULTIPLIER, 'What multiplies it.'),
  coins: field(COINS, 'What that adds.'),
})

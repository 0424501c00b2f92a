import { field, object, optional } from '../../vocabulary/shape.ts'
import { COINS, event, MULTIPLIER, many, NUMBER } from '../../vocabulary/told.ts'

const PART = object('FactorPart', 'The factor of a reel.', {
  reel: field(NUMBER, 'The number of the reel, from 0.'),
  multiplier: field(NUMBER, 'Its factor.'),
})

export const FACTOR_SHOWN = event('FactorShown', 'A factor of what is won next.', {
  id: field({ kind: 'string' }, 'The id of the factor.'),
  multiplier: optional(MULTIPLIER, 'What it multiplies by; left out where that differs from win to win.'),
  parts: optional(many(PART), 'Where each reel has a factor: those above 1.'),
})

export const SPIN_MULTIPLIED = event('SpinMultiplied', 'All that a spin won is multiplied at its end.', {
  id: field({ kind: 'string' }, 'The id of the factor.'),
  multiplier: field(MULTIPLIER, 'What multiplies it.'),
  coins: field(COINS, 'What that adds.'),
})

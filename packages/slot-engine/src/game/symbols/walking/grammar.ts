import { flag, optional, ruled } from '../../../vocabulary/shape.ts'
import { held } from '../sticky/grammar.ts'

/** Of free spins. */
export const walkingField = optional(
  ruled(held(), 'keepsPlaces', 'walksEverywhere'),
  'Symbols that stay too, but move one reel to the left with every spin, until they leave. Those in view come along.',
  'none',
)

export const untilGoneField = optional(
  ruled(flag, 'needsWalking'),
  'The spins go on while a walking symbol is in view.',
  'false',
)

import { CHANCE, FREE_SPINS, symbolRef, WEIGHT } from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { field, list, object, optional, whole, word } from '../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../vocabulary/told.ts'

export const CHARGE = object(
  'Charge',
  'A meter of one spin: the cells that win by the win rule, counted window by window as symbols fall.',
  {
    at: field(whole(1, LIMITS.charge), 'So many cells, or more.'),
    symbols: optional(
      list(symbolRef('regular', 'wild'), 1, LIMITS.symbols, { noun: 'entry' }),
      'Only cells that show one of these are counted.',
      'every cell that wins',
    ),
  },
)

const CHANCE_START = object(
  'ChanceStart',
  'A feature that a paid spin starts by chance: hit / (hit + miss).',
  {
    hit: field(CHANCE, 'The weight of a start.'),
    miss: field(WEIGHT, 'The weight of none; 0 for a start each time.'),
    when: optional(
      word(['before', 'after', 'loss']),
      '`before` the reels spin, `after` the spin and what it won, or after a `loss` only: a spin that neither won nor started anything.',
      '`after`',
    ),
    charged: optional(
      CHARGE,
      'Only once the spin has won with so many cells, all that fell in it counted. Several features have a charge each.',
      'whatever it won',
    ),
    spins: optional(FREE_SPINS, 'How many free spins; for no other feature.'),
  },
  { rules: ['spinsByChance'] },
)

/** Of every feature but hold-and-win, which needs coins in view. */
export const chance = optional(
  CHANCE_START,
  'Starts it by chance, in any bet mode with a paid spin, beside what its trigger does.',
  'never',
)

export const STARTED_BY_CHANCE = event('StartedByChance', 'Chance starts a feature.', {
  feature,
  spins: optional(NUMBER, 'How many free spins, where it is those.'),
  charged: optional(NUMBER, 'The cells counted, where it takes so many.'),
})

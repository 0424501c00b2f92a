import { CHANCE, FREE_SPINS } from '../../vocabulary/common.ts'
import { field, object, optional, word } from '../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../vocabulary/told.ts'

const CHANCE_START = object(
  'ChanceStart',
  'A feature that a paid spin starts by chance: hit / (hit + miss).',
  {
    hit: field(CHANCE, 'The weight of a start.'),
    miss: field(CHANCE, 'The weight of none.'),
    when: optional(
      word(['before', 'after', 'loss']),
      '`before` the reels spin, `after` the spin and what it won, or after a `loss` only: a spin that neither won nor started anything.',
      '`after`',
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
})

import { CELLS, symbolRef, weightsByNumber } from '../../../vocabulary/common.ts'
import { field, object, optional, ruled } from '../../../vocabulary/shape.ts'

const EXTRA_WILDS = object(
  'ExtraWilds',
  'Wilds put over what has stopped.',
  {
    symbol: field(ruled(symbolRef('wild'), 'addedToEveryReel'), 'The wild.'),
    counts: field(weightsByNumber('A number of wilds', 0, CELLS), 'Weights by their number.'),
  },
  { rules: ['keepsPlaces'] },
)

/** Of free spins. */
export const extraWildsField = optional(
  EXTRA_WILDS,
  'Wilds put on so many cells of every window, wherever no scatter lies: weights by their number.',
  'none',
)

/** Of paid spins. */
export const paidWildsField = optional(
  EXTRA_WILDS,
  'Wilds put on so many cells of the window of a paid spin, wherever no scatter lies: weights by their number, 0 for none.',
  'none',
)

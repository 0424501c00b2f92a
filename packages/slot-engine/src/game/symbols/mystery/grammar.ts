import { symbolWeights } from '../../../vocabulary/common.ts'
import { field, object } from '../../../vocabulary/shape.ts'
import { labels } from '../labels.ts'

export const MYSTERY = object(
  'MysterySymbol',
  'Turns into another symbol when it comes into view: all mystery symbols in view into the same. Scatters and triggers are counted before it does, so it never makes one.',
  {
    ...labels('mystery'),
    reveals: field(symbolWeights('regular', 'wild'), 'Weights by symbol id.'),
  },
)

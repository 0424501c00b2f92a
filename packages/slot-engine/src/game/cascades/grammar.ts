import { MULTIPLIER, symbolWeights } from '../../vocabulary/common.ts'
import { list, object, optional, ruled, word } from '../../vocabulary/shape.ts'

export const CASCADES = object(
  'Cascades',
  'Winning symbols vanish, the rest fall, new ones follow, until nothing wins.',
  {
    multipliers: optional(
      list(MULTIPLIER, 1, 100),
      'The multiplier of the first window’s wins, of the second’s, …; the last repeats.',
      '1',
    ),
    refill: optional(
      {
        kind: 'either',
        plain: word(['strip']),
        table: ruled(symbolWeights('regular', 'wild', 'scatter', 'blank'), 'refillsEveryReel'),
      },
      'What fills the gaps: `strip`, the symbols above on the reel’s strip; or weights by symbol id, each cell drawn by itself.',
      '`strip`',
    ),
  },
)

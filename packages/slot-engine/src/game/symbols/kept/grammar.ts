import { MULTIPLIER, symbolRef } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, list, object, optional, ruled, whole, word } from '../../../vocabulary/shape.ts'
import { CELL, many, NUMBER, SYMBOL } from '../../../vocabulary/told.ts'

export const MOVES = ['stays', 'left', 'right', 'bounces', 'roams'] as const

const KEPT = object(
  'KeptSymbol',
  'A symbol that is kept in free spins once it has landed.',
  {
    symbol: field(symbolRef('regular', 'wild'), 'The symbol.'),
    moves: optional(
      word(MOVES),
      'What becomes of it after each spin. stays: nothing; left, right: it moves one reel that way and leaves at the end; bounces: it moves to the left and turns at either end; roams: it moves to a random cell that no other kept symbol has, any as likely as the others.',
      '`stays`',
    ),
    lasts: optional(
      whole(1, LIMITS.freeSpins),
      'For how many spins it is kept after the one in which it landed.',
      'to the end',
    ),
    adds: optional(
      ruled(MULTIPLIER, 'growsOnWilds'),
      'What each spin for which it is kept adds to the multiplier of a wild, up to `upTo`.',
      'nothing',
    ),
    upTo: optional(MULTIPLIER, 'How far its multiplier grows; with `adds`.', 'not at all'),
  },
  { rules: ['keptFits'] },
)

/** Of free spins. */
export const keptField = optional(
  ruled(list(KEPT, 1, LIMITS.symbols, { noun: 'symbol', key: 'symbol' }), 'keepsPlaces', 'keptAlone'),
  'Symbols that are kept for some spins or to the end, in their places or moving, with a multiplier that may grow. Instead of `sticky` and `walking`.',
  'none',
)

/** Of the event of a free spin. */
export const keptCells = optional(
  many(
    object('KeptCell', 'A symbol that is kept for a free spin.', {
      cell: field(CELL, 'Where it lies in this spin.'),
      was: field(CELL, 'Where it lay before.'),
      symbol: field(SYMBOL, 'The symbol.'),
      multiplier: field(NUMBER, 'What it multiplies by; 1 for most.'),
    }),
  ),
  'What is kept for this spin, where the feature has `kept`.',
)

import { LAST_REEL, REELS, STOP_WEIGHTS, symbolRef, weightsByNumber } from '../../vocabulary/common.ts'
import { LIMITS } from '../../vocabulary/limits.ts'
import { type EitherShape, field, list, named, object, optional, ruled, whole } from '../../vocabulary/shape.ts'

const ROWS: EitherShape = {
  kind: 'either',
  plain: whole(1, LIMITS.rows),
  table: named('rowWeights', weightsByNumber('A number of rows', 1, LIMITS.rows)),
  rules: ['fixedRowsOnLines'],
}

export const REEL = object(
  'ReelDefinition',
  'A reel: a strip of symbols that stops somewhere, and the rows of it that are in view.',
  {
    strip: field(
      list(ruled(symbolRef(), 'wildMayStandHere'), 1, LIMITS.stripLength),
      'Symbol ids; stop `s` shows strip[s] in row 0, strip[s + 1] in row 1, … cyclically.',
    ),
    weights: optional(STOP_WEIGHTS, 'The relative frequency of each stop.', 'all equal'),
    rows: field(
      ROWS,
      'Rows in the window on this reel: one number, or weights by number of rows, drawn anew each spin.',
    ),
    follows: optional(
      ruled(whole(0, { name: 'reelBefore', limit: LIMITS.reels - 2, doc: 'the reel before' }), 'leaderBefore'),
      'The number of an earlier reel: this one always stops where that one stops. Both have as many stops and rows. Where their strips are alike and symbols stand in stacks, the reels show giant symbols.',
      'it stops by itself',
    ),
  },
  { rules: ['lightReel'], def: 'reel' },
)

export const REEL_LIST = named('reels', ruled(list(REEL, 1, LIMITS.reels), 'asManyReels'))

export const TOP_REEL = object(
  'TopReel',
  'A reel that lies across others: stop `s` puts strip[s] over the first of `reels`, strip[s + 1] over the second, … What lies over a reel is row 0 of that reel’s part of the window and counts as such in everything. With cascades the rest of it moves to the left, and new symbols follow from the right.',
  {
    reels: field(
      ruled(list(whole(0, LAST_REEL), 1, REELS, { noun: 'entry' }), 'leftToRight'),
      'The reels it lies over, ascending.',
    ),
    strip: field(list(ruled(symbolRef(), 'wildMayStandBelow'), 1, LIMITS.stripLength), 'Symbol ids.'),
    weights: optional(STOP_WEIGHTS, 'As a reel’s.', 'all equal'),
  },
)

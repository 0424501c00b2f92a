import { ALL_REELS, REELS } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, list, object, optional, text, whole, word } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { tag, WILD_RUNS, wildMultipliers } from '../grammar.ts'

const LAST_ROW = {
  name: 'lastRowOfReel',
  limit: LIMITS.rows - 1,
  doc: 'the last row that the reel has in every set',
} as const

const SHAPE = object('WinShape', 'Cells that win together.', {
  name: field(text(1, 100), 'What players read.'),
  cells: field(
    list(list(whole(0, LAST_ROW), 0, LIMITS.rows, { noun: 'row' }), ALL_REELS, REELS),
    'Per reel the rows of its cells; an empty list where it has none.',
  ),
  times: optional(whole(1, LIMITS.multiplier), 'Multiplies what the pay table says for so many cells.', '1'),
})

export const SHAPES = object(
  'ShapeWins',
  'A symbol wins in every cell of a shape: it pays as for so many cells, wilds counted in.',
  {
    type: tag('shapes'),
    shapes: field(list(SHAPE, 1, LIMITS.shapes, { noun: 'shape', key: 'name' }), 'The shapes that win.'),
    nested: optional(
      word(['hidden', 'paid'], {
        name: 'NestedShapes',
        list: 'NESTED_SHAPES',
        doc: 'What becomes of a shape that lies within a larger one which wins with the same symbol.',
      }),
      'Whether a shape wins that lies within a larger one which wins with the same symbol: never (`hidden`), or beside it (`paid`).',
      '`hidden`',
    ),
    wildMultipliers,
    wildRuns: optional(
      { ...word(['own', 'none', 'each']), partOf: WILD_RUNS },
      'What a shape of wilds alone pays: their own pays only (`own`), nothing (`none`), or as every symbol that they stand in for, and their own pays (`each`).',
      '`own`',
    ),
    fullWindow: fullWindowField,
  },
)

export const SHAPE_WON = event('ShapeWon', 'A symbol in every cell of a shape.', {
  shape: field({ kind: 'string' }, 'The name of the shape.'),
  symbol,
  count,
  ...pay,
})

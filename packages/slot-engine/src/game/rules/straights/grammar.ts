import { field, object, optional, word } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { cellsPaid, tag, WILD_RUNS, wildMultipliers } from '../grammar.ts'

export const STRAIGHTS = object(
  'StraightWins',
  'Cells of one symbol side by side in a row, or one above the other on a reel, win by their number; wilds are counted in. A cell may belong to a run of its row and to one of its reel.',
  {
    type: tag('straights'),
    along: optional(
      word(['both', 'rows', 'reels'], { name: 'Along', list: 'ALONG', doc: 'Where straight runs lie.' }),
      'Where runs lie: in rows, on reels, or on both.',
      '`both`',
    ),
    wildMultipliers,
    wildRuns: optional(
      { ...word(['own', 'none', 'each']), partOf: WILD_RUNS },
      'What a run of wilds alone pays: its own pays only (`own`), nothing (`none`), or as every symbol that it stands in for, and its own pays (`each`).',
      '`own`',
    ),
    paid: cellsPaid,
    fullWindow: fullWindowField,
  },
)

export const STRAIGHT_WON = event('StraightWon', 'Cells of a symbol side by side in a row or on a reel.', {
  symbol,
  along: field(word(['row', 'reel']), 'Where they lie.'),
  count,
  ...pay,
})

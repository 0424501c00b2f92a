import { object, optional, word } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { cellsPaid, tag, WILD_RUNS, wildMultipliers } from '../grammar.ts'

export const CLUSTERS = object(
  'ClusterWins',
  'Cells of one symbol that touch; a wild belongs to every cluster it touches.',
  {
    type: tag('clusters'),
    neighbours: optional(
      word(['sides', 'corners'], { name: 'Neighbours', list: 'NEIGHBOURS', doc: 'Which cells of a cluster touch.' }),
      'Which cells touch: those that share a side, or those that share a corner too.',
      '`sides`',
    ),
    wildMultipliers,
    wildRuns: optional(
      WILD_RUNS,
      'What a cluster of wilds alone pays: its own pays only (`own`), as every symbol that it stands in for, and its own pays (`each`), of the same cells only what pays most (`best`), or nothing (`none`).',
      '`own`',
    ),
    paid: cellsPaid,
    fullWindow: fullWindowField,
  },
)

export const CLUSTER_WON = event('ClusterWon', 'Cells of a symbol that touch.', { symbol, count, ...pay })

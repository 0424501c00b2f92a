import { object } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { tag, wildMultipliers } from '../grammar.ts'

export const CLUSTERS = object(
  'ClusterWins',
  'Cells of one symbol that touch by their sides; a wild belongs to every cluster it touches.',
  { type: tag('clusters'), wildMultipliers },
)

export const CLUSTER_WON = event('ClusterWon', 'Cells of a symbol that touch.', { symbol, count, ...pay })

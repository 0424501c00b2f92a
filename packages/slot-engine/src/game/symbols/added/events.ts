import { field } from '../../../vocabulary/shape.ts'
import { CELLS, event, symbol } from '../../../vocabulary/told.ts'

export const WILDS_ADDED = event('WildsAdded', 'Wilds put over what had stopped.', {
  symbol,
  cells: field(CELLS, 'Where they lie.'),
})

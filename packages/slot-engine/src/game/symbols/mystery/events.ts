import { field } from '../../../vocabulary/shape.ts'
import { CELLS, event, symbol } from '../../../vocabulary/told.ts'

export const REVEALED = event('Revealed', 'Mystery symbols turned into `symbol`.', {
  symbol,
  cells: field(CELLS, 'Where they stood.'),
})

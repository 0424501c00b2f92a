import { field } from '../../vocabulary/shape.ts'
import { CELLS, event, many, NUMBER, SYMBOL } from '../../vocabulary/told.ts'

export const WINDOW_CHANGED = event('WindowChanged', 'Cells show other symbols.', {
  change: field(NUMBER, 'The number of the change in the list of the definition or of the free spins at play, from 0.'),
  cells: field(CELLS, 'The cells that show something else now.'),
  symbols: field(many(SYMBOL), 'By cell what it shows.'),
})

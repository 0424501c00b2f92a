import { field } from '../../vocabulary/shape.ts'
import { CELLS, event, MULTIPLIER, NUMBER, window } from '../../vocabulary/told.ts'

export const CASCADED = event('Cascaded', 'Winners vanished, the rest fell, new symbols followed.', {
  number: field(NUMBER, '1 for the first.'),
  removed: field(CELLS, 'The cells whose symbols vanished.'),
  window: window('What is in view now.'),
  multiplier: field(MULTIPLIER, 'The multiplier of what this window wins.'),
})

import { field, object, optional } from '../../vocabulary/shape.ts'
import { CELLS, event, many, NUMBER, SYMBOL } from '../../vocabulary/told.ts'

export const WINDOW_CHANGED = event('WindowChanged', 'Cells show other symbols.', {
  change: field(NUMBER, 'The number of the change in the list of the definition or of the free spins at play, from 0.'),
  cells: field(CELLS, 'The cells that show something else now.'),
  symbols: field(many(SYMBOL), 'By cell what it shows.'),
  nudged: optional(
    many(
      object('NudgedReel', 'A reel that has moved.', {
        reel: field(NUMBER, 'Which one, from 0.'),
        steps: field(NUMBER, 'How far its symbols have moved down; below 0: up.'),
      }),
    ),
    'Of reels that move.',
  ),
})

import { field, object } from '../../../vocabulary/shape.ts'
import { CELL, event, many, NUMBER } from '../../../vocabulary/told.ts'

export const WILDS_MULTIPLIED = event('WildsMultiplied', 'The multipliers of the wilds in view.', {
  wilds: field(
    many(
      object('WildMultiplier', 'A wild that multiplies.', {
        cell: field(CELL, 'Where it stands.'),
        multiplier: field(NUMBER, 'What it multiplies by.'),
      }),
    ),
    'The wilds that multiply.',
  ),
})

import { field } from '../../../vocabulary/shape.ts'
import { event, many, NUMBER, symbol } from '../../../vocabulary/told.ts'

export const EXPANDED = event('Expanded', 'A symbol covered whole reels.', {
  symbol,
  reels: field(many(NUMBER), 'The reels that it covered.'),
})

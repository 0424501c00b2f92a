import { object } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { tag, wildMultipliers } from '../grammar.ts'

export const ANYWHERE = object(
  'AnywhereWins',
  'A symbol wins by its number anywhere in the window, wilds counted in.',
  {
    type: tag('anywhere'),
    wildMultipliers,
  },
)

export const ANYWHERE_WON = event('AnywhereWon', 'A symbol by its number anywhere in the window.', {
  symbol,
  count,
  ...pay,
})

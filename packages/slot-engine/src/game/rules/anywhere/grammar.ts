import { object, optional } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { cellsPaid, tag, WILD_RUNS, wildMultipliers } from '../grammar.ts'

export const ANYWHERE = object(
  'AnywhereWins',
  'A symbol wins by its number anywhere in the window, wilds counted in.',
  {
    type: tag('anywhere'),
    wildMultipliers,
    wildRuns: optional(
      WILD_RUNS,
      'What wilds pay besides the symbols in view that they count with: their own pays by their number (`own`), as every symbol that they stand in for and of which none is in view, and their own pays (`each`), of all these only what pays most (`best`), or nothing (`none`).',
      '`own`',
    ),
    paid: cellsPaid,
    fullWindow: fullWindowField,
  },
)

export const ANYWHERE_WON = event('AnywhereWon', 'A symbol by its number anywhere in the window.', {
  symbol,
  count,
  ...pay,
})

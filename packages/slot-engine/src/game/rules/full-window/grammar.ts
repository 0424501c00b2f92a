import { COINS } from '../../../vocabulary/common.ts'
import { field, object, optional, table, word } from '../../../vocabulary/shape.ts'
import { count, event, pay, symbol } from '../../../vocabulary/told.ts'

const FULL_WINDOW = object(
  'FullWindow',
  'What a window pays that shows one symbol in every cell, instead of all that it wins by the win rule. No wild multiplies it, and nothing is started by it that wins start.',
  {
    pays: field(
      table({ kind: 'reference', to: 'symbol', of: ['regular', 'wild'] }, COINS, { size: { min: 1, noun: 'entry' } }),
      'Coins by symbol. Of several that the window is full of, wilds counted in, the one that pays most.',
    ),
    wilds: optional(
      word(['count', 'never'], {
        name: 'FullWindowWilds',
        list: 'FULL_WINDOW_WILDS',
        doc: 'Whether wilds count as what they stand in for in a full window.',
      }),
      'Whether wilds count as the symbols that they stand in for (`count`), or only as themselves (`never`).',
      '`count`',
    ),
  },
)

/** Of every win rule. */
export const fullWindowField = optional(
  FULL_WINDOW,
  'What a window of one symbol pays instead of its other wins by this rule.',
  'what the rule pays',
)

export const FULL_WINDOW_WON = event('FullWindowWon', 'One symbol in every cell: a prize instead of all other wins.', {
  symbol,
  count,
  ...pay,
})

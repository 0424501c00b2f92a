import { field, object, optional, word } from '../../../vocabulary/shape.ts'
import { count, event, NUMBER, pay, symbol } from '../../../vocabulary/told.ts'
import { DIRECTION, tag } from '../grammar.ts'

export const WAYS = object(
  'WaysWins',
  'A symbol on consecutive reels wins once for every way through its cells: coins × the product of its cells per reel. A multiplying wild counts as that many cells.',
  {
    type: tag('ways'),
    direction: optional(
      { ...word(['left', 'right', 'both']), partOf: DIRECTION },
      'Where a run begins: `left` at reel 0 going right, `right` at the last reel going left, `both` either (a run over all reels counts once).',
      '`left`',
    ),
  },
)

export const WAYS_WON = event('WaysWon', 'A symbol on `count` consecutive reels, `ways` times.', {
  direction: field(word(['left', 'right']), 'Where the run begins.'),
  symbol,
  count,
  ways: field(NUMBER, 'The ways through its cells.'),
  ...pay,
})

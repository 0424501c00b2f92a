import { field, object, optional, word } from '../../../vocabulary/shape.ts'
import { count, event, NUMBER, pay, symbol } from '../../../vocabulary/told.ts'
import { fullWindowField } from '../full-window/grammar.ts'
import { DIRECTION, PAID, tag, WILD_RUNS } from '../grammar.ts'

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
    paid: optional(
      PAID,
      'How often a symbol’s win pays: for every way (`perWay`), once from each side, however many ways there are (`once`), where no multiplier of a wild takes part, or for every cell of its run (`perCell`), where nothing is multiplied from reel to reel.',
      '`perWay`',
    ),
    wildRuns: optional(
      WILD_RUNS,
      'What ways of wilds alone pay: as every symbol that they stand in for, and their own pays (`each`), of those of one length and side only the symbol that they bring most (`best`), their own pays only (`own`), or nothing (`none`). Ways that cross another symbol pay as that symbol in any case.',
      '`each`',
    ),
    fullWindow: fullWindowField,
  },
)

export const WAYS_WON = event('WaysWon', 'A symbol on `count` consecutive reels, `ways` times.', {
  direction: field(word(['left', 'right']), 'Where the run begins.'),
  symbol,
  count,
  ways: field(NUMBER, 'The ways through its cells, or the cells where each pays: so many times the pay table.'),
  ...pay,
})

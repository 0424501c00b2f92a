/** Plinko in a definition, and what its rounds tell. */
import { event, field, list, many, NUMBER, object, whole } from '@spilvaerk/slot-engine/shared'
import { CHIP, kindGrammar, LIMITS } from '../../core/grammar.ts'

const BOARD = object('PlinkoBoard', 'A board of pins, and a spot to bet on it.', {
  id: field({ kind: 'id' }, 'How bets name it.'),
  back: field(
    list(whole(0, LIMITS.coins), 2, 33),
    'Coins paid back for a chip by the bucket, from the left: one more than there are rows of pins.',
  ),
})

export const GRAMMAR = kindGrammar(
  'plinko',
  'PlinkoDefinition',
  'A ball falls through rows of pins, to the left or to the right of each alike, into a bucket.',
  {
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    boards: field(list(BOARD, 1, 20, { noun: 'board', key: 'id' }), 'The boards. The first is the main bet.'),
  },
)

export const EVENTS = [
  event('BallFell', 'A ball fell into a bucket.', {
    spot: field({ kind: 'string' }, 'The id of the board.'),
    path: field(many(NUMBER), 'By row: 0 to the left, 1 to the right.'),
    bucket: field(NUMBER, 'Which, from 0 at the left.'),
  }),
]

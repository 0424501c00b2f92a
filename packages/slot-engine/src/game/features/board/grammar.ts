import { weightsByNumber } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, ruled, whole } from '../../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../../vocabulary/told.ts'
import { chance } from '../../chances/grammar.ts'
import { head, prize, trigger } from '../prizes/grammar.ts'

export const BOARD = object(
  'Board',
  'A piece goes from before the first space as far as dice say, so many times; each space where it comes to rest gives its prize. One roll past the last space ends it.',
  {
    ...head('board'),
    trigger,
    chance,
    spaces: field(
      ruled(
        list(
          object('Space', 'A space of a board.', {
            prize,
            to: optional(
              whole(0, LIMITS.prizes - 1),
              'The number of the space, from 0, from which the piece goes on; that space gives nothing for it.',
              'this one',
            ),
            ends: optional(flag, 'Coming to rest here ends it.', 'false'),
          }),
          1,
          LIMITS.prizes,
        ),
        'spacesLead',
      ),
      'The spaces, in the order in which the piece comes to them.',
    ),
    dice: field(
      weightsByNumber('A number of spaces', 1, LIMITS.prizes),
      'How far a roll goes: weights by number of spaces.',
    ),
    rolls: field(whole(1, LIMITS.prizes), 'The number of rolls.'),
    loops: optional(flag, 'After the last space comes the first again.', 'false'),
  },
)

export const BOARD_MOVED = event('BoardMoved', 'The piece of a board came to rest, or left the board.', {
  feature,
  roll: field(NUMBER, 'How many spaces it went.'),
  space: field(NUMBER, 'The number of the space, from 0; as many as there are spaces where it left the board.'),
})

import { WEIGHT } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, list, object, ruled } from '../../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../../vocabulary/told.ts'
import { chance } from '../../chances/grammar.ts'
import { head, prize, trigger } from '../prizes/grammar.ts'

export const LADDER = object(
  'Ladder',
  'From rung to rung upwards; each climb succeeds with chance up / (up + down), and the last rung reached is paid.',
  {
    ...head('ladder'),
    trigger,
    chance,
    rungs: field(
      ruled(
        list(
          object('Rung', 'A rung of a ladder.', {
            prize,
            up: field(WEIGHT, 'The weight of climbing on from here; on the last rung it means nothing.'),
            down: field(WEIGHT, 'The weight of staying; on the last rung it means nothing.'),
          }),
          2,
          LIMITS.prizes,
        ),
        'rungsLead',
      ),
      'From the lowest.',
    ),
  },
)

export const LADDER_CLIMBED = event('LadderClimbed', 'The climb ended on `rung`.', {
  feature,
  rung: field(NUMBER, 'The number of the rung, from 0.'),
})

import { WEIGHT } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, list, object, ruled } from '../../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../../vocabulary/told.ts'
import { chance } from '../../chances/grammar.ts'
import { head, prize, trigger } from '../prizes/grammar.ts'

export const WHEEL = object(
  'Wheel',
  'One segment is drawn. A segment may start another feature, such as an inner wheel.',
  {
    ...head('wheel'),
    trigger,
    chance,
    segments: field(
      ruled(
        list(
          object('Weighted', 'A segment of a wheel.', { weight: field(WEIGHT, 'Its relative frequency.'), prize }),
          1,
          LIMITS.prizes,
        ),
        'somethingToDraw',
      ),
      'The segments, around the wheel.',
    ),
  },
)

export const WHEEL_STOPPED = event('WheelStopped', 'A wheel came to rest.', {
  feature,
  segment: field(NUMBER, 'The number of the segment, from 0.'),
})

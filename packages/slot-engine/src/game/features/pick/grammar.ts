import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, whole } from '../../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../../vocabulary/told.ts'
import { chance } from '../../chances/grammar.ts'
import { head, prize, trigger } from '../prizes/grammar.ts'

export const PICK = object(
  'Pick',
  'Covered items are uncovered one by one, in an order that is drawn; what the player touches only reveals it.',
  {
    ...head('pick'),
    trigger,
    chance,
    items: field(
      list(
        object('PickItem', 'An item of a pick.', {
          count: field(whole(1, LIMITS.prizes), 'How many of it lie there.'),
          prize,
          ends: optional(flag, 'Uncovering it ends the pick ("collect").', 'false'),
          factor: optional(
            whole(2, LIMITS.multiplier),
            'Multiplies all coins that the pick gives: they are paid when it ends, times the sum of the factors uncovered. Not with `alike`.',
            'none',
          ),
        }),
        1,
        LIMITS.prizes,
      ),
      'What lies there.',
    ),
    picks: optional(
      whole(1, { name: 'items', limit: LIMITS.prizes, doc: 'the number of items' }),
      'The number of items uncovered; absent: until one that `ends`, or until so many are `alike`.',
    ),
    alike: optional(
      whole(2, { name: 'items', limit: LIMITS.prizes, doc: 'the number of items' }),
      'An item gives its prize only once so many of it are uncovered, and that ends the pick; one that `ends` gives it at once.',
      'each gives its prize',
    ),
  },
  { rules: ['itemsEnd'] },
)

export const ITEM_UNCOVERED = event('ItemUncovered', 'An item of a pick was uncovered.', {
  feature,
  item: field(NUMBER, 'The number of the item, from 0.'),
})

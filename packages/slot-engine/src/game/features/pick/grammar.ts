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
        }),
        1,
        LIMITS.prizes,
      ),
      'What lies there.',
    ),
    picks: optional(
      whole(1, { name: 'items', limit: LIMITS.prizes, doc: 'the number of items' }),
      'The number of items uncovered; absent: until one that `ends`.',
    ),
  },
  { rules: ['itemsEnd'] },
)

export const ITEM_UNCOVERED = event('ItemUncovered', 'An item of a pick was uncovered.', {
  feature,
  item: field(NUMBER, 'The number of the item, from 0.'),
})

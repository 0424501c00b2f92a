import { LABEL } from '../../../vocabulary/common.ts'
import { GAMBLE, LIMITS } from '../../../vocabulary/limits.ts'
import { field, id, list, object, optional } from '../../../vocabulary/shape.ts'
import { event, feature, NUMBER } from '../../../vocabulary/told.ts'
import { chance } from '../../chances/grammar.ts'
import { head, prize, trigger } from '../prizes/grammar.ts'

export const CHOICE = object(
  'Choice',
  'The player takes one of the options, such as many free spins with a small multiplier or few with a large one.',
  {
    ...head('choice'),
    id: field(
      id({ word: GAMBLE, reason: `A choice may not be named "${GAMBLE}".` }),
      'What the rest of the definition calls it.',
    ),
    trigger,
    chance,
    options: field(
      list(
        object('Option', 'What the player may choose.', { name: optional(LABEL, 'What players read.'), prize }),
        2,
        LIMITS.prizes,
      ),
      'The first is what a round that nobody attends takes.',
    ),
  },
)

export const CHOICE_MADE = event('ChoiceMade', 'The player took an option.', {
  feature,
  option: field(NUMBER, 'The number of the option, from 0.'),
})

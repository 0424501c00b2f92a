/** Let it ride in a definition. */
import { field, object, optional } from '@spilvaerk/slot-engine/shared'
import { kindGrammar } from '../../core/grammar.ts'
import { PAID_HANDS, POKER_EVENTS } from '../../poker/grammar.ts'

const THREE_CARDS = object('LetItRideThreeCards', "A bet on the player's three cards.", {
  pays: field(PAID_HANDS, 'What they pay.'),
})

export const GRAMMAR = kindGrammar(
  'letItRide',
  'LetItRideDefinition',
  'Three cards and two that are turned one by one make a hand, which each bet is paid by. After three cards and after four the player lets another bet ride, as large as the first, or pulls it.',
  {
    pays: field(PAID_HANDS, 'What the five cards pay on each bet that rides.'),
    threeCards: optional(THREE_CARDS, 'A side bet.', 'none'),
  },
)

export const EVENTS = POKER_EVENTS

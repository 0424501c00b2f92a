/** Keno in a definition, and what its rounds tell. */
import { event, field, list, many, NUMBER, object, table, whole } from '@spilvaerk/slot-engine/shared'
import { CHIP, kindGrammar, LIMITS } from '../../core/grammar.ts'

const TICKET = object('KenoTicket', 'A bet on so many numbers.', {
  id: field({ kind: 'id' }, 'How bets name it.'),
  picks: field(whole(1, 20), 'So many numbers are picked.'),
  back: field(
    table({ kind: 'count', noun: 'A number of hits', min: 0, max: 20 }, whole(1, LIMITS.coins), {
      size: { min: 1, noun: 'entry' },
    }),
    'Coins paid back for a chip by the number of picks that are drawn, the stake included; what is left out pays nothing.',
  ),
})

export const GRAMMAR = kindGrammar(
  'keno',
  'KenoDefinition',
  'Some of many numbers are drawn. A ticket pays by how many of its picks are among them; which they are decides nothing.',
  {
    numbers: field(whole(2, 200), 'Numbers from 1 to so many.'),
    drawn: field(whole(1, 100), 'So many of them are drawn.'),
    chip: field(CHIP, 'The coins that `back` is paid for.'),
    tickets: field(
      list(TICKET, 1, 20, { noun: 'ticket', key: 'id' }),
      'What may be bet on. The first is the main bet.',
    ),
  },
)

export const EVENTS = [
  event('NumbersPicked', 'A ticket has its numbers.', {
    spot: field({ kind: 'string' }, 'The id of the ticket.'),
    numbers: field(many(NUMBER), 'Which, in the order in which they were picked.'),
  }),
  event('NumbersDrawn', 'The numbers were drawn.', { numbers: field(many(NUMBER), 'Which, in order.') }),
]

/** Big six in a definition, and what its rounds tell. */
import { event, field, list, NUMBER, object } from '@spilvaerk/slot-engine/shared'
import { kindGrammar, PAYS } from '../../core/grammar.ts'

const SYMBOL = object('BigSixSymbol', 'What a segment shows, and a spot to bet on it.', {
  id: field({ kind: 'id' }, 'Its name, and that of the spot.'),
  pays: field(PAYS, 'Coins for each coin, beside the stake.'),
})

export const GRAMMAR = kindGrammar('bigSix', 'BigSixDefinition', 'A large wheel of equal segments.', {
  symbols: field(list(SYMBOL, 1, 50, { noun: 'symbol', key: 'id' }), 'What may be bet on. The first is the main bet.'),
  segments: field(list({ kind: 'id' }, 2, 200), 'What the segments show, in the order of the wheel.'),
})

export const EVENTS = [
  event('WheelStopped', 'The wheel stopped.', {
    symbol: field({ kind: 'string' }, 'What its segment shows.'),
    segment: field(NUMBER, 'The place of the segment, from 0.'),
  }),
]

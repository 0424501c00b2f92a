/** Dice with any number of sides in a definition, and what its rounds tell. */
import { event, field, list, NUMBER, object, whole } from '@spilvaerk/slot-engine/shared'
import { BACK, CHIP, kindGrammar } from '../../core/grammar.ts'

const SPOT = object('DiceSpot', 'A range of numbers that wins: a target with what is over or under it.', {
  id: field({ kind: 'id' }, 'How bets name it.'),
  from: field(whole(1, 1_000_000), 'The least number that wins.'),
  to: field(whole(1, 1_000_000), 'The greatest number that wins.'),
  back: field(BACK, 'Coins paid back for a chip when it wins, the stake included.'),
})

export const GRAMMAR = kindGrammar('dice', 'DiceDefinition', 'One number is drawn, each equally likely.', {
  sides: field(whole(2, 1_000_000), 'Numbers from 1 to so many.'),
  chip: field(CHIP, 'The coins that `back` is paid for.'),
  spots: field(list(SPOT, 1, 400, { noun: 'spot', key: 'id' }), 'What may be bet on. The first is the main bet.'),
})

export const EVENTS = [event('NumberDrawn', 'A number was drawn.', { number: field(NUMBER, 'Which, from 1.') })]

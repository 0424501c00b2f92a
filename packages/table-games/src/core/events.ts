/** What rounds of every kind tell. */
import { COINS, event, field, many, NUMBER, type StringShape } from '@spilvaerk/slot-engine/shared'

export const SPOT: StringShape = { kind: 'string' }
export const WORD: StringShape = { kind: 'string' }

export const SHARED_EVENTS = [
  event('DiceThrown', 'Dice came to rest.', { dice: field(many(NUMBER), 'What they show, one after another.') }),
  event('MoveMade', 'The player chose.', {
    move: field(WORD, 'The name of the move.'),
    coins: field(COINS, 'What it cost.'),
  }),
  event('SpotSettled', 'A spot with a bet came to its end.', {
    spot: field(SPOT, 'The id of the spot.'),
    stakedCoins: field(COINS, 'All that was staked there.'),
    paidCoins: field(COINS, 'What it pays back, stakes included.'),
  }),
]

/** The grammar of what a round tells. */
import { COINS, field, many, type ObjectShape, object, optional, type TaggedShape } from '@spilvaerk/slot-engine/shared'
import { BONUS_EVENTS } from '../bonus/grammar.ts'
import { CARD_EVENTS } from '../cards/events.ts'
import { SHARED_EVENTS, SPOT, WORD } from '../core/events.ts'
import { KINDS } from '../kinds/kinds.ts'

export const TABLE_EVENT: TaggedShape = {
  kind: 'tagged',
  name: 'TableEvent',
  doc: 'Something that happened in a round, with what a page needs to show it.',
  tag: 'type',
  tagDoc: 'What happened.',
  variants: Object.fromEntries([
    ...CARD_EVENTS,
    ...Object.values(KINDS).flatMap(({ events }) => events),
    ...BONUS_EVENTS,
    ...SHARED_EVENTS,
  ]),
  tags: { name: 'TableEventType', list: 'TABLE_EVENT_TYPES' },
}

const PLAYED_SPOT = object('PlayedSpot', 'What came of the bet on one spot.', {
  spot: field(SPOT, 'The id of the spot.'),
  stakedCoins: field(COINS, 'All that was staked there until now.'),
  paidCoins: field(COINS, 'What it pays back until now, stakes included.'),
})

const OFFERED_MOVE = object('OfferedMove', 'Something that the player may do now.', {
  move: field(WORD, 'Its name, by which a choice says it.'),
  coins: field(COINS, 'What it costs.'),
  upTo: optional(COINS, 'Where the player chooses how much: the most. `coins` is the least then.'),
  step: optional(COINS, 'Where the player chooses how much: a multiple of this.'),
  back: optional(COINS, 'Of a move that takes a bet down: the coins that come back with it.'),
})

const AWAITING = object('AwaitedChoice', 'What the round waits for. The first move costs nothing.', {
  asks: field(WORD, 'What is asked.'),
  moves: field(many(OFFERED_MOVE), 'What the player may do.'),
})

export const TABLE_ROUND: ObjectShape = object('TableRound', 'A round as far as it has been played.', {
  stakedCoins: field(COINS, 'All that was staked until now, on all spots.'),
  paidCoins: field(COINS, 'What all spots pay back until now, stakes included; it is paid out at the end.'),
  spots: field(many(PLAYED_SPOT), 'The spots with bets.'),
  events: field(many(TABLE_EVENT), 'What happened, in order.'),
  awaiting: optional(AWAITING, 'What the round waits for.', 'it is over'),
})

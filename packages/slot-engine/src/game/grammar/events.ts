/** The grammar of a round's events. Their types, the wire's schema, the C# model and the reference all follow from it. */
import { field, type ObjectShape, object, optional, type Shape, type TaggedShape } from '../../vocabulary/shape.ts'
import { CELLS, COINS, event, FEATURE, many, NUMBER, pay, window } from '../../vocabulary/told.ts'
import { CASCADED } from '../cascades/events.ts'
import { STARTED_BY_CHANCE } from '../chances/grammar.ts'
import { WINDOW_CHANGED } from '../changes/events.ts'
import { FACTOR_SHOWN, SPIN_MULTIPLIED } from '../factors/events.ts'
import { BOARD_MOVED } from '../features/board/grammar.ts'
import { CHOICE_MADE } from '../features/choice/grammar.ts'
import { COINS_COLLECTED } from '../features/collect/grammar.ts'
import {
  EXPANDING_SYMBOL_CHOSEN,
  FREE_SPIN_STARTED,
  FREE_SPINS_AWARDED,
  FREE_SPINS_ENDED,
  LEVEL_REACHED,
} from '../features/free-spins/events.ts'
import { GAMBLED } from '../features/gamble/grammar.ts'
import { COINS_LOCKED, HOLD_AND_WIN_ENDED } from '../features/hold-and-win/events.ts'
import { JACKPOT_WON } from '../features/jackpot/grammar.ts'
import { LADDER_CLIMBED } from '../features/ladder/grammar.ts'
import { ITEM_UNCOVERED } from '../features/pick/grammar.ts'
import { FEATURE_STARTED, PRIZE_WON } from '../features/prizes/grammar.ts'
import { WHEEL_STOPPED } from '../features/wheel/grammar.ts'
import { ANYWHERE_WON } from '../rules/anywhere/grammar.ts'
import { CLUSTER_WON } from '../rules/clusters/grammar.ts'
import { FULL_WINDOW_WON } from '../rules/full-window/grammar.ts'
import { COMBINATION_WON, LINE_WON } from '../rules/lines/grammar.ts'
import { SCATTER_PAID } from '../rules/scatters/grammar.ts'
import { SHAPE_WON } from '../rules/shapes/grammar.ts'
import { STRAIGHT_WON } from '../rules/straights/grammar.ts'
import { WAYS_WON } from '../rules/ways/grammar.ts'
import { WILDS_ADDED } from '../symbols/added/events.ts'
import { EXPANDED } from '../symbols/expanding/events.ts'
import { WILDS_MULTIPLIED } from '../symbols/multiplying/events.ts'
import { REVEALED } from '../symbols/mystery/events.ts'

const REELS = [
  event('ReelsStopped', 'The reels of one spin came to rest.', {
    reelSet: field({ kind: 'string', names: 'reelSet' }, 'The reel set that spun.'),
    stops: field(many(NUMBER), 'Per reel the stop in row 0.'),
    window: window('Per reel the symbol ids from the top; what a top reel puts over a reel is its row 0.'),
    top: optional(
      object('TopStop', 'Where the reel across the top came to rest.', {
        stop: field(NUMBER, 'Its stop over the first of these reels.'),
        reels: field(many(NUMBER), 'The reels under it: their row 0 is what it shows.'),
      }),
      'The stop of the top reel and the reels under it, where there is one.',
    ),
    held: optional(CELLS, 'In a respin the cells that stayed: only the others spin.'),
  }),
]

const SUMS = [event('Capped', 'The round reached the cap and ended.', { coins: field(COINS, 'What it pays in all.') })]

/** In the order in which the documents list them. */
const WON = [
  LINE_WON,
  REVEALED,
  WILDS_MULTIPLIED,
  WILDS_ADDED,
  FACTOR_SHOWN,
  WINDOW_CHANGED,
  EXPANDED,
  COMBINATION_WON,
  WAYS_WON,
  CLUSTER_WON,
  ANYWHERE_WON,
  STRAIGHT_WON,
  SHAPE_WON,
  FULL_WINDOW_WON,
  SCATTER_PAID,
  SPIN_MULTIPLIED,
  CASCADED,
]

const FEATURES = [
  STARTED_BY_CHANCE,
  FREE_SPINS_AWARDED,
  FREE_SPIN_STARTED,
  FREE_SPINS_ENDED,
  LEVEL_REACHED,
  EXPANDING_SYMBOL_CHOSEN,
  FEATURE_STARTED,
  WHEEL_STOPPED,
  ITEM_UNCOVERED,
  BOARD_MOVED,
  LADDER_CLIMBED,
  COINS_LOCKED,
  HOLD_AND_WIN_ENDED,
  COINS_COLLECTED,
  CHOICE_MADE,
  GAMBLED,
  PRIZE_WON,
  JACKPOT_WON,
]

const VARIANTS = Object.fromEntries([REELS, WON, FEATURES, SUMS].flat())

const typesOf = (fits: (event: ObjectShape) => boolean): readonly string[] =>
  Object.entries(VARIANTS).flatMap(([type, event]) => (fits(event) ? [type] : []))

function namesJackpot(shape: Shape): boolean {
  if (shape.kind === 'list') return namesJackpot(shape.of)
  if (shape.kind === 'object') return Object.values(shape.fields).some((one) => namesJackpot(one.shape))
  return shape.kind === 'string' && shape.names === 'jackpot'
}

export const ROUND_EVENT: TaggedShape = {
  kind: 'tagged',
  name: 'RoundEvent',
  doc: 'One thing that happened in a round.',
  tag: 'type',
  tagDoc: 'What happened.',
  variants: VARIANTS,
  tags: { name: 'RoundEventType', list: 'ROUND_EVENT_TYPES' },
  groups: [
    {
      name: 'WinEvent',
      list: 'WIN_EVENT_TYPES',
      doc: 'The events that show cells winning by the pay table.',
      of: typesOf(({ fields }) => Object.keys(pay).every((key) => key in fields)),
    },
    { name: 'JackpotEvent', doc: 'The events that name jackpots.', of: typesOf(namesJackpot) },
  ],
}

export const ROUND = object(
  'Round',
  'A finished round: what happened, in order, and what it paid. The events’ coins add up to `totalCoins` before the cap.',
  {
    betCoins: field(COINS, 'What the round cost.'),
    totalCoins: field(COINS, 'After the cap; what it has won so far, while it waits for a choice.'),
    events: field(many(ROUND_EVENT), 'What happened, in order.'),
    awaiting: optional(
      object('Awaiting', 'What the player is asked: a number below `options`.', {
        feature: field(
          FEATURE,
          'The choice feature’s id, or `gamble`, where 0 takes the coins and 1 stakes them; where there are several ways to, each has a number from 1, first those that stake all of the coins.',
        ),
        options: field(NUMBER, 'How many options there are.'),
      }),
      'Set where the round waits for a choice that was not given: `totalCoins` is what it has won so far.',
    ),
  },
)

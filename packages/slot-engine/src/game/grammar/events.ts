/** The grammar of a round's events. Their types, the wire's schema, the C# model and the reference all follow from it. */
import {
  field,
  flag,
  type ObjectShape,
  object,
  optional,
  type Shape,
  type TaggedShape,
  word,
} from '../../vocabulary/shape.ts'
import {
  CELL,
  CELLS,
  COINS,
  coins,
  count,
  event,
  FEATURE,
  feature,
  JACKPOT,
  MULTIPLIER,
  many,
  NUMBER,
  pay,
  symbol,
  window,
} from '../../vocabulary/told.ts'
import { ANYWHERE_WON } from '../rules/anywhere/grammar.ts'
import { CLUSTER_WON } from '../rules/clusters/grammar.ts'
import { COMBINATION_WON, LINE_WON } from '../rules/lines/grammar.ts'
import { SCATTER_PAID } from '../rules/scatters/grammar.ts'
import { WAYS_WON } from '../rules/ways/grammar.ts'

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

const CHANGES = [
  event('Revealed', 'Mystery symbols turned into `symbol`.', { symbol, cells: field(CELLS, 'Where they stood.') }),
  event('WildsMultiplied', 'The multipliers of the wilds in view.', {
    wilds: field(
      many(
        object('WildMultiplier', 'A wild that multiplies.', {
          cell: field(CELL, 'Where it stands.'),
          multiplier: field(NUMBER, 'What it multiplies by.'),
        }),
      ),
      'The wilds that multiply.',
    ),
  }),
  event('WildsAdded', 'Wilds put over what had stopped.', { symbol, cells: field(CELLS, 'Where they lie.') }),
  event('Expanded', 'A symbol covered whole reels.', {
    symbol,
    reels: field(many(NUMBER), 'The reels that it covered.'),
  }),
]

const CASCADES = [
  event('Cascaded', 'Winners vanished, the rest fell, new symbols followed.', {
    number: field(NUMBER, '1 for the first.'),
    removed: field(CELLS, 'The cells whose symbols vanished.'),
    window: window('What is in view now.'),
    multiplier: field(MULTIPLIER, 'The multiplier of what this window wins.'),
  }),
]

const FREE_SPINS = [
  event('FreeSpinsAwarded', 'A window awarded free spins.', {
    feature,
    symbol,
    count,
    cells: field(CELLS, 'The cells that were counted.'),
    spins: field(NUMBER, 'How many spins.'),
    retrigger: field(flag, 'While they run already.'),
  }),
  event('FreeSpinStarted', 'A free spin began.', {
    feature,
    number: field(NUMBER, 'From 1.'),
    remaining: field(NUMBER, 'Spins left after this one, before a retrigger.'),
    multiplier: field(MULTIPLIER, 'The multiplier that it begins with.'),
  }),
  event('FreeSpinsEnded', 'The last free spin is over.', {
    feature,
    spins: field(NUMBER, 'How many were played.'),
    coins: field(COINS, 'Won by these free spins together.'),
  }),
  event('ExpandingSymbolChosen', 'The symbol that expands in these free spins was drawn.', { feature, symbol }),
]

const FEATURES = [
  event('FeatureStarted', 'A mini-game or hold-and-win began.', {
    feature,
    kind: field(word(['wheel', 'pick', 'ladder', 'choice', 'holdAndWin']), 'The kind of feature.'),
    cells: field(CELLS, 'The cells that started it; none where a prize or a bet mode did.'),
  }),
  event('WheelStopped', 'A wheel came to rest.', {
    feature,
    segment: field(NUMBER, 'The number of the segment, from 0.'),
  }),
  event('ItemUncovered', 'An item of a pick was uncovered.', {
    feature,
    item: field(NUMBER, 'The number of the item, from 0.'),
  }),
  event('LadderClimbed', 'The climb ended on `rung`.', {
    feature,
    rung: field(NUMBER, 'The number of the rung, from 0.'),
  }),
  event('CoinsLocked', 'Coins landed and stay; `respins` are left now.', {
    feature,
    coins: field(
      many(
        object('LockedCoin', 'A coin that landed and stays.', {
          cell: field(CELL, 'Where it lies.'),
          coins: field(COINS, 'What it is worth.'),
          jackpot: optional(JACKPOT, 'The id of the jackpot that it is.'),
        }),
      ),
      'The coins that landed.',
    ),
    respins: field(NUMBER, 'The respins left.'),
  }),
  event('HoldAndWinEnded', 'Hold-and-win is over.', {
    feature,
    full: field(flag, 'Every cell was filled.'),
    coins,
  }),
  event('ChoiceMade', 'The player took an option.', {
    feature,
    option: field(NUMBER, 'The number of the option, from 0.'),
  }),
]

const SUMS = [
  event('Gambled', 'The round’s coins were staked.', {
    won: field(flag, 'Whether the gamble was won.'),
    coins: field(COINS, 'What the round pays now.'),
  }),
  event('PrizeWon', 'A prize in coins.', { feature, coins }),
  event(
    'JackpotWon',
    'A prize was a jackpot. What a progressive pool holds beyond `coins` is paid beside the round (`playPools`).',
    { jackpot: field(JACKPOT, 'The id of the jackpot.'), coins: field(COINS, 'What the definition says.') },
  ),
  event('Capped', 'The round reached the cap and ended.', { coins: field(COINS, 'What it pays in all.') }),
]

/** In the order in which the documents list them. */
const PAID = [COMBINATION_WON, WAYS_WON, CLUSTER_WON, ANYWHERE_WON, SCATTER_PAID]

const VARIANTS = Object.fromEntries([REELS, [LINE_WON], CHANGES, PAID, CASCADES, FREE_SPINS, FEATURES, SUMS].flat())

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
        feature: field(FEATURE, 'The choice feature’s id, or `gamble`, where 0 takes the coins and 1 stakes them.'),
        options: field(NUMBER, 'How many options there are.'),
      }),
      'Set where the round waits for a choice that was not given: `totalCoins` is what it has won so far.',
    ),
  },
)

import {
  CHANCE,
  COINS,
  COUNT_TRIGGER,
  FEATURE_REF,
  FREE_SPINS as FREE_SPIN_NUMBER,
  ID,
  JACKPOT_REF,
  JACKPOT_WEIGHTS,
  LABEL,
  WEIGHT,
  weightsByNumber,
} from '../../vocabulary/common.ts'
import { GAMBLE, LIMITS } from '../../vocabulary/limits.ts'
import {
  constant,
  field,
  flag,
  id,
  type KeyedShape,
  list,
  object,
  optional,
  ruled,
  type TaggedShape,
  whole,
  word,
} from '../../vocabulary/shape.ts'
import { FREE_SPINS } from './free-spins.ts'

export const START = object(
  'FeatureStart',
  'A feature that something else than the reels starts.',
  {
    feature: field(FEATURE_REF, 'The id of a feature other than hold-and-win.'),
    spins: optional(FREE_SPIN_NUMBER, 'How many free spins; for no other feature.'),
  },
  { rules: ['startable'] },
)

const PRIZE: KeyedShape = {
  kind: 'keyed',
  name: 'Prize',
  doc: 'What a wheel, a pick, a ladder or a choice gives.',
  variants: {
    coins: object('CoinsPrize', 'A sum.', { coins: field(COINS, 'A sum in coins.') }),
    jackpot: object('JackpotPrize', 'A jackpot.', { jackpot: field(JACKPOT_REF, 'The id of a jackpot.') }),
    feature: START,
    nothing: object('NoPrize', 'Nothing.', { nothing: field(constant(true), 'True: it gives nothing.') }),
  },
}

const prize = field(PRIZE, 'What it gives.')
const head = (type: string) => ({
  type: field(word([type]), 'The kind of feature.'),
  id: field(ID, 'What the rest of the definition calls it.'),
})
const trigger = optional(COUNT_TRIGGER, 'What starts it. Absent where only a prize or a bet mode does.')

const WHEEL = object('Wheel', 'One segment is drawn. A segment may start another feature, such as an inner wheel.', {
  ...head('wheel'),
  trigger,
  segments: field(
    ruled(
      list(
        object('Weighted', 'A segment of a wheel.', { weight: field(WEIGHT, 'Its relative frequency.'), prize }),
        1,
        LIMITS.prizes,
      ),
      'somethingToDraw',
    ),
    'The segments, around the wheel.',
  ),
})

const PICK = object(
  'Pick',
  'Covered items are uncovered one by one, in an order that is drawn; what the player touches only reveals it.',
  {
    ...head('pick'),
    trigger,
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

const LADDER = object(
  'Ladder',
  'From rung to rung upwards; each climb succeeds with chance up / (up + down), and the last rung reached is paid.',
  {
    ...head('ladder'),
    trigger,
    rungs: field(
      ruled(
        list(
          object('Rung', 'A rung of a ladder.', {
            prize,
            up: field(WEIGHT, 'The weight of climbing on from here; on the last rung it means nothing.'),
            down: field(WEIGHT, 'The weight of staying; on the last rung it means nothing.'),
          }),
          2,
          LIMITS.prizes,
        ),
        'rungsLead',
      ),
      'From the lowest.',
    ),
  },
)

const CHOICE = object(
  'Choice',
  'The player takes one of the options, such as many free spins with a small multiplier or few with a large one.',
  {
    ...head('choice'),
    id: field(
      id({ word: GAMBLE, reason: `A choice may not be named "${GAMBLE}".` }),
      'What the rest of the definition calls it.',
    ),
    trigger,
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

const LANDING = object('Landing', 'Whether a coin lands on a free cell.', {
  hit: field(CHANCE, 'The weight of a coin.'),
  miss: field(CHANCE, 'The weight of none.'),
})

const HOLD_AND_WIN = object(
  'HoldAndWin',
  'The coins in view lock, everything else spins again; each new coin resets the number of respins. At the end all coins pay their values.',
  {
    ...head('holdAndWin'),
    trigger: field(COUNT_TRIGGER, 'What starts it.'),
    respins: field(FREE_SPIN_NUMBER, 'Respins after each new coin.'),
    values: field(
      weightsByNumber('A value', 0, LIMITS.payCoins),
      'Weights by coins: what a coin is worth, drawn when it lands.',
    ),
    jackpots: optional(JACKPOT_WEIGHTS, 'Weights by jackpot id: beside the values.', 'none'),
    landing: field(LANDING, 'On each respin a free cell shows a coin with chance hit / (hit + miss).'),
    fullCoins: optional(COINS, 'Coins for filling every cell.', '0'),
  },
  { rules: ['coinsStayInView'] },
)

export const FEATURE: TaggedShape = {
  kind: 'tagged',
  name: 'Feature',
  doc: 'What a spin, a prize or a bet mode may start.',
  tag: 'type',
  tagDoc:
    'freeSpins: spins that cost nothing; holdAndWin: coins lock while the rest spins again; wheel: one segment is drawn; pick: covered items are uncovered; ladder: from rung to rung upwards; choice: the player takes one of several.',
  tags: { name: 'FeatureType', list: 'FEATURE_TYPES' },
  variants: {
    freeSpins: FREE_SPINS,
    holdAndWin: HOLD_AND_WIN,
    wheel: WHEEL,
    pick: PICK,
    ladder: LADDER,
    choice: CHOICE,
  },
}

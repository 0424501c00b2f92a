import { CHANCE } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, list, object, optional, whole } from '../../../vocabulary/shape.ts'
import { COINS, event, NUMBER } from '../../../vocabulary/told.ts'

const ODDS = {
  factor: field(whole(2, LIMITS.multiplier), 'What a won gamble multiplies the coins by.'),
  up: field(CHANCE, 'The weight of winning.'),
  down: field(CHANCE, 'The weight of losing.'),
}

/** Ways to stake beside the first. */
const MOST_WAYS = 4

export const GAMBLE = object(
  'Gamble',
  'The round’s coins against `factor` times as many, with chance up / (up + down), at most `steps` times; one that nobody attends is taken as it is. Fair where factor × up = up + down; more than that is refused.',
  {
    ...ODDS,
    steps: field(whole(1, 20), 'How often at most.'),
    others: optional(
      list(object('GambleOdds', 'Another way to stake the coins.', ODDS, { rules: ['fairGamble'] }), 1, MOST_WAYS),
      'Other factors with odds of their own: the player takes one of them, or the first, each time.',
      'none',
    ),
    half: optional(
      flag,
      'The player may stake half of the coins too, rounded up, and keeps the rest whatever comes of it.',
      'false',
    ),
  },
  { rules: ['fairGamble'] },
)

export const GAMBLED = event('Gambled', 'The round’s coins were staked.', {
  won: field(flag, 'Whether the gamble was won.'),
  coins: field(COINS, 'What the round pays now.'),
  way: optional(NUMBER, 'Which of several ways to stake was taken, from 0; absent where there is one.'),
  staked: optional(COINS, 'How many coins were; absent where it is always all of them, at the same odds.'),
})

import { CHANCE } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, flag, object, whole } from '../../../vocabulary/shape.ts'
import { COINS, event } from '../../../vocabulary/told.ts'

export const GAMBLE = object(
  'Gamble',
  'The round’s coins against `factor` times as many, with chance up / (up + down), at most `steps` times; one that nobody attends is taken as it is. Fair where factor × up = up + down; more than that is refused.',
  {
    factor: field(whole(2, LIMITS.multiplier), 'What a won gamble multiplies the coins by.'),
    up: field(CHANCE, 'The weight of winning.'),
    down: field(CHANCE, 'The weight of losing.'),
    steps: field(whole(1, 20), 'How often at most.'),
  },
  { rules: ['fairGamble'] },
)

export const GAMBLED = event('Gambled', 'The round’s coins were staked.', {
  won: field(flag, 'Whether the gamble was won.'),
  coins: field(COINS, 'What the round pays now.'),
})

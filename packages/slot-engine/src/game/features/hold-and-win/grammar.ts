import {
  CHANCE,
  COINS,
  COUNT_TRIGGER,
  FREE_SPINS,
  JACKPOT_WEIGHTS,
  weightsByNumber,
} from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, object, optional } from '../../../vocabulary/shape.ts'
import { head } from '../prizes/grammar.ts'

const LANDING = object('Landing', 'Whether a coin lands on a free cell.', {
  hit: field(CHANCE, 'The weight of a coin.'),
  miss: field(CHANCE, 'The weight of none.'),
})

export const HOLD_AND_WIN = object(
  'HoldAndWin',
  'The coins in view lock, everything else spins again; each new coin resets the number of respins. At the end all coins pay their values.',
  {
    ...head('holdAndWin'),
    trigger: field(COUNT_TRIGGER, 'What starts it.'),
    respins: field(FREE_SPINS, 'Respins after each new coin.'),
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

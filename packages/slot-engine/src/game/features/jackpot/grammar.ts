import { ID, LABEL, PRICE } from '../../../vocabulary/common.ts'
import { LIMITS } from '../../../vocabulary/limits.ts'
import { field, object, optional, ruled, whole } from '../../../vocabulary/shape.ts'
import { COINS, event, JACKPOT } from '../../../vocabulary/told.ts'

export const JACKPOT_SHAPE = object('Jackpot', 'A sum that a prize or a coin may name.', {
  id: field(ID, 'What the rest of the definition calls it.'),
  name: optional(LABEL, 'What players read.'),
  coins: field(
    PRICE,
    'What it pays: a fixed sum, or what a progressive pool starts from. The pool itself belongs to the caller (`playPools`).',
  ),
  contributionPpm: optional(
    whole(0, 1_000_000),
    'What every round puts into the pool, in millionths of a coin; absent: a fixed jackpot.',
  ),
  mustHitBy: optional(
    ruled(whole({ name: 'aboveCoins', limit: 2, doc: 'one more than `coins`' }, LIMITS.payCoins), 'growingPool'),
    'The pool is paid before it passes so many coins: at a height that is drawn, evenly between `coins` and here, when it starts. Only for a pool.',
    'no height',
  ),
})

export const JACKPOT_WON = event(
  'JackpotWon',
  'A prize was a jackpot. What a progressive pool holds beyond `coins` is paid beside the round (`playPools`).',
  { jackpot: field(JACKPOT, 'The id of the jackpot.'), coins: field(COINS, 'What the definition says.') },
)

import { COINS, COUNT_TRIGGER, FEATURE_REF, FREE_SPINS, ID, JACKPOT_REF } from '../../../vocabulary/common.ts'
import { constant, field, type KeyedShape, object, optional, word } from '../../../vocabulary/shape.ts'
import { CELLS, coins, event, feature } from '../../../vocabulary/told.ts'

export const START = object(
  'FeatureStart',
  'A feature that something else than the reels starts.',
  {
    feature: field(FEATURE_REF, 'The id of a feature other than hold-and-win.'),
    spins: optional(FREE_SPINS, 'How many free spins; for no other feature.'),
  },
  { rules: ['startable'] },
)

export const PRIZE: KeyedShape = {
  kind: 'keyed',
  name: 'Prize',
  doc: 'What a wheel, a pick, a ladder, a choice or a number of coins gives.',
  variants: {
    coins: object('CoinsPrize', 'A sum.', { coins: field(COINS, 'A sum in coins.') }),
    jackpot: object('JackpotPrize', 'A jackpot.', { jackpot: field(JACKPOT_REF, 'The id of a jackpot.') }),
    feature: START,
    nothing: object('NoPrize', 'Nothing.', { nothing: field(constant(true), 'True: it gives nothing.') }),
  },
}

export const prize = field(PRIZE, 'What it gives.')
/** What every feature begins with. */
export const head = (type: string) => ({
  type: field(word([type]), 'The kind of feature.'),
  id: field(ID, 'What the rest of the definition calls it.'),
})
export const trigger = optional(COUNT_TRIGGER, 'What starts it. Absent where only chance, a prize or a bet mode does.')

export const FEATURE_STARTED = event('FeatureStarted', 'A mini-game or hold-and-win began.', {
  feature,
  kind: field(word(['wheel', 'pick', 'ladder', 'choice', 'holdAndWin', 'board']), 'The kind of feature.'),
  cells: field(CELLS, 'The cells that started it; none where chance, a prize or a bet mode did.'),
})

export const PRIZE_WON = event('PrizeWon', 'A prize in coins.', { feature, coins })

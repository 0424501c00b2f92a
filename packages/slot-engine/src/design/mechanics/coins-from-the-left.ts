import type { Mechanic } from './mechanic.ts'
import { baseOf, sown, withFeature } from './parts.ts'
import { spread } from './values.ts'

const FEATURE = 'coins-from-the-left'
const COPIES = 6
const VALUES = [
  [0.5, 30],
  [1, 20],
  [2, 8],
  [10, 1],
] as const
/** Reels that show coins before they pay: fewer would pay in nearly every spin. */
const AT = 3

/** Coins with values pay where they lie on reels next to each other, from the first on. */
export const coinsFromLeft: Mechanic = {
  prizes: { feature: FEATURE, share: 0.14 },
  write: (game, { coins, special }) => {
    const coin = special('coin', game)
    const whole = sown(
      game,
      { ...coin, kind: 'scatter' },
      baseOf(game).map(() => COPIES),
    )
    return withFeature(whole, {
      type: 'collect',
      id: FEATURE,
      trigger: { symbol: coin.id, at: AT },
      values: spread(VALUES, coins),
      pays: 'fromLeft',
    })
  },
}

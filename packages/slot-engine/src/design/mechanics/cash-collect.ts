import type { Mechanic } from './mechanic.ts'
import { baseOf, sown, withFeature } from './parts.ts'
import { spread } from './values.ts'

const FEATURE = 'cash-collect'
const VALUES = [
  [0.5, 60],
  [1, 40],
  [2, 20],
  [5, 8],
  [20, 1],
] as const

/** Coins with values on every reel but the last, where the symbol lies that collects them. */
export const cashCollect: Mechanic = {
  prizes: { feature: FEATURE, share: 0.14 },
  write: (game, { coins, special }) => {
    const last = baseOf(game).length - 1
    const cash = special('coin', game)
    const withCash = sown(
      game,
      { ...cash, kind: 'scatter' },
      baseOf(game).map((_, r) => (r < last ? 2 : 0)),
    )
    const collector = special('collector', withCash)
    const whole = sown(
      withCash,
      { ...collector, kind: 'scatter' },
      baseOf(game).map((_, r) => (r === last ? 2 : 0)),
    )
    return withFeature(whole, {
      type: 'collect',
      id: FEATURE,
      trigger: { symbol: cash.id, at: 1 },
      values: spread(VALUES, coins),
      collector: collector.id,
    })
  },
}

import type { Definition, HoldAndWin } from '../../definition.ts'
import { mostRowsOf } from '../composed/grid.ts'
import { coinsAt } from '../composed/layout.ts'
import type { Mechanic, Place } from './mechanic.ts'
import { baseOf, copiesOnceIn, sown, withFeature } from './parts.ts'
import { spread } from './values.ts'

const FEATURE = 'hold-and-win'
const SPINS_PER_START = 160
const VALUES = [
  [1, 40],
  [2, 20],
  [5, 4],
  [20, 1],
] as const

/** A kind of hold-and-win: several that are asked for are one feature. */
export const holding = (change: (held: HoldAndWin, cells: number, place: Place) => HoldAndWin): Mechanic => ({
  prizes: { feature: FEATURE, share: 0.14 },
  write: (game, place) => {
    const held = withHold(game, place)
    const cells = baseOf(game).reduce((sum, { rows }) => sum + mostRowsOf(rows), 0)
    return {
      ...held,
      features: (held.features ?? []).map((feature) =>
        feature.type === 'holdAndWin' ? change(feature, cells, place) : feature,
      ),
    }
  },
})

function withHold(game: Definition, { brief, coins, special }: Place): Definition {
  if (game.features?.some(({ type }) => type === 'holdAndWin')) return game
  const at = coinsAt({ heights: baseOf(game).map(({ rows }) => rows), features: brief.features ?? {} })
  const coin = special('coin', game)
  const whole = sown(game, { ...coin, kind: 'scatter' }, copiesOnceIn(game, SPINS_PER_START, at), ['base'])
  return withFeature(whole, {
    type: 'holdAndWin',
    id: FEATURE,
    trigger: { symbol: coin.id, at },
    respins: 3,
    values: spread(VALUES, coins),
    landing: { hit: 1, miss: 16 },
  })
}

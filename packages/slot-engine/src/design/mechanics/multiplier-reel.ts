import type { Factor } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { withFreeSpins } from './parts.ts'

const PAID = { '1': 40, '2': 6, '3': 3, '5': 1 } as const
const FREE = { '2': 6, '3': 3, '5': 1 } as const

/** A factor is drawn beside the window for each spin, and never less than two in free spins. */
export const multiplierReel: Mechanic = {
  write: (game) => {
    const own = (id: string, values: Readonly<Record<string, number>>): Factor => ({ type: 'drawn', id, values })
    const free = withFreeSpins(game, (feature) => ({
      ...feature,
      multiplier: 1,
      factors: [...(feature.factors ?? []), own('free-multiplier', FREE)],
    }))
    return { ...free, factors: [...(game.factors ?? []), own('multiplier', PAID)] }
  },
}

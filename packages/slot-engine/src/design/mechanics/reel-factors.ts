import type { Factor } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, regularsIn, withFreeSpins } from './parts.ts'

const NONE = { '1': 1 } as const
/** Of the second and of the third reel, where every win uses them: so the sheet stays exact. */
const PAID = [NONE, { '1': 12, '2': 3, '3': 1 }, { '1': 12, '2': 3, '3': 1 }] as const
const FREE = [NONE, { '1': 2, '2': 2, '3': 1 }, { '1': 2, '2': 2, '3': 1 }] as const

/** Two of the reels show a multiplier for each spin; a win that crosses both is multiplied by both. */
export const reelFactors: Mechanic = {
  write: (game) => {
    const least = Math.min(...regularsIn(game).flatMap(({ pays = {} }) => Object.keys(pays).map(Number)))
    const own = (id: string, values: typeof PAID | typeof FREE): Factor => ({
      ...{ type: 'reels', id },
      reels: baseOf(game).map((_, reel) => (reel < least ? values[reel] : undefined) ?? NONE),
    })
    const free = withFreeSpins(game, (feature) => ({
      ...feature,
      ...{ multiplier: 1, factors: [...(feature.factors ?? []), own('free-reel-multipliers', FREE)] },
    }))
    return { ...free, factors: [...(game.factors ?? []), own('reel-multipliers', PAID)] }
  },
}

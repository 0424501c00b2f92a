/** Coins that no window can win more of; what is really in reach may be far below. */
import type { Definition } from '../../definition.ts'
import { sketchReel, sumOf } from '../core/window-bounds.ts'
import { greatestByRule } from '../rules/rules.ts'
import { greatest } from '../tables/columns.ts'
import { scatterPaysOf } from '../tables/reels.ts'

/** By the win rule, in any reel set. */
export function greatestWins(definition: Definition): number {
  const { reelSets, topReels } = definition
  const most = Object.entries(reelSets).map(([name, set]) => {
    const reels = set.map((reel, i) => sketchReel(reel, i, topReels?.[name], definition))
    return greatestByRule(definition, reels)
  })
  return Math.max(...most)
}

/** On paid spins or in free ones. */
export const greatestScatters = ({ symbols, features = [] }: Definition): number =>
  sumOf(
    symbols.map((symbol) => {
      const inFreeSpins = features.map((one) => (one.type === 'freeSpins' ? greatest(one.scatterPays?.[symbol.id]) : 0))
      return Math.max(greatest(scatterPaysOf(symbol)), ...inFreeSpins)
    }),
  )

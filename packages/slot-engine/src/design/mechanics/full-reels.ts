import type { Factor } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { withFreeSpins } from './parts.ts'
import { stackedSymbols } from './stacked-symbols.ts'

const FULL: Factor = { type: 'fill', id: 'full-reels', fewest: 2 }

/** Symbols come in stacks, and so many reels as are full of one, from the left, multiply all that the window wins. */
export const fullReels: Mechanic = {
  write: (game, place) => {
    const stacked = stackedSymbols.write(game, place)
    const free = withFreeSpins(stacked, (feature) => ({ ...feature, factors: [...(feature.factors ?? []), FULL] }))
    return { ...free, factors: [...(stacked.factors ?? []), FULL] }
  },
}

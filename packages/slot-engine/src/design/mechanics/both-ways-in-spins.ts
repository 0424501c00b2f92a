import type { Mechanic } from './mechanic.ts'
import { withFreeSpins } from './parts.ts'

/** Free spins pay from either side, where paid spins pay from the left. */
export const bothWaysInSpins: Mechanic = {
  needs: 'freeSpins',
  write: (game) => {
    const { wins } = game
    if (wins.type !== 'lines' && wins.type !== 'ways') return game
    return withFreeSpins(game, (feature) => ({
      ...feature,
      instead: { ...feature.instead, wins: { ...wins, direction: 'both' } },
    }))
  },
}

import type { Mechanic } from './mechanic.ts'
import { withFreeSpins, withoutRetrigger } from './parts.ts'

/** Scatters that are collected in free spins lead to levels with further spins and higher multipliers. */
export const levels: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withFreeSpins(game, (feature) => ({
      ...withoutRetrigger(feature),
      multiplier: 1,
      levels: {
        symbol: feature.trigger?.symbol ?? '',
        steps: [
          { at: 2, spins: 2, multiplier: 2 },
          { at: 4, spins: 2, multiplier: 3 },
        ],
      },
    })),
}

import type { Mechanic } from './mechanic.ts'
import { withFreeSpins, withoutRetrigger } from './parts.ts'

/** In free spins the multiplier grows by one with every spin, up to ten. */
export const risingMultiplier: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withFreeSpins(game, (feature) => ({
      ...withoutRetrigger(feature),
      multiplier: 1,
      grows: { by: 1, each: 'spin', upTo: 10 },
    })),
}

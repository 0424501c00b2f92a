import type { Mechanic } from './mechanic.ts'
import { withFreeSpins, withLevels } from './parts.ts'

/** Scatters that are collected in free spins lead to levels with further spins and higher multipliers. */
export const levels: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withLevels(
      withFreeSpins(game, (feature) => ({ ...feature, multiplier: 1 })),
      () => ({ steps: [{ multiplier: 2 }, { multiplier: 3 }] }),
    ),
}

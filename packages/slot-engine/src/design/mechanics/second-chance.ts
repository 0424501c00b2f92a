import type { Mechanic } from './mechanic.ts'
import { withFeature } from './parts.ts'

/** After a loss one spin in twenty-five is played again, for nothing. */
export const secondChance: Mechanic = {
  write: (game) =>
    withFeature(game, { type: 'freeSpins', id: 'second-chance', chance: { hit: 1, miss: 24, when: 'loss', spins: 1 } }),
}

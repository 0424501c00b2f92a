import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'
import { withLevels } from './parts.ts'

/** Scatters that are collected in free spins make every reel a row taller, twice. On lines a row more would win nothing. */
export const growingReels: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withLevels(game, (reels) => {
      const taller = (by: number) => reels.map((reel) => ({ ...reel, rows: mostRowsOf(reel.rows) + by }))
      return {
        steps: [{ reelSet: 'taller-1' }, { reelSet: 'taller-2' }],
        reelSets: { 'taller-1': taller(1), 'taller-2': taller(2) },
      }
    }),
}

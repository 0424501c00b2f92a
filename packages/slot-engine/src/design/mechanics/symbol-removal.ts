import type { ReelDefinition } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { lowSymbols, withLevels } from './parts.ts'

/** Scatters that are collected in free spins take the lowest symbol off the reels, and then the next one. */
export const symbolRemoval: Mechanic = {
  needs: 'freeSpins',
  write: (game) => {
    const low = lowSymbols(game)
    const kept = game.symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
    const without = (reels: readonly ReelDefinition[], count: number): ReelDefinition[] => {
      const gone = low.slice(-count)
      const left = kept.filter((id) => !gone.includes(id))
      return reels.map((reel) => ({
        ...reel,
        strip: reel.strip.map((id, stop) => (gone.includes(id) ? (left[stop % left.length] ?? id) : id)),
      }))
    }
    return withLevels(game, (reels) => ({
      steps: [{ reelSet: 'without-1' }, { reelSet: 'without-2' }],
      reelSets: { 'without-1': without(reels, 1), 'without-2': without(reels, 2) },
    }))
  },
}

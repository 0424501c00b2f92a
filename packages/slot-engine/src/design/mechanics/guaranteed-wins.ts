import type { Mechanic } from './mechanic.ts'
import { withFreeSpins, withoutRetrigger } from './parts.ts'

/** Every free spin wins a tenth of the bet or more. */
export const guaranteedWins: Mechanic = {
  needs: 'freeSpins',
  write: (game) =>
    withFreeSpins(game, (feature) => ({
      ...withoutRetrigger(feature),
      winsAtLeast: Math.max(1, Math.round(game.betCoins / 10)),
    })),
}

import type { Mechanic } from './mechanic.ts'
import { wildIn, withFreeSpins } from './parts.ts'

/** In free spins a wild stays all the way and moves to another cell for each spin, any cell as likely as any other. */
export const roamingWilds: Mechanic = {
  needs: 'freeSpins',
  wild: true,
  write: (game) => {
    const wild = wildIn(game)
    if (!wild) return game
    const { reels, ...everywhere } = wild
    return withFreeSpins(
      { ...game, symbols: game.symbols.map((symbol) => (symbol === wild ? everywhere : symbol)) },
      (feature) => ({ ...feature, extraWilds: { symbol: wild.id, counts: { '1': 1 } } }),
    )
  },
}

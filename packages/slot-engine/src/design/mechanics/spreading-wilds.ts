import type { WindowChange } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, wildIn } from './parts.ts'

/** Now and then wilds in view spread to the cells above and below: along a reel, which keeps reels apart, and the sheet exact. */
export const spreadingWilds: Mechanic = {
  wild: true,
  write: (game) => {
    const wild = wildIn(game)
    if (!wild) return game
    const change: WindowChange = {
      type: 'put',
      symbol: wild.id,
      chance: { hit: 1, miss: 3 },
      cells: {
        symbols: [wild.id],
        towards: ['up', 'down'],
        reach: { '1': 1 },
        reels: wild.reels ?? baseOf(game).map((_, r) => r),
      },
    }
    return { ...game, changes: [...(game.changes ?? []), change] }
  },
}

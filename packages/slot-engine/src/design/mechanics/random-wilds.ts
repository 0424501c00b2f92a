import type { WindowChange } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { lowSymbols, wildIn, wildReelsIn } from './parts.ts'

/** Now and then cells that show the commonest symbol may turn wild, each by itself: that keeps reels apart, and the sheet exact. */
export const randomWilds: Mechanic = {
  wild: true,
  write: (game) => {
    const wild = wildIn(game)
    if (!wild) return game
    const into = Object.fromEntries(
      lowSymbols(game)
        .slice(-1)
        .map((id) => [id, { [wild.id]: 1, [id]: 2 }]),
    )
    const change: WindowChange = {
      type: 'turn',
      into,
      chance: { hit: 1, miss: 24 },
      cells: { reels: wildReelsIn(game).slice(0, 2) },
    }
    return { ...game, changes: [...(game.changes ?? []), change] }
  },
}

import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, mixedIn, wildIn, wildReelsIn } from './parts.ts'

/** Now and then a whole reel is wild. */
export const wildReels: Mechanic = {
  wild: true,
  write: (game) => {
    const wild = wildIn(game)
    const base = baseOf(game)
    const own = wildReelsIn(game).slice(0, 3)
    if (!wild) return game
    const sets = own.map((at) => [
      `wild-${at + 1}`,
      base.map((reel, r) =>
        r === at ? { strip: new Array<string>(mostRowsOf(reel.rows)).fill(wild.id), rows: reel.rows } : reel,
      ),
    ])
    const weights = Object.fromEntries(own.map((at) => [`wild-${at + 1}`, 1]))
    return mixedIn(game, Object.fromEntries(sets), weights)
  },
}

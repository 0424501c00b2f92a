import type { WindowChange } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, freeSpinsIn } from './parts.ts'

/** A scatter that has stopped just above or below the window is pulled in, one time in five and on each reel by itself. */
export const pulledScatter: Mechanic = {
  needs: 'freeSpins',
  write: (game) => {
    const scatter = freeSpinsIn(game)?.trigger?.symbol
    if (scatter === undefined) return game
    const pulls = baseOf(game).flatMap(({ strip, follows }, reel): WindowChange[] =>
      strip.includes(scatter) && follows === undefined
        ? [
            {
              ...{ type: 'nudge', when: 'stop', symbols: [scatter], until: 'inView', steps: 1 },
              ...{ reels: [reel], chance: { hit: 1, miss: 4 } },
            },
          ]
        : [],
    )
    return { ...game, changes: [...(game.changes ?? []), ...pulls] }
  },
}

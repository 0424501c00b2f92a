import type { ReelDefinition } from '../../definition.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, mixedIn } from './parts.ts'

/** One paid spin in eight runs on reels of which the second stops as the first does, and one in seventy the third, too. */
export const linkedReels: Mechanic = {
  write: (game) => {
    const base = baseOf(game)
    const first = base[0]
    if (!first) return game
    const { weights, ...follower } = first
    const linked = (count: number): ReelDefinition[] =>
      base.map((reel, r) => (r > 0 && r < count ? { ...follower, follows: 0 } : reel))
    return mixedIn(game, { 'linked-2': linked(2), 'linked-3': linked(3) }, { 'linked-2': 9, 'linked-3': 1 })
  },
}

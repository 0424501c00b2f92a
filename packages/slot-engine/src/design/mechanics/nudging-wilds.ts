import type { Definition, ReelDefinition } from '../../definition.ts'
import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'
import { wildIn, wildReelsIn } from './parts.ts'

/** Wilds in stacks as tall as the window, on one reel: a part in view moves until all of it is. */
export const nudgingWilds: Mechanic = {
  wild: true,
  write: (game) => {
    const wild = wildIn(game)
    const at = wildReelsIn(game)[1] ?? wildReelsIn(game)[0]
    if (!wild || at === undefined) return game
    return {
      ...game,
      reelSets: stackedOn(game, wild.id, at),
      changes: [...(game.changes ?? []), { type: 'nudge', symbols: [wild.id], until: 'full', reels: [at] }],
    }
  },
}

const stackedOn = ({ reelSets }: Definition, wild: string, at: number): Definition['reelSets'] =>
  Object.fromEntries(
    Object.entries(reelSets).map(([name, reels]) => [
      name,
      reels.map((reel, r) => (r === at ? stacked(reel, wild) : reel)),
    ]),
  )

/** The first wild of the reel becomes a stack; others give way, so that no stack runs into another. */
function stacked(reel: ReelDefinition, wild: string): ReelDefinition {
  const first = reel.strip.indexOf(wild)
  const rest = reel.strip.filter((id) => id !== wild)
  const weights = reel.weights?.filter((_, stop) => reel.strip[stop] !== wild)
  const start = Math.max(0, first)
  const stack = new Array<string>(mostRowsOf(reel.rows)).fill(wild)
  const own = stack.map(() => reel.weights?.[start] ?? 1)
  return {
    ...reel,
    strip: rest.toSpliced(start, 0, ...stack),
    ...(weights && { weights: weights.toSpliced(start, 0, ...own) }),
  }
}

import type { ReelDefinition } from '../../definition.ts'
import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'
import { baseOf, mixedIn } from './parts.ts'

const WIDTH = 3
/** Of 64 paid spins. */
const SPINS = 4

/** Now and then three reels stop as one, on stacks as tall as the window: one symbol fills all of them, but none of the best ones. */
export const colossal: Mechanic = {
  write: (game) => {
    const base = baseOf(game)
    const first = placeOf(base)
    const rows = mostRowsOf(base[first]?.rows ?? 1)
    const regulars = game.symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
    const giants = regulars.slice(Math.floor(regulars.length / 3))
    const stacks = (base[first]?.strip ?? []).filter((id) => giants.includes(id))
    const block = {
      rows,
      strip: stacks.flatMap((id) => new Array<string>(rows).fill(id)),
      weights: stacks.flatMap(() => Array.from({ length: rows }, (_, row) => (row === 0 ? 1 : 0))),
    }
    const { weights, ...follower } = block
    const reels = base.map((reel, r): ReelDefinition => {
      if (r < first || r >= first + WIDTH) return reel
      return r === first ? block : { ...follower, follows: first }
    })
    return mixedIn(game, { colossal: reels }, { colossal: SPINS })
  },
}

/** The middle of the reels, where three as tall as each other lie side by side; else the first such place, or the first reel. */
function placeOf(base: readonly ReelDefinition[]): number {
  const alike = (first: number): boolean =>
    first + WIDTH <= base.length &&
    base.slice(first, first + WIDTH).every(({ rows }) => mostRowsOf(rows) === mostRowsOf(base[first]?.rows ?? 1))
  const middle = Math.ceil((base.length - WIDTH) / 2)
  return alike(middle)
    ? middle
    : Math.max(
        0,
        base.findIndex((_, first) => alike(first)),
      )
}

import type { ReelDefinition } from '../../definition.ts'
import { mostRowsOf } from '../composed/grid.ts'
import type { Mechanic } from './mechanic.ts'

/** Equal symbols of the pay table, and wilds, lie above one another in stacks as tall as the window. */
export const stackedSymbols: Mechanic = {
  write: (game) => {
    const stacks = new Set(game.symbols.flatMap(({ kind, id }) => (kind === 'regular' || kind === 'wild' ? [id] : [])))
    return {
      ...game,
      reelSets: Object.fromEntries(
        Object.entries(game.reelSets).map(([name, reels]) => [name, reels.map((reel) => stackedBy(reel, stacks))]),
      ),
    }
  },
}

/** All else keeps its place on the strip; each symbol its number of stops, so the odds of a single cell are as before. */
function stackedBy(reel: ReelDefinition, stacks: ReadonlySet<string>): ReelDefinition {
  if (reel.weights) return reel
  const tall = mostRowsOf(reel.rows)
  const pieces = inTurn(
    piecesOf(
      reel.strip.filter((id) => stacks.has(id)),
      tall,
    ),
  ).flat()
  let next = 0
  return { ...reel, strip: reel.strip.map((id) => (stacks.has(id) ? (pieces[next++] ?? id) : id)) }
}

/** By symbol its stacks; what is left over lengthens the last. */
function piecesOf(ids: readonly string[], tall: number): string[][][] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => {
    const number = Math.max(1, Math.floor(count / tall))
    const lengths = Array.from({ length: number }, (_, i) => (i < number - 1 ? tall : count - tall * (number - 1)))
    return lengths.map((length) => new Array<string>(length).fill(id))
  })
}

/** Spread evenly over the reel: each stack where its symbol's share of the way round is. */
const inTurn = (symbols: readonly string[][][]): string[][] =>
  symbols
    .flatMap((stacks, s) => stacks.map((stack, i) => ({ stack, at: (i + 0.5) / stacks.length + s / 1e4 })))
    .sort((one, other) => one.at - other.at)
    .map(({ stack }) => stack)

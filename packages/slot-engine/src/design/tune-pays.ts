import { apart, applied, type Move, movesFrom } from './pay-moves.ts'
import { isRising, type PayShape, returnOf } from './pay-shape.ts'
import type { Pays } from './sketch.ts'

/**
 * Moves up to three pays along the ladder so that lines return `lineReturn` bets within `tolerance`: of all ways the one
 * that keeps closest to the shape and to round amounts. When none is near enough, the nearest.
 */
export function tunedPays(
  shape: PayShape,
  ideal: Pays,
  rounded: Pays,
  lineReturn: number,
  tolerance: number,
): number[][] {
  let pays = rounded.map((row) => [...row])
  const { fine, finest } = shape.ladders
  for (const steps of [fine, fine, finest, finest]) {
    const missing = lineReturn - returnOf(shape, pays)
    if (Math.abs(missing) <= tolerance) return pays
    pays = applied(pays, bestMoves(shape, pays, movesFrom(shape, ideal, pays, steps), missing, tolerance))
  }
  return pays
}

interface Choice {
  readonly moves: readonly Move[]
  readonly error: number
  readonly cost: number
}

/** One move, else two, else three: the cheapest that meets the tolerance, else the most exact. */
function bestMoves(
  shape: PayShape,
  pays: Pays,
  moves: readonly Move[],
  missing: number,
  tolerance: number,
): readonly Move[] {
  const ascending = moves.toSorted((a, b) => a.change - b.change)
  let best: Choice = { moves: [], error: Math.abs(missing), cost: 0 }
  const offer = (chosen: readonly Move[]): void => {
    const error = Math.abs(missing - chosen.reduce((sum, move) => sum + move.change, 0))
    const cost = chosen.reduce((sum, move) => sum + move.cost, 0)
    const better =
      error <= tolerance ? best.error > tolerance || cost < best.cost : error < best.error && best.error > tolerance
    if (better && apart(chosen) && isRising(shape, applied(pays, chosen))) best = { moves: chosen, error, cost }
  }
  for (const move of moves) offer([move])
  for (const move of moves) for (const other of nearChange(ascending, missing - move.change)) offer([move, other])
  if (best.error <= tolerance) return best.moves
  moves.forEach((a, i) => {
    for (const b of moves.slice(i + 1)) {
      for (const c of nearChange(ascending, missing - a.change - b.change)) offer([a, b, c])
    }
  })
  return best.moves
}

/** The few moves whose change is next to this. */
function nearChange(ascending: readonly Move[], change: number): readonly Move[] {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]!.change < change) low = middle + 1
    else high = middle
  }
  return ascending.slice(Math.max(0, low - 3), low + 3)
}

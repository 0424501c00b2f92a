import { nearestStep } from './nice-pays.ts'
import { isRising, type PayShape, returnOf } from './pay-shape.ts'
import type { Pays } from './sketch.ts'

interface Move {
  readonly rank: number
  readonly count: number
  readonly pay: number
  /** Change of the return, in bets. */
  readonly change: number
  /** How far from the shape, and how unround, the new amount is. */
  readonly cost: number
}

/** How far a pay may leave the shape, as a factor, before it no longer looks like it. */
const REACH = 1.5
const UNROUND = 0.15

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

function movesFrom(shape: PayShape, ideal: Pays, pays: Pays, steps: readonly number[]): Move[] {
  return pays.flatMap((row, rank) =>
    row.flatMap((pay, count) => {
      if (pay === 0 || (rank === 0 && count === row.length - 1)) return []
      const from = nearestStep(steps, Math.min(pay, ideal[rank]![count]!) / REACH)
      const to = nearestStep(steps, Math.max(pay, ideal[rank]![count]!) * REACH)
      return steps.slice(from, to + 1).flatMap((next): Move[] => {
        if (next === pay || next > shape.ceiling) return []
        const leaves = Math.abs(Math.log(next / ideal[rank]![count]!))
        const cost = 0.05 + leaves + unroundness(shape, next)
        return [{ rank, count, pay: next, change: shape.worth[rank]![count]! * (next - pay), cost }]
      })
    }),
  )
}

const unroundness = ({ ladders }: PayShape, pay: number): number =>
  isOn(ladders.round, pay) ? 0 : isOn(ladders.fine, pay) ? UNROUND : 3 * UNROUND

const isOn = (steps: readonly number[], pay: number): boolean => steps[nearestStep(steps, pay)] === pay

const applied = (pays: Pays, moves: readonly Move[]): number[][] => {
  const next = pays.map((row) => [...row])
  for (const move of moves) next[move.rank]![move.count] = move.pay
  return next
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
    const cells = new Set(chosen.map((move) => move.rank * 100 + move.count))
    if (cells.size < chosen.length) return
    const error = Math.abs(missing - chosen.reduce((sum, move) => sum + move.change, 0))
    const cost = chosen.reduce((sum, move) => sum + move.cost, 0)
    const better =
      error <= tolerance ? best.error > tolerance || cost < best.cost : error < best.error && best.error > tolerance
    if (better && isRising(shape, applied(pays, chosen))) best = { moves: chosen, error, cost }
  }
  for (const move of moves) offer([move])
  for (const move of moves) for (const other of nearChange(ascending, missing - move.change)) offer([move, other])
  if (best.error <= tolerance) return best.moves
  for (const a of moves) {
    for (const b of moves) {
      if (a.rank * 100 + a.count < b.rank * 100 + b.count) {
        for (const c of nearChange(ascending, missing - a.change - b.change)) offer([a, b, c])
      }
    }
  }
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

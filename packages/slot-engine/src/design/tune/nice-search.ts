import { entryOf } from '../../entries.ts'
import { gcd } from '../../game/law/gcd.ts'
import { nearestStep, type PayLadders, payLadders } from '../nice-pays.ts'
import { keepsOrder, type Payable } from './in-print.ts'

/** How far one pay may go, as a factor, and on how many steps of a ladder to either side. */
const REACH = 1.3
const STEPS = 5
/** What any move costs, and an amount that is not among the roundest: fewer moves are better. */
const MOVED = 0.05
const UNROUND = 0.05
/** Moves whose change is next to what is missing, that are looked at. */
const NEXT = 3
/** So many moves are tried three at a time: those that change least. */
const IN_THREES = 400

interface Move {
  readonly at: number
  readonly to: number
  readonly change: number
  readonly cost: number
}

/** All pays that are not as they were, on amounts of the ladder that a designed pay table has. */
export function onLadder({ own, bounds }: Payable, pays: readonly number[], ladders: PayLadders): number[] {
  const { fine } = ladders
  return pays.map((pay, at) =>
    pay === own[at] || pay === 0 || bounds.held[at]
      ? pay
      : Math.min(bounds.capCoins, entryOf(fine, nearestStep(fine, pay))),
  )
}

/**
 * Up to three pays moved to amounts that a designed pay table has, so that the return is met: of all ways the one that changes
 * least. `null` where none meets it.
 * @param near how far off the return may be, in shares of the bet
 */
export function nicely(game: Payable, from: readonly number[], aim: number, near: number): readonly number[] | null {
  const unit = [...game.own, game.bounds.capCoins].reduce(gcd)
  const [own, any] = [payLadders(unit), payLadders(1)]
  for (const ladders of unit === 1 ? [any] : [own, any]) {
    const start = onLadder(game, from, ladders)
    if (!keepsOrder(game.cells, from, start)) continue
    const missing = aim - game.rtpOf(start)
    if (Math.abs(missing) <= near) return start
    for (const steps of [ladders.fine, ladders.finest]) {
      const found = bestMoves(game, start, movesOn(game, start, steps, ladders), missing, near)
      if (found !== null) return found
    }
  }
  return null
}

function movesOn(
  { bounds, slopes }: Payable,
  pays: readonly number[],
  steps: readonly number[],
  { round }: PayLadders,
): Move[] {
  return pays.flatMap((pay, at) => {
    const slope = entryOf(slopes, at)
    if (bounds.held[at] || slope <= 0 || pay === 0) return []
    const middle = nearestStep(steps, pay)
    const amounts = steps.slice(Math.max(0, middle - STEPS), middle + STEPS + 1)
    const fitting = amounts.filter(
      (to) => to !== pay && to <= bounds.capCoins && to <= Math.max(pay * REACH, pay + 1) && to >= pay / REACH,
    )
    return fitting.map((to) => {
      const isRound = round[nearestStep(round, to)] === to
      const cost = MOVED + Math.abs(Math.log(to / pay)) + (isRound ? 0 : UNROUND)
      return { at, to, change: (to - pay) * slope, cost }
    })
  })
}

/** One move, else two, else three: the cheapest that meets what is missing. */
function bestMoves(
  game: Payable,
  pays: readonly number[],
  moves: readonly Move[],
  missing: number,
  near: number,
): readonly number[] | null {
  const ascending = moves.toSorted((a, b) => a.change - b.change)
  let best: { readonly pays: readonly number[]; readonly cost: number } | null = null
  const offer = (...chosen: readonly Move[]): void => {
    const off = Math.abs(missing - chosen.reduce((sum, { change }) => sum + change, 0))
    const cost = chosen.reduce((sum, move) => sum + move.cost, 0)
    if (off > near || (best !== null && cost >= best.cost)) return
    if (new Set(chosen.map(({ at }) => at)).size < chosen.length) return
    const next = [...pays]
    for (const { at, to } of chosen) next[at] = to
    if (keepsOrder(game.cells, pays, next)) best = { pays: next, cost }
  }
  for (const move of moves) offer(move)
  for (const move of moves) for (const other of nearChange(ascending, missing - move.change)) offer(move, other)
  if (best === null) {
    const few = moves.length <= IN_THREES ? moves : moves.toSorted((a, b) => a.cost - b.cost).slice(0, IN_THREES)
    few.forEach((a, i) => {
      for (const b of few.slice(i + 1))
        for (const c of nearChange(ascending, missing - a.change - b.change)) offer(a, b, c)
    })
  }
  return (best as { readonly pays: readonly number[] } | null)?.pays ?? null
}

/** The few moves whose change is next to this. */
function nearChange(ascending: readonly Move[], change: number): readonly Move[] {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (entryOf(ascending, middle).change < change) low = middle + 1
    else high = middle
  }
  return ascending.slice(Math.max(0, low - NEXT), low + NEXT)
}

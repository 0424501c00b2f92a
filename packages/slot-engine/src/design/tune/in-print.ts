import { entryOf } from '../../entries.ts'
import { printed, printedStep } from '../nice-pays.ts'
import type { PayBounds, PayCell } from './pay-cells.ts'

/** So often pays are moved, and the game is measured, until the return is met. */
const ROUNDS = 6
/** Steps that one pay may move at a time, between amounts that are printed. */
const REACH = [1, -1, 2, -2, 3, -3]
/** So many moves are tried in twos: those that change least. */
const IN_TWOS = 500

/** A game whose pays are sought. */
export interface Payable {
  readonly cells: readonly PayCell[]
  /** The pays as they were before anything was changed. */
  readonly own: readonly number[]
  readonly bounds: PayBounds
  /** What the return gains by a coin more on each pay. */
  readonly slopes: readonly number[]
  rtpOf(coins: readonly number[]): number
}

type Changed = Pick<Payable, 'own' | 'bounds'>

/** Whether a pay was changed, and to an amount that none would print. */
const isOdd = ({ own, bounds }: Changed, pay: number, at: number): boolean =>
  pay !== own[at] && pay !== printed(pay) && !bounds.held[at]

export const isUnprinted = (game: Changed, found: readonly number[]): boolean =>
  found.some((pay, at) => isOdd(game, pay, at))

/**
 * The pays that were changed, on amounts that a pay table would print, where such meet the return too; else as they were found.
 * @param near how far off the return may be, in shares of the bet
 */
export function inPrint(game: Payable, found: readonly number[], aim: number, near: number): readonly number[] {
  let coins = found.map((pay, at) => (isOdd(game, pay, at) ? Math.min(game.bounds.capCoins, printed(pay)) : pay))
  if (!keepsOrder(game.cells, found, coins)) return found
  let best = { coins: found, off: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round++) {
    const missing = aim - game.rtpOf(coins)
    if (Math.abs(missing) < best.off) best = { coins, off: Math.abs(missing) }
    if (best.off <= near / 2) break
    const next = moved(game, coins, missing)
    if (next === null) break
    coins = next
  }
  return best.off <= near ? best.coins : found
}

interface Move {
  readonly at: number
  readonly to: number
  readonly change: number
  /** How far the pay goes, as a share of it. */
  readonly cost: number
}

/** One pay moved, or two, to come nearest to what is missing; of those as near, the one that changes least. */
function moved(game: Payable, coins: readonly number[], missing: number): number[] | null {
  const moves = movesOf(game, coins)
  let best: { coins: number[]; score: number } | null = null
  const offer = (...chosen: readonly Move[]): void => {
    const off = Math.abs(missing - chosen.reduce((sum, { change }) => sum + change, 0))
    if (off >= Math.abs(missing)) return
    const score = off / Math.abs(missing) + 0.1 * chosen.reduce((sum, { cost }) => sum + cost, 0)
    if (best !== null && score >= best.score) return
    const next = [...coins]
    for (const { at, to } of chosen) next[at] = to
    if (keepsOrder(game.cells, coins, next)) best = { coins: next, score }
  }
  for (const move of moves) offer(move)
  const few = moves.length <= IN_TWOS ? moves : moves.toSorted((a, b) => a.cost - b.cost).slice(0, IN_TWOS)
  few.forEach((move, i) => {
    for (const other of few.slice(i + 1)) if (other.at !== move.at) offer(move, other)
  })
  return (best as { coins: number[] } | null)?.coins ?? null
}

function movesOf({ bounds, slopes }: Payable, coins: readonly number[]): Move[] {
  return coins.flatMap((pay, at) => {
    const slope = entryOf(slopes, at)
    if (bounds.held[at] || slope <= 0) return []
    const amounts = REACH.map((steps) => printed(pay + steps * printedStep(pay)))
    const fitting = amounts.filter((to) => to >= 1 && to <= bounds.capCoins && to !== pay)
    return fitting.map((to) => ({ at, to, change: (to - pay) * slope, cost: Math.abs(to - pay) / pay }))
  })
}

/** A symbol pays more for more of it, and symbols stay in the order of what they pay for a size: only pays that moved can leave it. */
export function keepsOrder(cells: readonly PayCell[], before: readonly number[], after: readonly number[]): boolean {
  return (
    isAscending(cells, after) && cells.every((_, i) => after[i] === before[i] || keepsPlace(cells, before, after, i))
  )
}

function isAscending(cells: readonly PayCell[], pays: readonly number[]): boolean {
  const last = new Map<PayCell['symbol'], number>()
  return cells.every(({ symbol }, i) => {
    const pay = entryOf(pays, i)
    const rises = (last.get(symbol) ?? Number.NEGATIVE_INFINITY) < pay
    last.set(symbol, pay)
    return rises
  })
}

function keepsPlace(
  cells: readonly PayCell[],
  before: readonly number[],
  after: readonly number[],
  moved: number,
): boolean {
  const { symbol, key } = entryOf(cells, moved)
  const [was, is] = [entryOf(before, moved), entryOf(after, moved)]
  return cells.every((other, k) => {
    if (other.key !== key || other.symbol === symbol) return true
    const [wasOther, isOther] = [entryOf(before, k), entryOf(after, k)]
    return (was >= wasOther || is <= isOther) && (wasOther >= was || isOther <= is)
  })
}

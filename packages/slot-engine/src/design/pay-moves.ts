import { nearestStep } from './nice-pays.ts'
import type { PayShape } from './pay-shape.ts'
import type { Pays } from './sketch.ts'

/** One pay set to another amount, and with it those of other ranks that would no longer stand in order. */
export interface Move {
  readonly cells: readonly PayCell[]
  /** Change of the return, in bets. */
  readonly change: number
  /** How far from the shape, and how unround, the new amounts are. */
  readonly cost: number
}

interface PayCell {
  readonly rank: number
  readonly count: number
  readonly pay: number
}

/** How far a pay may leave the shape, as a factor, before it no longer looks like it. */
const REACH = 1.5
const UNROUND = 0.15
/** What any move costs: fewer are better. */
const MOVED = 0.05

/** Every move onto one of the steps. */
export function movesFrom(shape: PayShape, ideal: Pays, pays: Pays, steps: readonly number[]): Move[] {
  return pays.flatMap((row, rank) =>
    row.flatMap((pay, count) => {
      if (pay === 0 || (rank === 0 && count === row.length - 1)) return []
      const wanted = ideal[rank]![count]!
      const from = nearestStep(steps, Math.min(pay, wanted) / REACH)
      const to = nearestStep(steps, Math.max(pay, wanted) * REACH)
      const amounts = steps.slice(from, to + 1).filter((next) => next !== pay && next <= shape.ceiling)
      return amounts.map((next) => moveTo(shape, ideal, pays, { rank, count, pay: next }))
    }),
  )
}

function moveTo(shape: PayShape, ideal: Pays, pays: Pays, first: PayCell): Move {
  const { rank, count, pay } = first
  const cells = pays.flatMap((row, other): PayCell[] => {
    const held = row[count]!
    const disordered = held > 0 && (other < rank ? held < pay : other > rank && held > pay)
    return disordered ? [{ rank: other, count, pay }] : []
  })
  const all = [first, ...cells]
  const change = all.reduce(
    (sum, cell) => sum + shape.worth[cell.rank]![count]! * (cell.pay - pays[cell.rank]![count]!),
    0,
  )
  const leaves = all.reduce((sum, cell) => sum + Math.abs(Math.log(cell.pay / ideal[cell.rank]![count]!)), 0)
  return { cells: all, change, cost: MOVED + leaves + unroundness(shape, pay) }
}

const unroundness = ({ ladders }: PayShape, pay: number): number =>
  isOn(ladders.round, pay) ? 0 : isOn(ladders.fine, pay) ? UNROUND : 3 * UNROUND

const isOn = (steps: readonly number[], pay: number): boolean => steps[nearestStep(steps, pay)] === pay

export function applied(pays: Pays, moves: readonly Move[]): number[][] {
  const next = pays.map((row) => [...row])
  for (const { cells } of moves) for (const cell of cells) next[cell.rank]![cell.count] = cell.pay
  return next
}

/** Whether no two of the moves touch the same pay, so that their changes add up. */
export function apart(moves: readonly Move[]): boolean {
  const touched = moves.flatMap(({ cells }) => cells.map(({ rank, count }) => rank * 100 + count))
  return new Set(touched).size === touched.length
}

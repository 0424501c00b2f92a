import type { ChangePlan } from '../core/change-plan.ts'
import type { Game } from '../core/game.ts'
import { STRIDE } from '../tables/reels.ts'

/** Steps of any window, and for each cell and each line of it: measured, and rounded up. */
const WINDOW = 20
const CELL = 3
const LINE = 4
/** The same of a cell where wins are not on lines. */
const COUNTED_CELL = 4
/** Cells that are passed on the way to others in one step. */
const PASSED = 4
/** How many times as many where events are told. */
export const TOLD = 8

/** Steps that a window takes which is played cell by cell. */
export function windowSteps({ plan }: Game, isTold: boolean): number {
  const cells = Math.max(
    ...[...plan.sets.values()].map(({ reels, top }) =>
      reels.reduce((sum, { maxRows }) => sum + maxRows, top?.reels.length ?? 0),
    ),
  )
  const perCell = plan.rule.lines.length === 0 ? COUNTED_CELL : CELL
  const steps = WINDOW + perCell * cells + LINE * plan.rule.lines.length
  return isTold ? TOLD * steps : steps
}

/** Steps that a change takes of a window that takes so many. */
export function changeSteps({ cells, ifWins }: ChangePlan, window: number): number {
  const reach = cells.reach === null ? STRIDE : Math.min(STRIDE, Math.max(...cells.reach.tokens))
  const ways = cells.oneOf ? 1 : cells.towards.length
  const passed = Math.ceil((window * ways * reach) / (PASSED * COUNTED_CELL))
  return passed + (ifWins ? 2 * window : 0)
}

import type { ChangePlan } from '../core/change-plan.ts'
import type { Plan } from '../core/game.ts'
import { STRIDE } from '../tables/reels.ts'

/** Steps of any window, and for each cell and each line of it: measured, and rounded up. */
const WINDOW = 20
const CELL = 3
const LINE = 4
/** The same of a cell where wins are not on lines. */
const COUNTED_CELL = 4
/** Of a cell that is settled: drawn, or looked at for it. */
const SETTLED_CELL = 1
/** Of a factor that is drawn. */
const FACTOR = 30
/** Cells that are passed on the way to others in one step. */
const PASSED = 4
/** How many times as many where events are told. */
export const TOLD = 8

/** Steps that a window of so many cells takes which is played cell by cell. */
export function windowSteps({ rule, settlers, factors }: Plan, cells: number, isTold: boolean): number {
  const { lines, looks } = rule
  const perCell = (lines.length === 0 ? COUNTED_CELL : CELL) + SETTLED_CELL * settlers.length
  const drawn =
    factors === null ? 0 : factors.byReel.reduce((sum, { reels }) => sum + reels.length, factors.drawn.length)
  const steps = WINDOW + perCell * cells + LINE * lines.length + FACTOR * drawn + (looks?.(cells) ?? 0)
  return isTold ? TOLD * steps : steps
}

/** The cells of a window, at most. */
export const windowCells = ({ sets }: Plan): number =>
  Math.max(
    ...[...sets.values()].map(({ reels, top }) =>
      reels.reduce((sum, { maxRows }) => sum + maxRows, top?.reels.length ?? 0),
    ),
  )

/**
 * Steps that a change takes: the window's cells are chosen, and what lands on them is drawn.
 * @param window the steps of the window
 */
export function changeSteps({ cells, ifWins }: ChangePlan, windowCells: number, window: number): number {
  const reach = cells.reach === null ? STRIDE : Math.min(STRIDE, Math.max(...cells.reach.tokens))
  const ways = cells.oneOf ? 1 : cells.towards.length
  const passed = Math.ceil((window * ways * reach) / (PASSED * COUNTED_CELL))
  return windowCells + passed + (ifWins ? 2 * window : 0)
}

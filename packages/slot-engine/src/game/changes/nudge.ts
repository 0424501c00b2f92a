import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { NudgePlan } from '../core/change-plan.ts'

/** The part of a reel that is in view: its cells from `from` on, and where they lie on its strip. */
export interface ReelView {
  readonly tokens: Uint8Array
  from: number
  rows: number
  strip: Uint8Array
  /** The strip position of the first row. */
  top: number
}

/** How far the reel moves, below 0 upwards; 0 where it stays. The shorter way goes first, and downwards of two that are as long. */
export function nudgeSteps(plan: NudgePlan, view: ReelView): number {
  const count = shown(plan, view)
  if (plan.until === 'full' ? count === 0 || count === view.rows : count > 0) return 0
  const down = plan.down ? stepsTo(plan, view, -1) : 0
  const up = plan.up ? stepsTo(plan, view, 1) : 0
  if (down > 0 && (up === 0 || down <= up)) return down
  return -up
}

function shown({ shows }: NudgePlan, { tokens, from, rows }: ReelView): number {
  let count = 0
  for (let at = from; at < from + rows; at++) count += byteAt(shows, byteAt(tokens, at))
  return count
}

/** @param side −1 for what lies above the window and comes down, 1 for what lies below and comes up */
function stepsTo(plan: NudgePlan, view: ReelView, side: -1 | 1): number {
  const steps = plan.until === 'full' ? stackLeft(plan, view, side) : firstShown(plan, view, side)
  return steps <= plan.steps ? steps : 0
}

/** The cells of a stack at the edge of the window that are out of view, as far as there is room for them. */
function stackLeft({ shows }: NudgePlan, view: ReelView, side: -1 | 1): number {
  const { tokens, from, rows } = view
  let inView = 0
  while (inView < rows && byteAt(shows, byteAt(tokens, side < 0 ? from + inView : from + rows - 1 - inView)) === 1)
    inView++
  if (inView === 0) return 0
  let left = 0
  while (inView + left < rows && byteAt(shows, beyond(view, side, left + 1)) === 1) left++
  return left
}

function firstShown({ shows }: NudgePlan, view: ReelView, side: -1 | 1): number {
  for (let steps = 1; steps <= view.strip.length; steps++)
    if (byteAt(shows, beyond(view, side, steps)) === 1) return steps
  return 0
}

/** What the strip has so many places beyond the window. */
function beyond({ strip, top, rows }: ReelView, side: -1 | 1, steps: number): number {
  const { length } = strip
  const at = side < 0 ? top - steps : top + rows - 1 + steps
  return byteAt(strip, ((at % length) + length) % length)
}

/** Moves the cells in view, what comes being what the strip has, and gives the new strip position of the first row. */
export function shift(plan: NudgePlan, view: ReelView, steps: number): number {
  const { tokens, from, rows, strip, top } = view
  const { length } = strip
  const moved = (((top - steps) % length) + length) % length
  if (steps > 0) for (let row = rows - 1; row >= 0; row--) tokens[from + row] = cameTo(view, row, steps, moved)
  else for (let row = 0; row < rows; row++) tokens[from + row] = cameTo(view, row, steps, moved)
  if (plan.multiplied !== null) multiply(plan.multiplied, view, Math.abs(steps))
  return moved
}

function cameTo({ tokens, from, rows, strip }: ReelView, row: number, steps: number, moved: number): number {
  const before = row - steps
  return before >= 0 && before < rows ? byteAt(tokens, from + before) : byteAt(strip, (moved + row) % strip.length)
}

function multiply(multiplied: readonly (Int32Array | null)[], { tokens, from, rows }: ReelView, steps: number): void {
  for (let at = from; at < from + rows; at++) {
    const becomes = entryOf(multiplied, byteAt(tokens, at))
    if (becomes !== null) tokens[at] = intAt(becomes, steps)
  }
}

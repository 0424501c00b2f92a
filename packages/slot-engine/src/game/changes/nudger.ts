import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type { CellPlan, NudgePlan } from '../core/change-plan.ts'
import type { Reel } from '../tables/reels.ts'
import { STRIDE } from '../tables/reels.ts'
import { nudgeSteps, type ReelView, shift } from './nudge.ts'

/** Reels as they stand. */
export interface MovingReels {
  readonly board: Board
  /** Per reel the strip position in row 0. */
  readonly tops: Int32Array
  /** Those of the spin at hand. */
  readonly list: readonly Reel[]
}

/** Moves reels along their strips, with scratch space of its own. */
export class Nudger {
  /** Per reel how far it moves, below 0 upwards. */
  readonly steps: Int32Array
  private readonly reels: MovingReels
  private readonly moving: Int32Array
  private readonly before: Int32Array
  private readonly view: ReelView

  constructor(reels: MovingReels) {
    const { board } = reels
    this.reels = reels
    this.steps = new Int32Array(board.reels)
    this.moving = new Int32Array(board.reels)
    this.before = new Int32Array(board.reels)
    this.view = { tokens: board.tokens, from: 0, rows: 0, strip: new Uint8Array(0), top: 0 }
  }

  /** Says whether any reel moves; how far, `steps` says. */
  choose(plan: NudgePlan, { reels, number }: CellPlan, rng: Rng): boolean {
    const { steps, moving } = this
    let count = 0
    for (let r = 0; r < steps.length; r++) {
      const far = byteAt(reels, r) === 0 ? 0 : nudgeSteps(plan, this.at(r))
      steps[r] = far
      if (far !== 0) moving[count++] = r
    }
    return count > 0 && this.leave(number === null ? count : drawToken(number, rng), count, rng) > 0
  }

  /** Leaves so many of them, each equally likely. */
  private leave(number: number, count: number, rng: Rng): number {
    const { moving, steps } = this
    if (number >= count) return count
    for (let i = 0; i < number; i++) {
      const other = i + rng.below(count - i)
      const reel = intAt(moving, i)
      moving[i] = intAt(moving, other)
      moving[other] = reel
    }
    for (let i = number; i < count; i++) steps[intAt(moving, i)] = 0
    return number
  }

  move(plan: NudgePlan): void {
    const { steps, before } = this
    const { tops } = this.reels
    before.set(tops)
    for (let r = 0; r < steps.length; r++) if (steps[r] !== 0) tops[r] = shift(plan, this.at(r), intAt(steps, r))
  }

  /** @param tokens what lay on the board before they moved */
  moveBack(tokens: Uint8Array): void {
    const { board, tops } = this.reels
    board.tokens.set(tokens)
    tops.set(this.before)
  }

  private at(reel: number): ReelView {
    const { view } = this
    const { board, tops, list } = this.reels
    view.from = reel * STRIDE
    view.rows = intAt(board.rows, reel)
    view.strip = entryOf(list, reel).strip
    view.top = intAt(tops, reel)
    return view
  }
}

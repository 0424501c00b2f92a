import { entryOf, intAt } from '../../entries.ts'
import type { Board } from '../board/board.ts'
import type { ChangePlan, ChangesPlan } from '../core/change-plan.ts'

/** Counts the cells that win in a spin, for changes that so many of them bring about. */
export class Charges {
  private readonly board: Board
  private charged: readonly ChangePlan[] = []
  /** By change, with the window at play and without it. */
  private counts = new Int32Array(0)
  private before = new Int32Array(0)

  constructor(board: Board) {
    this.board = board
  }

  /** A spin has stopped. */
  begin(changes: ChangesPlan | null): void {
    this.charged = changes?.charged ?? []
    if (this.charged.length > this.counts.length) {
      this.counts = new Int32Array(this.charged.length)
      this.before = new Int32Array(this.charged.length)
    }
    this.counts.fill(0)
  }

  /** The next of its windows. */
  next(): void {
    this.before.set(this.counts)
  }

  /** The window's winners are marked. */
  count(): void {
    for (let i = 0; i < this.charged.length; i++) {
      const { charged } = entryOf(this.charged, i)
      if (charged !== null) this.counts[i] = intAt(this.counts, i) + this.board.countMarked(charged.tokens)
    }
  }

  /** Whether the wins of this window bring the spin to as many as the change takes. */
  isFull(change: ChangePlan): boolean {
    const { charged } = change
    if (charged === null) return true
    const index = this.charged.indexOf(change)
    return intAt(this.before, index) < charged.at && intAt(this.counts, index) >= charged.at
  }
}

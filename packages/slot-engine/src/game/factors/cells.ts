import { byteAt, entryOf } from '../../entries.ts'
import type { Cell } from '../../round.ts'
import type { Board } from '../board/board.ts'
import type { CellFactorsPlan } from '../core/factors-plan.ts'
import type { Teller } from '../core/teller.ts'
import { STRIDE } from '../tables/reels.ts'

/** What cells have for the wins that they were in. */
export class CellFactors {
  private readonly board: Board
  private readonly teller: Teller | null
  private readonly size: number
  private plan: readonly CellFactorsPlan[] = []
  /** By factor and cell the step that it is on. */
  private readonly steps: Uint8Array
  private readonly stepsBefore: Uint8Array
  /** The cells that the window at hand has won with. */
  private readonly won: Uint8Array

  /** @param most such factors that one kind of spin has */
  constructor(board: Board, teller: Teller | null, most: number) {
    this.board = board
    this.teller = teller
    this.size = board.tokens.length
    this.steps = new Uint8Array(most * this.size)
    this.stepsBefore = new Uint8Array(most * this.size)
    this.won = new Uint8Array(this.size)
  }

  /** A spin begins: what is not kept is gone. */
  begin(plan: readonly CellFactorsPlan[]): void {
    this.plan = plan
    this.won.fill(0)
    for (let i = 0; i < plan.length; i++) {
      if (!entryOf(plan, i).keeps) this.steps.fill(0, i * this.size, (i + 1) * this.size)
      else if (this.teller !== null) this.tell(entryOf(plan, i), i * this.size)
    }
  }

  wins(cells: readonly Cell[]): void {
    for (const [reel, row] of cells) this.won[reel * STRIDE + row] = 1
  }

  /** The product, over the factors, of the sum of what the cells have above 1. */
  factorOf(cells: readonly Cell[]): number {
    let product = 1
    for (let i = 0; i < this.plan.length; i++) {
      const { steps } = entryOf(this.plan, i)
      let sum = 0
      for (const [reel, row] of cells) {
        const factor = entryOf(steps, byteAt(this.steps, i * this.size + reel * STRIDE + row))
        if (factor > 1) sum += factor
      }
      if (sum > 1) product *= sum
    }
    return product
  }

  /** Those that have won go a step up. */
  raise(): void {
    if (!this.won.includes(1)) return
    for (let i = 0; i < this.plan.length; i++) {
      this.raiseOne(entryOf(this.plan, i), i * this.size)
      if (this.teller !== null) this.tell(entryOf(this.plan, i), i * this.size)
    }
    this.won.fill(0)
  }

  forget(): void {
    this.steps.fill(0)
  }

  mark(): void {
    this.stepsBefore.set(this.steps)
  }

  goBack(): void {
    this.steps.set(this.stepsBefore)
  }

  private raiseOne({ steps }: CellFactorsPlan, from: number): void {
    const { won } = this
    for (let at = 0; at < won.length; at++) {
      if (byteAt(won, at) === 0) continue
      const step = byteAt(this.steps, from + at)
      if (step + 1 < steps.length) this.steps[from + at] = step + 1
    }
  }

  /** Tells of the cells in view that have won so far, if any. */
  private tell(plan: CellFactorsPlan, from: number): void {
    const marked = this.board
      .cellsWhere((at) => byteAt(this.steps, from + at) > 0)
      .map((cell) => ({ cell, multiplier: entryOf(plan.steps, byteAt(this.steps, from + cell[0] * STRIDE + cell[1])) }))
    if (marked.length > 0) this.teller?.push({ type: 'factorShown', id: plan.id, marked })
  }
}

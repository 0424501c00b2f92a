import { byteAt, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type { CellPlan } from '../core/change-plan.ts'
import { STRIDE } from '../tables/reels.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'

/** Squares of a window: one that is drawn, and those whose cells are alike. */
export class Squares {
  private readonly board: Board
  private readonly drawn: Uint8Array
  private readonly alike: Uint8Array

  constructor(board: Board) {
    this.board = board
    this.drawn = new Uint8Array(board.tokens.length)
    this.alike = new Uint8Array(board.tokens.length)
  }

  isDrawn(at: number): boolean {
    return this.drawn[at] === 1
  }

  isAlike(at: number): boolean {
    return this.alike[at] === 1
  }

  /** Draws a square in which a change may happen; false where there is none. */
  draw(plan: CellPlan, sizes: WeightedDraw, rng: Rng): boolean {
    const { drawn } = this
    const size = drawToken(sizes, rng)
    drawn.fill(0)
    const places = this.visit(size, plan, -1)
    if (places === 0) return false
    this.visit(size, plan, rng.below(places))
    return true
  }

  /** How many places there are for it; marks the cells of the one at `marked`. */
  private visit(size: number, plan: CellPlan, marked: number): number {
    const { board } = this
    let places = 0
    for (let reel = 0; reel + size <= board.reels; reel++) {
      for (let row = 0; row + size <= board.depth; row++) {
        if (!this.isOpen(reel, row, size, plan)) continue
        if (places++ === marked) this.mark(this.drawn, reel, row, size)
      }
    }
    return places
  }

  private isOpen(fromReel: number, fromRow: number, size: number, { reels, uncovered }: CellPlan): boolean {
    const { board } = this
    for (let reel = fromReel; reel < fromReel + size; reel++) {
      if (byteAt(reels, reel) === 0 || fromRow + size > intAt(board.rows, reel)) return false
      const first = reel * STRIDE + fromRow
      for (let at = first; at < first + size; at++) if (uncovered[byteAt(board.tokens, at)] === 1) return false
    }
    return true
  }

  /** Finds the squares of so many rows all of whose cells show the same. */
  findAlike(size: number, symbolOf: Uint8Array): void {
    const { alike, board } = this
    alike.fill(0)
    for (let reel = 0; reel + size <= board.reels; reel++)
      for (let row = 0; row + size <= board.depth; row++)
        if (this.isAllAlike(reel, row, size, symbolOf)) this.mark(alike, reel, row, size)
  }

  private isAllAlike(fromReel: number, fromRow: number, size: number, symbolOf: Uint8Array): boolean {
    const { board } = this
    if (fromRow >= intAt(board.rows, fromReel)) return false
    const symbol = byteAt(symbolOf, byteAt(board.tokens, fromReel * STRIDE + fromRow))
    for (let reel = fromReel; reel < fromReel + size; reel++) {
      if (fromRow + size > intAt(board.rows, reel)) return false
      const first = reel * STRIDE + fromRow
      for (let at = first; at < first + size; at++) if (symbolOf[byteAt(board.tokens, at)] !== symbol) return false
    }
    return true
  }

  private mark(cells: Uint8Array, fromReel: number, fromRow: number, size: number): void {
    for (let reel = fromReel; reel < fromReel + size; reel++) {
      const first = reel * STRIDE + fromRow
      cells.fill(1, first, first + size)
    }
  }
}

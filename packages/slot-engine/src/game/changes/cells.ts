import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type { CellPlan, Step } from '../core/change-plan.ts'
import { STRIDE } from '../tables/reels.ts'
import { Squares } from './squares.ts'

/** The cells of a window that a change may touch, in the order of the board. */
export class ChosenCells {
  /** The first `count` entries are the places of the cells chosen. */
  readonly places: Int32Array
  count = 0
  private readonly board: Board
  private readonly marks: Uint8Array
  private readonly squares: Squares

  constructor(board: Board) {
    this.board = board
    this.places = new Int32Array(board.tokens.length)
    this.marks = new Uint8Array(board.tokens.length)
    this.squares = new Squares(board)
  }

  /** @param drawOf by token below 0 where its cells are never chosen */
  choose(plan: CellPlan, drawOf: Int32Array, rng: Rng): void {
    const { board, marks, places } = this
    this.count = 0
    if (plan.square !== null && !this.squares.draw(plan, plan.square, rng)) return
    if (plan.alike > 0) this.squares.findAlike(plan.alike, plan.symbolOf)
    if (plan.towards.length > 0) this.markBeside(plan, rng)
    for (let reel = 0; reel < board.reels; reel++) {
      if (byteAt(plan.reels, reel) === 0) continue
      const end = reel * STRIDE + intAt(board.rows, reel)
      for (let at = reel * STRIDE; at < end; at++) {
        const token = byteAt(board.tokens, at)
        if (intAt(drawOf, token) < 0) continue
        if (plan.towards.length > 0 ? marks[at] === 0 : plan.from !== null && plan.from[token] === 0) continue
        if (plan.won !== null && board.isMarked(at) !== plan.won) continue
        if (plan.besideWins && !this.touchesWin(reel, at - reel * STRIDE)) continue
        if (plan.square !== null && !this.squares.isDrawn(at)) continue
        if (plan.alike > 0 && !this.squares.isAlike(at)) continue
        places[this.count++] = at
      }
    }
    if (plan.number !== null) this.pick(drawToken(plan.number, rng), rng)
  }

  private touchesWin(reel: number, row: number): boolean {
    return (
      this.hasWon(reel - 1, row) ||
      this.hasWon(reel + 1, row) ||
      this.hasWon(reel, row - 1) ||
      this.hasWon(reel, row + 1)
    )
  }

  private hasWon(reel: number, row: number): boolean {
    const { board } = this
    return (
      reel >= 0 &&
      reel < board.reels &&
      row >= 0 &&
      row < intAt(board.rows, reel) &&
      board.isMarked(reel * STRIDE + row)
    )
  }

  /** Leaves so many of them, each equally likely. */
  private pick(number: number, rng: Rng): void {
    const { places } = this
    if (number >= this.count) return
    for (let i = 0; i < number; i++) {
      const other = i + rng.below(this.count - i)
      const place = intAt(places, i)
      places[i] = intAt(places, other)
      places[other] = place
    }
    this.count = number
  }

  private markBeside(plan: CellPlan, rng: Rng): void {
    const { board, marks } = this
    marks.fill(0)
    for (let reel = 0; reel < board.reels; reel++) {
      const rows = intAt(board.rows, reel)
      for (let row = 0; row < rows; row++) {
        if (plan.from?.[byteAt(board.tokens, reel * STRIDE + row)] !== 1) continue
        const reach = plan.reach === null ? STRIDE : drawToken(plan.reach, rng)
        if (plan.oneOf) this.go(entryOf(plan.towards, rng.below(plan.towards.length)), reel, row, reach)
        else for (let i = 0; i < plan.towards.length; i++) this.go(entryOf(plan.towards, i), reel, row, reach)
      }
    }
  }

  private go(step: Step, fromReel: number, fromRow: number, reach: number): void {
    const { board, marks } = this
    let reel = fromReel
    let row = fromRow
    for (let gone = 0; gone < reach; gone++) {
      reel += step.reels
      row += step.rows
      if (reel < 0 || reel >= board.reels || row < 0 || row >= intAt(board.rows, reel)) return
      marks[reel * STRIDE + row] = 1
    }
  }
}

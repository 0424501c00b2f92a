import { byteAt, intAt } from '../../entries.ts'
import type { Cell } from '../../round.ts'
import { STRIDE } from '../tables/reels.ts'

export const cellAt = (at: number): Cell => [Math.floor(at / STRIDE), at % STRIDE]

/** What is in view: the token of each cell, column by column, and which cells take part in a win. */
export class Board {
  readonly reels: number
  readonly depth: number
  /** Rows per reel. */
  readonly rows: Int32Array
  /** At `reel * STRIDE + row`: to the board's depth, `EMPTY` below a short reel. */
  readonly tokens: Uint8Array
  /** The same, four cells in a number. */
  readonly words: Int32Array
  /** Per reel the rows that won: bit `row`. */
  readonly marks: Int32Array

  /** @param depth the most rows that a reel can have */
  constructor(reels: number, depth: number) {
    this.reels = reels
    this.depth = depth
    this.rows = new Int32Array(reels)
    this.tokens = new Uint8Array(reels * STRIDE)
    this.words = new Int32Array(this.tokens.buffer)
    this.marks = new Int32Array(reels)
  }

  /** @param worth by token, `EMPTY` counted in */
  sum(worth: Int32Array): number {
    let sum = 0
    for (let reel = 0; reel < this.reels; reel++) {
      const end = reel * STRIDE + this.depth
      for (let at = reel * STRIDE; at < end; at++) sum += worth[this.tokens[at] as number] as number
    }
    return sum
  }

  /** Whether a reel shows the token. */
  shows(reel: number, token: number): boolean {
    const end = reel * STRIDE + intAt(this.rows, reel)
    for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] === token) return true
    return false
  }

  /** The cells of a reel that show the token. */
  count(reel: number, token: number): number {
    const end = reel * STRIDE + intAt(this.rows, reel)
    let count = 0
    for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] === token) count++
    return count
  }

  /** The marked cells that show one of these tokens. */
  countMarked(tokens: Uint8Array): number {
    let count = 0
    for (let reel = 0; reel < this.reels; reel++) {
      const marks = intAt(this.marks, reel)
      for (let row = 0; marks >> row !== 0; row++)
        if (((marks >> row) & 1) === 1) count += byteAt(tokens, byteAt(this.tokens, reel * STRIDE + row))
    }
    return count
  }

  isAll(reel: number, token: number): boolean {
    const end = reel * STRIDE + intAt(this.rows, reel)
    for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] !== token) return false
    return true
  }

  /**
   * Takes the marked cells of a reel away, lets the others fall, and gives the number of gaps at the top.
   * @param over rows at the top that belong to a top reel and stay
   */
  drop(reel: number, over: number): number {
    const { tokens } = this
    const marks = intAt(this.marks, reel) & -(1 << over)
    if (marks === 0) return 0
    const first = reel * STRIDE
    const lowest = 31 - Math.clz32(marks)
    let to = lowest
    for (let row = lowest - 1; row >= over; row--) {
      if (((marks >> row) & 1) === 0) tokens[first + to--] = byteAt(tokens, first + row)
    }
    return to - over + 1
  }

  /** Forgets what won. */
  unmark(): void {
    for (let reel = 0; reel < this.reels; reel++) this.marks[reel] = 0
  }

  isMarked(at: number): boolean {
    return ((intAt(this.marks, Math.floor(at / STRIDE)) >> (at % STRIDE)) & 1) === 1
  }

  mark(at: number): void {
    const reel = Math.floor(at / STRIDE)
    this.marks[reel] = intAt(this.marks, reel) | (1 << (at % STRIDE))
  }

  unmarkAt(at: number): void {
    const reel = Math.floor(at / STRIDE)
    this.marks[reel] = intAt(this.marks, reel) & ~(1 << (at % STRIDE))
  }

  /** Marks every cell whose token fits. */
  markWhere(fits: (token: number) => boolean): void {
    for (let reel = 0; reel < this.reels; reel++) {
      let marks = intAt(this.marks, reel)
      const first = reel * STRIDE
      for (let row = 0; row < this.depth; row++) {
        if (fits(byteAt(this.tokens, first + row))) marks |= 1 << row
      }
      this.marks[reel] = marks
    }
  }

  marked(): Cell[] {
    return this.cellsWhere((at) => this.isMarked(at))
  }

  cellsOf(token: number): Cell[] {
    return this.cellsWhere((at) => this.tokens[at] === token)
  }

  cellsWhere(fits: (at: number) => boolean): Cell[] {
    return this.places(fits).map(cellAt)
  }

  places(fits: (at: number) => boolean): number[] {
    const places: number[] = []
    for (let reel = 0; reel < this.reels; reel++) {
      const end = reel * STRIDE + intAt(this.rows, reel)
      for (let at = reel * STRIDE; at < end; at++) if (fits(at)) places.push(at)
    }
    return places
  }
}

import { STRIDE } from '../compile/reels.ts'
import type { Cell } from '../round.ts'

export const cellAt = (at: number): Cell => [Math.floor(at / STRIDE), at % STRIDE]

/** What is in view: the token of each cell, column by column, and which cells take part in a win. */
export class Board {
  readonly reels: number
  /** Rows per reel. */
  readonly rows: Int32Array
  /** At `reel * STRIDE + row`. */
  readonly tokens: Uint8Array
  /** 1 where a cell won. */
  readonly marks: Uint8Array

  constructor(reels: number) {
    this.reels = reels
    this.rows = new Int32Array(reels)
    this.tokens = new Uint8Array(reels * STRIDE)
    this.marks = new Uint8Array(reels * STRIDE)
  }

  /** Cells that show the token. */
  count(token: number): number {
    let count = 0
    for (let reel = 0; reel < this.reels; reel++) {
      const end = reel * STRIDE + (this.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] === token) count++
    }
    return count
  }

  /** The place of the first such token on a reel, or −1. */
  find(reel: number, token: number): number {
    const end = reel * STRIDE + (this.rows[reel] as number)
    for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] === token) return at
    return -1
  }

  isAll(reel: number, token: number): boolean {
    const end = reel * STRIDE + (this.rows[reel] as number)
    for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] !== token) return false
    return true
  }

  replace(token: number, by: number): void {
    for (let reel = 0; reel < this.reels; reel++) {
      const end = reel * STRIDE + (this.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) if (this.tokens[at] === token) this.tokens[at] = by
    }
  }

  /**
   * Takes the marked cells of a reel away, lets the others fall, and gives the number of gaps at the top.
   * @param over rows at the top that belong to a top reel and stay
   */
  drop(reel: number, over = 0): number {
    const from = reel * STRIDE + over
    let to = reel * STRIDE + (this.rows[reel] as number) - 1
    for (let at = to; at >= from; at--) {
      if (this.marks[at] === 1) continue
      this.tokens[to--] = this.tokens[at] as number
    }
    return to - from + 1
  }

  marked(): Cell[] {
    return this.cellsWhere((at) => this.marks[at] === 1)
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
      const end = reel * STRIDE + (this.rows[reel] as number)
      for (let at = reel * STRIDE; at < end; at++) if (fits(at)) places.push(at)
    }
    return places
  }
}

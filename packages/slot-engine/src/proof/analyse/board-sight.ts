import { byteAt, intAt } from '../../entries.ts'
import { Board } from '../../game/board/board.ts'
import type { Game } from '../../game/core/game.ts'
import type { Sight } from '../../game/core/sight.ts'
import type { Rule } from '../../game/core/win-rule.ts'
import type { ReelSet } from '../../game/tables/reel-set.ts'
import { EMPTY, STRIDE } from '../../game/tables/reels.ts'

/** Sees windows by laying them on a board: it tells every column from every other, whatever the rule. */
export class BoardSight implements Sight {
  readonly classes = EMPTY
  readonly isFixed = true
  private readonly board: Board
  private readonly rule: Rule

  constructor({ plan }: Game, { reels, depth }: ReelSet) {
    this.board = new Board(reels.length, depth)
    this.board.tokens.fill(EMPTY)
    this.rule = plan.rule.make()
  }

  isOpen(reel: number): boolean {
    return reel < this.board.reels
  }

  look(): void {}

  classOf(_row: number, token: number): number {
    return token
  }

  choose(reel: number, tokens: Uint8Array, from: number, rows: number): void {
    const { board } = this
    board.rows[reel] = rows
    for (let row = 0; row < board.depth; row++) {
      board.tokens[reel * STRIDE + row] = row < rows ? byteAt(tokens, from + row) : EMPTY
    }
  }

  coins(): number {
    this.board.unmark()
    return this.rule.evaluate(this.board, true, null)
  }

  mark(_reel: number, marks: Int32Array): void {
    for (let reel = 0; reel < marks.length; reel++) {
      marks[reel] = intAt(marks, reel) | intAt(this.board.marks, reel)
    }
  }
}

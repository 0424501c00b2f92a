import { byteAt, intAt } from '../../../entries.ts'
import type { Rng } from '../../../rng.ts'
import type { Board } from '../../board/board.ts'
import { drawToken } from '../../board/draw.ts'
import type { MakeSettler, Settler, SettlerSource } from '../../core/settler.ts'
import type { Teller } from '../../core/teller.ts'
import { EMPTY, STRIDE } from '../../tables/reels.ts'
import type { Tokens } from '../../tables/tokens.ts'

/** Wilds that draw their multipliers, or come by them as reels move; those that have a fixed one are a token like any other. */
export const multiplying = ({ definition, tokens: { draws, list } }: SettlerSource): MakeSettler | null =>
  list.length === definition.symbols.length ? null : (board, teller) => new MultiplierSettler(draws, board, teller)

class MultiplierSettler implements Settler {
  private readonly draws: Tokens['draws']
  /** By token whether it draws. */
  private readonly isDrawing = new Uint8Array(EMPTY + 1)
  private readonly board: Board
  private readonly teller: Teller | null

  constructor(draws: Tokens['draws'], board: Board, teller: Teller | null) {
    this.draws = draws
    for (const token of draws.keys()) this.isDrawing[token] = 1
    this.board = board
    this.teller = teller
  }

  begin(): void {}

  settle(rng: Rng): void {
    const { board, draws, isDrawing } = this
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + intAt(board.rows, r)
      for (let at = r * STRIDE; at < end; at++) {
        if (isDrawing[board.tokens[at] as number] === 0) continue
        const draw = draws.get(byteAt(board.tokens, at))
        if (draw !== undefined) board.tokens[at] = drawToken(draw, rng)
      }
    }
    this.teller?.multiplied()
  }
}

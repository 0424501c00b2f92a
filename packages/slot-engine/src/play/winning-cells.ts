import { STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { Cell } from '../round.ts'
import type { Board } from './board.ts'

/** The cells of reels `from` to below `to` that stand for the symbol. */
export const cellsOn = (board: Board, candidate: Candidate, from: number, to: number): Cell[] =>
  board.cellsWhere((at) => {
    const reel = Math.floor(at / STRIDE)
    return reel >= from && reel < to && (candidate.fits[board.tokens[at] as number] as number) > 0
  })

export function markCells(board: Board, cells: readonly Cell[]): void {
  for (const [reel, row] of cells) board.marks[reel * STRIDE + row] = 1
}

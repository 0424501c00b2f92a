import { byteAt, entryOf } from '../../entries.ts'
import type { Cell } from '../../round.ts'
import { STRIDE } from '../tables/reels.ts'
import type { Board } from './board.ts'

/** The cells of reels `from` to below `to` that stand for the symbol. */
export const cellsOn = (board: Board, fits: ArrayLike<number>, from: number, to: number): Cell[] =>
  board.cellsWhere((at) => {
    const reel = Math.floor(at / STRIDE)
    return reel >= from && reel < to && entryOf(fits, byteAt(board.tokens, at)) > 0
  })

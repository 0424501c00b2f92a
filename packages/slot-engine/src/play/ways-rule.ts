import { STRIDE } from '../compile/reels.ts'
import type { Candidate } from '../compile/tokens.ts'
import type { Board } from './board.ts'
import type { RecordWin, Rule } from './rules.ts'
import { cellsOn, markCells } from './winning-cells.ts'

export class WaysRule implements Rule {
  private readonly candidates: readonly Candidate[]
  private readonly direction: 'left' | 'right' | 'both'

  constructor(candidates: readonly Candidate[], direction: 'left' | 'right' | 'both') {
    this.candidates = candidates
    this.direction = direction
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null): number {
    let total = 0
    for (const candidate of this.candidates) {
      if (this.direction !== 'right') total += this.run(board, candidate, 'left', mark, record)
      if (this.direction !== 'left') total += this.run(board, candidate, 'right', mark, record)
    }
    return total
  }

  private run(
    board: Board,
    candidate: Candidate,
    direction: 'left' | 'right',
    mark: boolean,
    record: RecordWin | null,
  ) {
    let ways = 1
    let count = 0
    while (count < board.reels) {
      const here = waysOn(board, candidate, direction === 'left' ? count : board.reels - 1 - count)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = (candidate.pays[count] as number) * ways
    if (coins === 0 || (direction === 'right' && this.direction === 'both' && count === board.reels)) return 0
    if (mark || record !== null) {
      const from = direction === 'left' ? 0 : board.reels - count
      const cells = cellsOn(board, candidate, from, from + count)
      if (mark) markCells(board, cells)
      record?.({ kind: 'ways', direction, symbol: candidate.symbol, count, ways, cells, multiplier: 1, coins })
    }
    return coins
  }
}

/** The cells of a reel that stand for the symbol, a multiplying wild as often as it multiplies. */
function waysOn(board: Board, candidate: Candidate, reel: number): number {
  const { fits } = candidate
  let ways = 0
  const end = reel * STRIDE + (board.rows[reel] as number)
  for (let at = reel * STRIDE; at < end; at++) ways += fits[board.tokens[at] as number] as number
  return ways
}

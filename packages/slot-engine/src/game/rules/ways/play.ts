import { entryOf, intAt } from '../../../entries.ts'
import type { Board } from '../../board/board.ts'
import { cellsOn } from '../../board/winning-cells.ts'
import type { CountWin, RecordWin, Rule } from '../../core/win-rule.ts'
import { STRIDE } from '../../tables/reels.ts'
import { type WaysSymbol, type WaysTables, type WaysWord, WORD_SYMBOLS } from './tables.ts'
import { waysWin } from './told.ts'

type Side = 'left' | 'right'

export class WaysRule implements Rule {
  private readonly tables: WaysTables
  private readonly direction: Side | 'both'
  /** The rows that stand for a symbol, by reel, of the run looked at last. */
  private readonly rows: Int32Array

  constructor(tables: WaysTables, direction: Side | 'both', reels: number) {
    this.tables = tables
    this.direction = direction
    this.rows = new Int32Array(reels)
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    const { direction } = this
    const { symbols, words } = this.tables
    let total = 0
    for (let w = 0; w < words.length; w++) {
      const left = direction === 'right' ? 0 : mayWin(board, words[w] as WaysWord, 'left')
      const right = direction === 'left' ? 0 : mayWin(board, words[w] as WaysWord, 'right')
      for (let rest = left | right; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const symbol = symbols[w * WORD_SYMBOLS + 31 - Math.clz32(bit)] as WaysSymbol
        if ((left & bit) !== 0) total += this.run(board, symbol, 'left', mark, record, counted)
        if ((right & bit) !== 0) total += this.run(board, symbol, 'right', mark, record, counted)
      }
    }
    return total
  }

  private run(
    board: Board,
    of: WaysSymbol,
    side: Side,
    mark: boolean,
    record: RecordWin | null,
    counted: CountWin | undefined,
  ): number {
    let ways = 1
    let count = 0
    while (count < board.reels) {
      const here = this.waysOn(board, of, side === 'left' ? count : board.reels - 1 - count)
      if (here === 0) break
      ways *= here
      count++
    }
    const coins = entryOf(of.pays, count) * ways
    if (coins === 0 || (side === 'right' && this.direction === 'both' && count === board.reels)) return 0
    counted?.(of.symbol, count, coins)
    const from = side === 'left' ? 0 : board.reels - count
    if (mark) {
      for (let r = from; r < from + count; r++) {
        board.marks[r] = intAt(board.marks, r) | intAt(this.rows, r)
      }
    }
    if (record !== null) {
      const cells = cellsOn(board, of.fits, from, from + count)
      record(waysWin({ direction: side, symbol: of.symbol, count, ways, cells, coins }))
    }
    return coins
  }

  /** The cells of a reel that stand for the symbol, a multiplying wild as often as it multiplies. */
  private waysOn({ tokens, depth }: Board, { stands }: WaysSymbol, reel: number): number {
    let ways = 0
    let rows = 0
    const first = reel * STRIDE
    for (let row = 0; row < depth; row++) {
      const cell = stands[tokens[first + row] as number] as number
      ways += cell >> 1
      rows |= (cell & 1) << row
    }
    this.rows[reel] = rows
    return ways
  }
}

/** The symbols on every reel from that side on, for as many reels as pay them. */
function mayWin({ tokens, depth, reels }: Board, { standsFor, paid }: WaysWord, side: Side): number {
  let alive = -1
  let winners = 0
  for (let count = 1; count <= reels; count++) {
    const reel = side === 'left' ? count - 1 : reels - count
    const end = reel * STRIDE + depth
    let here = 0
    for (let at = reel * STRIDE; at < end; at++) here |= standsFor[tokens[at] as number] as number
    alive &= here
    if (alive === 0) break
    winners |= alive & (paid[count] as number)
  }
  return winners
}

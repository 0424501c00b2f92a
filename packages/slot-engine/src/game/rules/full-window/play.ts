import { byteAt } from '../../../entries.ts'
import type { Board } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule } from '../../core/win-rule.ts'
import { EMPTY, STRIDE } from '../../tables/reels.ts'
import type { FullSymbol } from './candidates.ts'

/** Pays a full window, and any other by the rule of the game. */
export class FullWindowRule implements Rule {
  private readonly symbols: readonly FullSymbol[]
  private readonly otherwise: Rule

  constructor(symbols: readonly FullSymbol[], otherwise: Rule) {
    this.symbols = symbols
    this.otherwise = otherwise
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    for (let i = 0; i < this.symbols.length; i++) {
      const symbol = this.symbols[i] as FullSymbol
      if (!isFull(board, symbol.fits)) continue
      if (mark) board.markWhere((token) => token !== EMPTY)
      if (record !== null) tell(board, symbol, record)
      return symbol.coins
    }
    return this.otherwise.evaluate(board, mark, record, counted)
  }
}

function isFull({ tokens, depth, reels }: Board, fits: Uint8Array): boolean {
  for (let reel = 0; reel < reels; reel++) {
    const end = reel * STRIDE + depth
    for (let at = reel * STRIDE; at < end; at++) if (fits[byteAt(tokens, at)] === 0) return false
  }
  return true
}

/** A win of no length: features that are won by a long one ask for −1 in vain. */
function tell(board: Board, { symbol, coins }: FullSymbol, record: RecordWin): void {
  const cells = board.cellsWhere(() => true)
  record({
    symbol: -1,
    count: cells.length,
    cells,
    coins,
    event: (multiplier, idOf) => ({
      type: 'fullWindowWon',
      symbol: idOf(symbol),
      count: cells.length,
      cells,
      multiplier,
      coins: coins * multiplier,
    }),
  })
}

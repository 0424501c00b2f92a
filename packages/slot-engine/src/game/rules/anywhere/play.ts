import { intAt } from '../../../entries.ts'
import type { Board } from '../../board/board.ts'
import { cellsOn } from '../../board/winning-cells.ts'
import type { CountWin, RecordWin, Rule } from '../../core/win-rule.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import { EMPTY, STRIDE } from '../../tables/reels.ts'
import { cellsWin } from '../counted/told.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'

export class AnywhereRule implements Rule {
  private readonly wins: CountedWins
  /** Of what wilds alone win, only what pays most counts. */
  private readonly isBest: boolean
  /** Cells of each token in view. */
  private readonly seen = new Int32Array(EMPTY + 1)
  /** The same of every other reel: a number that was just written takes a while to be read again. */
  private readonly beside = new Int32Array(EMPTY + 1)
  /** Tokens that count. */
  private readonly counted: Int32Array
  /** 1 for tokens that stand for a symbol that has won: the window is marked once for all of them. */
  private readonly winning = new Uint8Array(EMPTY + 1)
  private isWinning = false

  constructor(wins: CountedWins) {
    this.wins = wins
    this.isBest = wins.wildRuns === 'best'
    this.counted = Int32Array.from(
      new Set(wins.symbols.flatMap(({ symbol, others, variants }) => [symbol, ...others, ...variants])),
    )
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    const { seen } = this
    const { symbols } = this.wins
    this.look(board)
    let total = 0
    let alone: Alone | null = null
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i] as CountedSymbol
      const { others } = symbol
      const own = seen[symbol.symbol] as number
      let count = own
      for (let k = 0; k < others.length; k++) count += seen[others[k] as number] as number
      if ((symbol.pays[count] as number) === 0 || (own === 0 && !this.mayWin(symbol))) continue
      if (this.isBest && (own === 0 || symbol.isWild)) alone = this.better(alone, symbol, count)
      else total += this.pay(board, symbol, count, mark, record, counted)
    }
    if (alone !== null) total += this.pay(board, alone.symbol, alone.count, mark, record, counted)
    if (this.isWinning) this.mark(board)
    return total
  }

  private mark(board: Board): void {
    const { winning } = this
    const { tokens, depth, marks } = board
    for (let reel = 0; reel < board.reels; reel++) {
      let rows = marks[reel] as number
      const first = reel * STRIDE
      for (let row = 0; row < depth; row++) rows |= (winning[tokens[first + row] as number] as number) << row
      marks[reel] = rows
    }
    winning.fill(0)
    this.isWinning = false
  }

  /** Whether wilds alone may win for the symbol, or it is in view with a multiplier that was drawn. */
  private mayWin({ variants }: CountedSymbol): boolean {
    const { wildRuns } = this.wins
    if (wildRuns === 'best' || wildRuns === 'each') return true
    return variants.some((token) => intAt(this.seen, token) > 0)
  }

  private better(best: Alone | null, symbol: CountedSymbol, count: number): Alone {
    const coins = (symbol.pays[count] as number) * this.factorOf(symbol)
    return best === null || coins > best.coins ? { symbol, count, coins } : best
  }

  private look({ tokens, depth, reels }: Board): void {
    const { seen, beside, counted } = this
    for (let i = 0; i < counted.length; i++) {
      seen[counted[i] as number] = 0
      beside[counted[i] as number] = 0
    }
    let reel = 0
    for (; reel + 1 < reels; reel += 2) {
      const first = reel * STRIDE
      for (let at = first; at < first + depth; at++) {
        const one = tokens[at] as number
        const two = tokens[at + STRIDE] as number
        seen[one] = (seen[one] as number) + 1
        beside[two] = (beside[two] as number) + 1
      }
    }
    if (reel < reels) {
      const first = reel * STRIDE
      for (let at = first; at < first + depth; at++) {
        const one = tokens[at] as number
        seen[one] = (seen[one] as number) + 1
      }
    }
    for (let i = 0; i < counted.length; i++) {
      const token = counted[i] as number
      seen[token] = (seen[token] as number) + (beside[token] as number)
    }
  }

  /** What the wilds multiply by. */
  private factorOf({ others, fits }: CountedSymbol): number {
    let factor = 1
    for (const token of others) {
      for (let n = intAt(this.seen, token); n > 0; n--) {
        factor = combineMultipliers(this.wins.multipliers, factor, intAt(fits, token))
      }
    }
    return factor
  }

  private pay(
    board: Board,
    of: CountedSymbol,
    count: number,
    mark: boolean,
    record: RecordWin | null,
    counted: CountWin | undefined,
  ): number {
    const { symbol, fits, pays } = of
    const factor = this.factorOf(of)
    const coins = (pays[count] as number) * factor
    counted?.(symbol, count, coins)
    if (mark) {
      this.isWinning = true
      this.winning[symbol] = 1
      for (const token of of.others) this.winning[token] = 1
    }
    if (record !== null) {
      const cells = cellsOn(board, fits, 0, board.reels)
      record(cellsWin('anywhereWon', { symbol, count, cells, multiplier: factor, coins }))
    }
    return coins
  }
}

/** What wilds alone win. */
interface Alone {
  readonly symbol: CountedSymbol
  readonly count: number
  readonly coins: number
}

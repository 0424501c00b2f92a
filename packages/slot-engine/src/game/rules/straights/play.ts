import type { Along } from '../../../definition.ts'
import { byteAt, entryOf, intAt } from '../../../entries.ts'
import { type Board, cellAt } from '../../board/board.ts'
import type { CountWin, RecordWin, Rule } from '../../core/win-rule.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import { STRIDE } from '../../tables/reels.ts'
import type { CountedSymbol, CountedWins } from '../counted/wins.ts'
import { straightWin } from './told.ts'

export interface StraightCounts extends CountedWins {
  readonly along: Along
}

export class StraightsRule implements Rule {
  private readonly wins: StraightCounts
  private board: Board | null = null
  private mark = false
  private record: RecordWin | null = null
  private counted: CountWin | undefined

  constructor(wins: StraightCounts) {
    this.wins = wins
  }

  evaluate(board: Board, mark: boolean, record: RecordWin | null, counted?: CountWin): number {
    const { symbols, along } = this.wins
    const { reels, depth } = board
    this.board = board
    this.mark = mark
    this.record = record
    this.counted = counted
    let total = 0
    for (let i = 0; i < symbols.length; i++) {
      const symbol = symbols[i] as CountedSymbol
      if (along !== 'reels') for (let row = 0; row < depth; row++) total += this.runs(board, symbol, row, STRIDE, reels)
      if (along !== 'rows')
        for (let reel = 0; reel < reels; reel++) total += this.runs(board, symbol, reel * STRIDE, 1, depth)
    }
    return total
  }

  /** The runs along `length` cells, `step` apart: what lies below a short reel stands for no symbol. */
  private runs({ tokens }: Board, of: CountedSymbol, first: number, step: number, length: number): number {
    const alone = this.wins.wildRuns === 'each' ? 1 : 0
    let total = 0
    let count = 0
    let factor = 1
    let own = alone
    for (let i = 0; i < length; i++) {
      const token = byteAt(tokens, first + i * step)
      const fit = intAt(of.fits, token)
      if (fit > 0) {
        count++
        factor = combineMultipliers(this.wins.multipliers, factor, fit)
        if (token === of.symbol || of.variants.includes(token)) own = 1
      } else if (count > 0) {
        if (own === 1) total += this.pay(of, first + (i - count) * step, step, count, factor)
        count = 0
        factor = 1
        own = alone
      }
    }
    return own === 1 && count > 0 ? total + this.pay(of, first + (length - count) * step, step, count, factor) : total
  }

  private pay({ symbol, pays }: CountedSymbol, first: number, step: number, count: number, factor: number): number {
    const coins = entryOf(pays, count) * factor
    if (coins === 0) return 0
    const { board, mark, record } = this
    this.counted?.(symbol, count, coins)
    if (mark && board !== null) {
      for (let i = 0; i < count; i++) {
        const at = first + i * step
        const reel = Math.floor(at / STRIDE)
        board.marks[reel] = intAt(board.marks, reel) | (1 << (at % STRIDE))
      }
    }
    if (record !== null) {
      const cells = Array.from({ length: count }, (_, i) => cellAt(first + i * step))
      record(straightWin(step === 1 ? 'reel' : 'row', { symbol, count, cells, multiplier: factor, coins }))
    }
    return coins
  }
}

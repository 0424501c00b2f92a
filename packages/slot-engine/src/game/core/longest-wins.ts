import type { Cell } from '../../round.ts'
import type { RecordWin, RuleWin } from './win-rule.ts'

/** The longest win of each symbol in a window, for features that are won by one. */
export class LongestWins {
  private readonly counts = new Map<number, number>()
  private readonly cells = new Map<number, readonly Cell[]>()
  private also: RecordWin | null = null

  /** Forgets the last window, and listens to the next. */
  recording(also: RecordWin | null): RecordWin {
    this.counts.clear()
    this.also = also
    return this.listen
  }

  private readonly listen: RecordWin = (win) => {
    this.keep(win)
    this.also?.(win)
  }

  count(symbol: number): number {
    return this.counts.get(symbol) ?? 0
  }

  cellsOf(symbol: number): readonly Cell[] {
    return this.cells.get(symbol) as readonly Cell[]
  }

  /** What is no single symbol's is nobody's longest. */
  private keep(win: RuleWin): void {
    const { symbol, count } = win
    if (symbol < 0 || count <= this.count(symbol)) return
    this.counts.set(symbol, count)
    this.cells.set(symbol, win.cells)
  }
}

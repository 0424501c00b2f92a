import type { Cell } from '../../round.ts'
import { cellAt } from '../board/board.ts'
import type { RecordWin, RuleWin } from '../rules/lines/play.ts'

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
    this.add(win)
    this.also?.(win)
  }

  count(symbol: number): number {
    return this.counts.get(symbol) ?? 0
  }

  cellsOf(symbol: number): readonly Cell[] {
    return this.cells.get(symbol) as readonly Cell[]
  }

  private add(win: RuleWin): void {
    if (win.kind !== 'line') return this.keep(win.symbol, win.count, win.cells)
    const { reading, places } = win
    if (reading.kind === 'combination') return
    const { from, count, symbol } = reading
    this.keep(symbol, count, Array.from(places.subarray(from, from + count), cellAt))
  }

  private keep(symbol: number, count: number, cells: readonly Cell[]): void {
    if (count <= this.count(symbol)) return
    this.counts.set(symbol, count)
    this.cells.set(symbol, cells)
  }
}

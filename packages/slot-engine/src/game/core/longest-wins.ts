import { entryOf } from '../../entries.ts'
import type { Cell } from '../../round.ts'
import type { InWinPlan } from './in-win-plan.ts'
import type { RecordWin, RuleWin } from './win-rule.ts'

/** A win that awards something. */
export interface AwardingWin {
  readonly symbol: number
  readonly count: number
  readonly cells: readonly Cell[]
  readonly spins: number
}

/** The wins of a window, and the longest of each symbol, for features that are won by them. */
export class LongestWins {
  private readonly all: RuleWin[] = []
  private readonly counts = new Map<number, number>()
  private readonly cells = new Map<number, readonly Cell[]>()
  private also: RecordWin | null = null

  /** Forgets the last window, and listens to the next. */
  recording(also: RecordWin | null): RecordWin {
    this.counts.clear()
    this.all.length = 0
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

  /** What the longest win of a symbol awards, or all wins together. */
  awarded({ symbol, each, ...tables }: InWinPlan, table: 'awards' | 'retriggers'): number {
    if (each === null) return entryOf(tables[table], this.count(symbol))
    let sum = 0
    for (const win of this.all)
      for (const one of each) if (one.symbol === win.symbol) sum += entryOf(one[table], win.count)
    return sum
  }

  /** The wins that award it. */
  awarding(plan: InWinPlan, table: 'awards' | 'retriggers'): readonly AwardingWin[] {
    const { symbol, each } = plan
    if (each === null) {
      const spins = this.awarded(plan, table)
      return [{ symbol, count: this.count(symbol), cells: this.cellsOf(symbol), spins }]
    }
    return this.all.flatMap(({ symbol: won, count, cells }) => {
      const spins = each.reduce((sum, one) => (one.symbol === won ? sum + entryOf(one[table], count) : sum), 0)
      return spins > 0 ? [{ symbol: won, count, cells, spins }] : []
    })
  }

  /** What is no single symbol's is nobody's longest. */
  private keep(win: RuleWin): void {
    const { symbol, count } = win
    if (symbol < 0) return
    this.all.push(win)
    if (count <= this.count(symbol)) return
    this.counts.set(symbol, count)
    this.cells.set(symbol, win.cells)
  }
}

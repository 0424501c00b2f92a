import type { FeaturePlan } from '../compile/feature-plans.ts'
import type { RulePlan } from '../compile/rule-plan.ts'
import type { Cell } from '../round.ts'
import type { RecordWin, RuleWin } from './rules.ts'

/** The longest win of each symbol in a window, for features that are won by one. */
export class LongestWins {
  private readonly rule: RulePlan
  private readonly counts = new Map<number, number>()
  private readonly cells = new Map<number, readonly Cell[]>()
  private also: RecordWin | null = null

  constructor(rule: RulePlan) {
    this.rule = rule
  }

  /** `null` where no feature asks. */
  static of(rule: RulePlan, features: readonly FeaturePlan[]): LongestWins | null {
    return features.some((plan) => plan.type === 'freeSpins' && plan.inWin !== null) ? new LongestWins(rule) : null
  }

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
    return this.cells.get(symbol) ?? []
  }

  private add(win: RuleWin): void {
    if (win.kind !== 'line') return this.keep(win.symbol, win.count, win.cells)
    const { reading, line } = win
    if (reading.kind === 'combination' || this.rule.type !== 'lines') return
    const rows = this.rule.lines[line] as readonly number[]
    const { from, count } = reading
    const cells = rows.slice(from, from + count).map((row, i): Cell => [from + i, row])
    this.keep(reading.symbol, count, cells)
  }

  private keep(symbol: number, count: number, cells: readonly Cell[]): void {
    if (count <= this.count(symbol)) return
    this.counts.set(symbol, count)
    this.cells.set(symbol, cells)
  }
}

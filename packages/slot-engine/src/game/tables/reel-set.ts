import { type WindowDistribution, windowDistribution } from './distribution.ts'
import { columnsOf, type DrawGroup, drawGroups, type Reel } from './reels.ts'
import {
  buildScreenAutomaton,
  type Fold,
  MOST_TRANSITIONS,
  QUICK_TRANSITIONS,
  type ScreenAutomaton,
} from './screen-automaton.ts'
import type { TopPlan } from './top-reel.ts'
import { type WindowTables, windowTables } from './window-tables.ts'

/** The win rule as a walk over reels. */
type FoldOf = (reels: readonly Reel[]) => Fold

/** A reel set with its tables. What only long work needs is built when first asked for. */
export class ReelSet {
  readonly name: string
  readonly reels: readonly Reel[]
  readonly groups: readonly DrawGroup[]
  readonly top: TopPlan | null
  readonly hasFollowers: boolean
  /** The most rows of any reel, a top reel counted in. */
  readonly depth: number
  /** Whether each reel stops by itself, and what it shows is its own. */
  readonly isIndependent: boolean
  private readonly fold: FoldOf
  private readonly scatterSize: number
  private screenMade: ScreenAutomaton | null | undefined
  private tablesMade: WindowTables | null | undefined
  private windowMade: WindowDistribution | null | undefined
  private columnsMade: readonly Int32Array[] | undefined

  constructor(name: string, reels: readonly Reel[], top: TopPlan | null, fold: FoldOf, scatterSize: number) {
    this.name = name
    this.reels = reels
    this.top = top
    this.hasFollowers = reels.some(({ follows }) => follows >= 0)
    this.isIndependent = top === null && !this.hasFollowers
    this.depth = Math.max(...reels.map(({ maxRows }, r) => maxRows + (top?.over[r] ?? 0)))
    this.groups = drawGroups(reels)
    this.fold = fold
    this.scatterSize = scatterSize
  }

  /** `null` where playing cell by cell is cheaper than its tables. */
  screen(): ScreenAutomaton | null {
    if (this.screenMade === undefined) this.screenMade = this.makeScreen(QUICK_TRANSITIONS)
    return this.screenMade
  }

  /** By reel its columns, for laying them on a board. */
  columns(): readonly Int32Array[] {
    if (this.columnsMade === undefined) this.columnsMade = this.makeColumns()
    return this.columnsMade
  }

  private makeColumns(): readonly Int32Array[] {
    return this.reels.map((reel, r) => columnsOf(reel, this.top?.over[r] ?? 0))
  }

  /** What plays windows fast; `null` where `screen` is. */
  tables(): WindowTables | null {
    if (this.tablesMade === undefined) {
      const screen = this.screen()
      this.tablesMade = screen && windowTables(this, screen, this.scatterSize)
    }
    return this.tablesMade
  }

  private makeScreen(limit: number): ScreenAutomaton | null {
    if (!this.isIndependent) return null
    return buildScreenAutomaton(this.fold(this.reels), this.reels, limit)
  }

  /** The exact distribution of one window as it stops; `null` where it is out of reach. */
  window(): WindowDistribution | null {
    if (this.windowMade === undefined) {
      const screen = this.screen() ?? this.makeScreen(MOST_TRANSITIONS)
      this.windowMade = screen && windowDistribution(this.reels, screen, this.scatterSize)
    }
    return this.windowMade
  }
}

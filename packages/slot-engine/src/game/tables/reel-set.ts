import { type Meter, OutOfReach, unmetered } from '../../meter.ts'
import { type WindowDistribution, windowDistribution } from './distribution.ts'
import { columnsOf, type DrawGroup, drawGroups, type Reel } from './reels.ts'
import {
  buildScreenAutomaton,
  type Fold,
  MOST_TRANSITIONS,
  QUICK_TRANSITIONS,
  type ScreenAutomaton,
  screenBytes,
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
  /** Of each reel what it is drawn from. It matters in groups of several, and those are of less than 2^31. */
  readonly drawnWeights: Int32Array
  readonly top: TopPlan | null
  readonly hasFollowers: boolean
  /** The most rows of any reel, a top reel counted in. */
  readonly depth: number
  /** Whether each reel stops by itself, and what it shows is its own. */
  readonly isIndependent: boolean
  private readonly fold: FoldOf | null
  private readonly scatterSize: number
  private screenMade: Made<ScreenAutomaton> | undefined
  private tablesMade: WindowTables | null | undefined
  private windowMade: Made<WindowDistribution> | undefined
  private columnsMade: readonly Int32Array[] | undefined

  constructor(name: string, reels: readonly Reel[], top: TopPlan | null, fold: FoldOf | null, scatterSize: number) {
    this.name = name
    this.reels = reels
    this.top = top
    this.hasFollowers = reels.some(({ follows }) => follows >= 0)
    this.isIndependent = top === null && !this.hasFollowers
    this.depth = Math.max(...reels.map(({ maxRows }, r) => maxRows + (top?.over[r] ?? 0)))
    this.groups = drawGroups(reels)
    this.drawnWeights = Int32Array.from(reels, ({ weight }) => weight)
    this.fold = fold
    this.scatterSize = scatterSize
  }

  /** `null` where there is none for the win rule, or playing cell by cell is cheaper than its tables. */
  screen(meter: Meter = unmetered()): ScreenAutomaton | null {
    this.screenMade = counted(meter, this.screenMade, () => this.quickScreen(meter))
    return this.screenMade.value
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
  tables(meter: Meter = unmetered()): WindowTables | null {
    if (this.tablesMade === undefined) {
      const screen = this.screen(meter)
      this.tablesMade = screen && windowTables(this, screen, this.scatterSize)
    }
    return this.tablesMade
  }

  private makeScreen(limit: number, meter: Meter): ScreenAutomaton | null {
    if (!this.isIndependent || this.fold === null) return null
    return buildScreenAutomaton(this.fold(this.reels), this.reels, limit, meter)
  }

  private quickScreen(meter: Meter): ScreenAutomaton | null {
    const { left } = meter
    try {
      const screen = meter.within(QUICK, () => this.makeScreen(QUICK_TRANSITIONS, meter))
      meter.hold(screen === null ? 0 : screenBytes(screen))
      return screen
    } catch (error) {
      // Over the caller's own budget nothing is known of the screen.
      if (!(error instanceof OutOfReach) || (error.code === 'steps' && left < QUICK.steps)) throw error
      return null
    }
  }

  /** The exact distribution of one window as it stops; `null` where it is out of reach. */
  window(meter: Meter = unmetered()): WindowDistribution | null {
    this.windowMade = counted(meter, this.windowMade, () =>
      meter.within({}, () => {
        const screen = this.screen(meter) ?? this.makeScreen(MOST_TRANSITIONS, meter)
        return screen && windowDistribution(this.reels, screen, this.scatterSize, meter)
      }),
    )
    return this.windowMade.value
  }
}

/** What a screen for play may take: half a second's work. */
const QUICK = { steps: 80_000_000, bytes: 80_000_000 } as const

/** What was made, or that it is out of reach, and the steps that it took. */
interface Made<T> {
  readonly value: T | null
  readonly steps: number
}

/** Whoever needs a table that is made already is charged its steps again: what a budget allows never hangs on who came before. */
function counted<T>(meter: Meter, made: Made<T> | undefined, make: () => T | null): Made<T> {
  if (made !== undefined) {
    meter.spend(Math.min(made.steps, Math.max(0, meter.left) + 1))
    return made
  }
  const before = meter.steps
  const value = make()
  return { value, steps: meter.steps - before }
}

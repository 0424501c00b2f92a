import { entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Cell } from '../../round.ts'
import type { Odds } from '../core/chance-plan.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'
import type { InWinPlan } from '../core/in-win-plan.ts'
import { LongestWins } from '../core/longest-wins.ts'
import type { Teller } from '../core/teller.ts'

/** What the windows of a spin start. */
export class Starts {
  /** By feature, what a paid spin's windows have started: the free spins, or for another feature any number above 0. */
  readonly started: Int32Array
  /** The packed scatters of the spin's first window. */
  first = 0
  /** The spins that a free spin has awarded. */
  retriggered = 0
  /** Where the symbol that awards further ones has landed anew, where those count. */
  landed: readonly number[] = []
  /** For features that wins start. */
  readonly longest = new LongestWins()
  /** Whether there are any. */
  readonly asksForWins: boolean
  /** By feature whether what its trigger counts starts it in this spin: 1 it does, 2 it does not, 0 not drawn yet. */
  private readonly drawn: Uint8Array
  /** By feature the cells of the wins that start it. */
  private readonly cells = new Map<number, readonly (readonly Cell[])[]>()
  private readonly game: Game
  private readonly teller: Teller | null

  constructor(game: Game, teller: Teller | null) {
    const { features } = game.plan
    this.game = game
    this.teller = teller
    this.asksForWins = features.some(({ inWin }) => inWin !== null)
    this.started = new Int32Array(features.length)
    this.drawn = new Uint8Array(features.length)
  }

  /** A new spin begins. */
  begin(): void {
    this.retriggered = 0
    for (let i = 0; i < this.started.length; i++) this.started[i] = 0
    if (this.cells.size > 0) this.cells.clear()
    if (this.game.plan.chances !== null) this.drawn.fill(0)
  }

  /** Whether a window of a paid spin starts anything. `seen`: the packed scatters. */
  byPaid(seen: number, rng: Rng): boolean {
    const { features, chances } = this.game.plan
    let any = false
    for (let i = 0; i < features.length; i++) {
      const plan = features[i] as (typeof features)[number]
      const won = plan.inWin === null ? 0 : this.longest.awarded(plan.inWin, 'awards')
      const spins = won + intAt(plan.starts, seen)
      if (spins === 0) continue
      any = true
      if (chances !== null && !this.comes(i, chances.odds[i] ?? null, rng)) continue
      this.started[i] = intAt(this.started, i) + spins
      if (won > 0 && this.teller !== null) this.keepCells(i, plan.inWin as InWinPlan)
      if (plan.type === 'freeSpins') this.teller?.awarded(plan, seen, this.longest, spins, false)
    }
    return any
  }

  /** The cells of the win that started a feature, or of one of several; none where no win did. */
  wonCells(index: number, win = 0): readonly Cell[] {
    return this.cells.get(index)?.[win] ?? []
  }

  /** Wins that each count start it as often; otherwise the last window's win does. */
  private keepCells(index: number, plan: InWinPlan): void {
    const won = this.longest.awarding(plan, 'awards').map(({ cells }) => cells)
    this.cells.set(index, plan.each === null ? won : [...(this.cells.get(index) ?? []), ...won])
  }

  /** Whether anything has been started. */
  get any(): boolean {
    for (let i = 0; i < this.started.length; i++) if (intAt(this.started, i) > 0) return true
    return false
  }

  private comes(index: number, odds: Odds | null, rng: Rng): boolean {
    if (odds === null) return true
    if (this.drawn[index] === 0) this.drawn[index] = rng.below(odds.total) < odds.hit ? 1 : 2
    return this.drawn[index] === 1
  }

  /** Whether a window of a free spin awards further ones. */
  byFree(plan: FreeSpinsPlan, seen: number): boolean {
    const spins = plan.landed === null ? this.further(plan, seen) : entryOf(plan.landed, this.landed.length)
    if (spins === 0) return false
    this.retriggered += spins
    if (plan.landed === null) this.teller?.awarded(plan, seen, this.longest, spins, true)
    else this.teller?.awardedByLanded(plan, this.landed, spins)
    return true
  }

  private further(plan: FreeSpinsPlan, seen: number): number {
    return plan.inWin === null ? intAt(plan.retriggers, seen) : this.longest.awarded(plan.inWin, 'retriggers')
  }
}

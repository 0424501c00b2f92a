import type { BetMode } from '../../definition.ts'
import { intAt } from '../../entries.ts'
import { type Meter, unmetered } from '../../meter.ts'
import type { Rng } from '../../rng.ts'
import type { Cell, RoundEvent } from '../../round.ts'
import { Board } from '../board/board.ts'
import type { ChancePlan, ChanceStart } from '../core/chance-plan.ts'
import { type Choices, unattended } from '../core/choices.ts'
import type { FreeSpinsPlan, SpinsPlayed } from '../core/feature-plan.ts'
import { type Game, paidSets, playedSpins } from '../core/game.ts'
import { Tally } from '../core/tally.ts'
import { Teller } from '../core/teller.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { drawSet } from '../tables/set-draw.ts'
import { SpinPlayer } from './spin-player.ts'

/**
 * Plays rounds of any game, cell by cell. With a list of events it tells what happens; without, it only counts, by the
 * very same steps and draws.
 */
export class Player {
  readonly game: Game
  rng: Rng
  readonly tally: Tally
  readonly board: Board
  readonly teller: Teller | null
  readonly spins: SpinPlayer
  /** By feature what plays free spins that have parts of their own. */
  private readonly own = new Map<number, SpinsPlayed>()
  private readonly choices: Choices
  private readonly meter: Meter

  /** @param meter counts the windows and the respins; over its budget a round is broken off */
  constructor(
    game: Game,
    rng: Rng,
    events: RoundEvent[] | null,
    choices: Choices = unattended(),
    meter: Meter = unmetered(),
  ) {
    this.meter = meter
    this.game = game
    this.rng = rng
    this.choices = choices
    this.tally = new Tally(game.plan.features.length, game.maxCoins)
    this.board = new Board(
      game.plan.base.reels.length,
      Math.max(...[...game.plan.sets.values()].map(({ depth }) => depth)),
    )
    this.teller = events && new Teller(game, this.board, events)
    this.spins = new SpinPlayer(game, this.board, this.tally, this.teller, meter)
    for (const plan of game.plan.features) {
      if (plan.type !== 'freeSpins') continue
      const { game: other, plan: inner } = playedSpins(game, plan)
      if (other === game) continue
      const teller = events && new Teller(other, this.board, events)
      this.own.set(plan.index, { plan: inner, spins: new SpinPlayer(other, this.board, this.tally, teller, meter) })
    }
  }

  /** The free spins as they are played, and what plays them. */
  playing(plan: FreeSpinsPlan): SpinsPlayed {
    return this.own.get(plan.index) ?? { plan, spins: this.spins }
  }

  /** Plays one round and gives its coins as paid. */
  round(mode: BetMode): number {
    return this.roundOf(mode, null)
  }

  /** The same, of a paid spin whose reels have been drawn already. */
  roundOf(mode: BetMode, drawn: ReelSet | null): number {
    const { tally } = this
    if (mode.instead !== undefined) throw new Error(`${mode.id} is played as a game of its own`)
    tally.begin()
    if (mode.buys === undefined) this.paidSpin(mode, drawn)
    else {
      this.board.rows.fill(0)
      this.start(this.indexOf(mode.buys.feature), mode.buys.spins ?? 1, [])
    }
    if (tally.capped()) this.teller?.capped()
    const coins = tally.paid()
    const { gamble } = this.game.plan
    return gamble !== null && this.choices.attended ? gamble(this, coins) : coins
  }

  /** What the player takes of `options`. */
  choose(feature: string, options: number): number {
    return this.choices.next(feature, options)
  }

  spend(steps: number): void {
    this.meter.play(steps)
  }

  indexOf(feature: string): number {
    return this.game.plan.features.findIndex((plan) => plan.feature.id === feature)
  }

  /** Plays a feature to its end. `spins` counts for free spins only. */
  start(index: number, spins: number, cells: readonly Cell[]): void {
    const { tally } = this
    if (tally.capped()) return
    const plan = this.game.plan.features[index] as Game['plan']['features'][number]
    const outer = tally.enter(index)
    plan.play(this, spins, cells)
    tally.leave(outer)
  }

  private paidSpin(mode: BetMode, drawn: ReelSet | null): void {
    const { plan } = this.game
    const { starts } = this.spins.pays
    if (plan.chances !== null) this.startBefore(plan.chances)
    starts.begin()
    const before = this.tally.total
    if (drawn === null) this.spins.play(drawSet(paidSets(this.game, mode), this.rng), null, this.rng)
    else this.spins.playDrawn(drawn, null, this.rng)
    if (plan.chances === null && !starts.any) return
    const cells = plan.features.map(({ scatter, inWin }, i) => {
      if (intAt(starts.started, i) === 0) return []
      return inWin === null ? (this.teller?.counted(scatter) ?? []) : starts.wonCells(i, 0)
    })
    if (plan.chances !== null) this.startAfter(plan.chances, this.tally.total === before && !starts.any)
    // Hold-and-win plays with the coins in view, so it comes before what spins the reels again.
    for (const holds of [true, false]) {
      for (const { holdsView, index } of plan.features) {
        const n = intAt(starts.started, index)
        if (n > 0 && holdsView === holds) this.startCounted(index, n, cells[index] as readonly Cell[])
      }
    }
  }

  /** Prizes that every win starts are played once for each. */
  private startCounted(index: number, n: number, cells: readonly Cell[]): void {
    const { type, inWin } = this.game.plan.features[index] as Game['plan']['features'][number]
    if (type === 'freeSpins' || inWin === null || inWin.each === null) return this.start(index, n, cells)
    for (let win = 0; win < n; win++) this.start(index, 1, this.spins.pays.starts.wonCells(index, win))
  }

  /** What chance starts before the reels spin is played before they do. */
  private startBefore({ starts }: ChancePlan): void {
    for (const one of starts) {
      if (one.when !== 'before' || this.tally.capped() || !this.hits(one)) continue
      this.board.rows.fill(0)
      this.start(one.index, one.n, [])
    }
  }

  /** What chance starts after the spin joins what the spin has started. */
  private startAfter({ starts }: ChancePlan, isLoss: boolean): void {
    const { started } = this.spins.pays.starts
    for (const one of starts) {
      const isDue = one.when === 'after' || (one.when === 'loss' && isLoss)
      if (!isDue || !this.isCharged(one) || this.tally.capped() || !this.hits(one)) continue
      started[one.index] = one.isFreeSpins ? intAt(started, one.index) + one.n : Math.max(1, intAt(started, one.index))
    }
  }

  private isCharged(one: ChanceStart): boolean {
    return one.charged === null || this.spins.pays.chargeOf(one) >= one.charged.at
  }

  private hits(one: ChanceStart): boolean {
    const { hit, total, index, isFreeSpins, n, charged } = one
    if (this.rng.below(total) >= hit) return false
    const feature = this.game.plan.features[index]?.feature.id as string
    this.teller?.push({
      type: 'startedByChance',
      feature,
      ...(isFreeSpins ? { spins: n } : {}),
      ...(charged === null ? {} : { charged: this.spins.pays.chargeOf(one) }),
    })
    return true
  }
}

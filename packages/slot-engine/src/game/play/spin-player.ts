import { LIMITS } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { Meter } from '../../meter.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { fall } from '../cascades/fall.ts'
import { WindowChanger } from '../changes/play.ts'
import type { ChangesPlan } from '../core/change-plan.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'
import type { Settler } from '../core/settler.ts'
import type { Tally } from '../core/tally.ts'
import type { Teller } from '../core/teller.ts'
import { type RespinWatch, respin } from '../respins/respin.ts'
import { addWilds } from '../symbols/added/added.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { FirstLook } from './first-look.ts'
import { HeldCells } from './held-cells.ts'
import { Reels } from './reels.ts'
import { WindowPays } from './window-pays.ts'
import { changeSteps, windowCells, windowSteps } from './window-steps.ts'

/** Plays single spins, cascades and respins and all. `free`: the free spins that a spin belongs to. */
export class SpinPlayer {
  readonly held: HeldCells
  readonly pays: WindowPays
  private readonly game: Game
  private readonly board: Board
  private readonly tally: Tally
  private readonly teller: Teller | null
  private readonly reels: Reels
  private readonly settlers: readonly Settler[]
  /** How many of the settlers come before changes of the window. */
  private readonly turning: number
  private readonly changer: WindowChanger
  private readonly isRespun: boolean
  /** `null` where every window is laid out. */
  readonly look: FirstLook | null
  /** Called before each free spin, what it keeps in place already: for whoever watches rounds. */
  onFreeSpin: (() => void) | null = null
  /** Told of the respins of paid spins. */
  respins: RespinWatch | null = null
  private readonly meter: Meter
  private readonly windowSteps: number
  /** Steps of what a win takes besides, where cells are counted one by one. */
  private readonly winSteps: number

  constructor(game: Game, board: Board, tally: Tally, teller: Teller | null, meter: Meter) {
    const { plan } = game
    this.meter = meter
    const cells = windowCells(plan)
    this.windowSteps = windowSteps(plan, cells, teller !== null)
    this.winSteps = plan.rule.isWalked ? 0 : this.windowSteps >> 1
    this.game = game
    this.board = board
    this.tally = tally
    this.teller = teller
    this.reels = new Reels(board)
    this.held = new HeldCells(board, plan.tokens.list)
    this.settlers = plan.settlers.map((make) => make(board, teller))
    this.pays = new WindowPays(game, board, tally, teller, () => this.changer.charges.count())
    this.turning = plan.reveals.size > 0 ? 1 : 0
    this.changer = new WindowChanger(
      this.reels,
      plan.tokens.list,
      teller,
      () => this.pays.wins(),
      (change) => this.meter.play(changeSteps(change, cells, this.windowSteps)),
    )
    this.isRespun = game.definition.respins !== undefined
    this.look = teller === null ? FirstLook.of(game) : null
  }

  play(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    if (!this.loses(set, free, rng)) this.playDrawn(set, free, rng)
  }

  /** Draws where the reels stop; whether that alone says that the spin is over, with nothing won and nothing started. */
  loses(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): boolean {
    this.reels.draw(set, rng)
    return this.look !== null && this.isOver(this.look, set, free)
  }

  playDrawn(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    this.show(set)
    this.teller?.stopped(set, this.reels.tops, this.reels.topStop, null)
    this.windows(set, free, rng)
    this.pays.finish(free)
  }

  /** Whether the spin wins nothing and starts nothing, and so leaves nothing behind. */
  private isOver(look: FirstLook, set: ReelSet, free: FreeSpinsPlan | null): boolean {
    const { reels, pays } = this
    const seen = reels.scatters(set)
    if (!look.isOver(set, reels.faces, reels.topStop, seen, free)) return false
    this.meter.play(this.windowSteps)
    pays.starts.first = seen
    pays.firstWindows?.add(free, seen, 0, 0, 1)
    return true
  }

  private show(set: ReelSet): void {
    this.reels.show(set)
    this.held.keep(set)
  }

  private windows(set: ReelSet, free: FreeSpinsPlan | null, rng: Rng): void {
    const { held, pays, settlers, tally } = this
    const { cascades, scatters } = this.game.plan
    const changes = free === null ? this.game.plan.changes : free.changes
    for (let i = 0; i < settlers.length; i++) (settlers[i] as Settler).begin()
    pays.drawFactors(free, rng)
    this.changer.charges.begin(changes)
    for (let number = 0; ; number++) {
      this.meter.play(this.windowSteps)
      this.changer.charges.next()
      const changed = changes !== null && this.changer.run(changes.stop, number, rng)
      const asStopped = number === 0 && !held.any && !changed
      const seen = asStopped ? this.reels.scatters(set) : this.board.sum(scatters.packed) + this.byReel()
      this.teller?.note()
      if (free !== null && free.landed !== null) pays.starts.landed = held.landed(scatters.counts.symbols[free.scatter])
      const added = number > 0 ? null : free === null ? this.game.plan.extraWilds : free.extraWilds
      if (added !== null) addWilds(added, this.game.definition.symbols, this.board, this.teller, rng)
      this.settle(changes, number, rng)
      if (this.isRespun) respin(this, set, rng, free === null ? this.respins : null)
      let won = pays.pay(seen, free, number, rng)
      if (!won && number === 0 && changes !== null && this.changeAfterLoss(changes, rng))
        won = pays.pay(seen, free, number, rng)
      if (won) this.meter.play(this.winSteps)
      if (cascades === null || tally.capped() || number + 1 >= LIMITS.cascades) return
      if (!this.falls(won, changes, number, rng)) return
      if (free?.feature.grows?.each === 'cascade') pays.grow(free.feature.grows)
      this.fall(set, number + 1, free, rng)
    }
  }

  /** What is counted reel by reel in the window as it lies. */
  private byReel(): number {
    const { byReel } = this.game.plan.scatters.counts
    let sum = 0
    for (let i = 0; i < byReel.length; i++) {
      const { reel, symbol, stride } = entryOf(byReel, i)
      sum += stride * this.board.count(reel, symbol)
    }
    return sum
  }

  /** Spins again what is not held. */
  spinOn(set: ReelSet, rng: Rng): void {
    const { held, reels } = this
    this.meter.play(this.windowSteps)
    reels.draw(set, rng)
    this.show(set)
    this.teller?.stopped(set, reels.tops, reels.topStop, held.stays)
    this.settle(null, 0, rng)
  }

  private settle(changes: ChangesPlan | null, number: number, rng: Rng): void {
    const { settlers, turning } = this
    for (let i = 0; i < turning; i++) (settlers[i] as Settler).settle(rng)
    if (changes !== null) this.changer.run(changes.before, number, rng)
    for (let i = turning; i < settlers.length; i++) (settlers[i] as Settler).settle(rng)
  }

  /** Whether anything vanishes: winners, or what changes take away. */
  private falls(won: boolean, changes: ChangesPlan | null, number: number, rng: Rng): boolean {
    if (changes === null) return won
    if (!won) return this.changer.run(changes.end, number, rng)
    this.changer.run(changes.win, number, rng)
    return true
  }

  /** What a window that won nothing becomes; false where that is what it was. */
  private changeAfterLoss({ loss }: ChangesPlan, rng: Rng): boolean {
    const { settlers, turning } = this
    if (!this.changer.run(loss, 0, rng)) return false
    for (let i = turning; i < settlers.length; i++) (settlers[i] as Settler).settle(rng)
    return true
  }

  /** Winners vanish, the rest falls, and new symbols follow. */
  private fall(set: ReelSet, number: number, free: FreeSpinsPlan | null, rng: Rng): void {
    const { board, pays, reels, teller } = this
    const refill = this.game.plan.cascades?.refill ?? null
    if (teller === null) return fall(reels, set, refill, rng)
    const removed = board.marked()
    fall(reels, set, refill, rng)
    teller.cascaded(number, removed, pays.lineMultiplier(free, number))
  }
}

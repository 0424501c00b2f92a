import { type FreeSpins, LIMITS } from '../../definition.ts'
import { entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import type { ChanceStart } from '../core/chance-plan.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'
import type { Tally } from '../core/tally.ts'
import type { Teller } from '../core/teller.ts'
import type { CountWin, Rule } from '../core/win-rule.ts'
import { type Factors, factorsOf } from '../factors/play.ts'
import { payCovering } from '../symbols/covering/covering.ts'
import { scatterCount } from '../tables/reels.ts'
import type { FirstWindows } from './first-windows.ts'
import { Starts } from './starts.ts'

/** Pays what windows show, and keeps what they start. */
export class WindowPays {
  /** The multiplier of the free spins at play, and the symbol chosen to expand in them. */
  multiplier = 1
  chosen = -1
  readonly starts: Starts
  /** What is told of first windows; `null`: nobody asks. */
  firstWindows: FirstWindows | null = null
  private readonly game: Game
  private readonly board: Board
  private readonly tally: Tally
  private readonly teller: Teller | null
  private readonly rule: Rule
  /** Coins of the spin at play. */
  private wonLines = 0
  private wonScatters = 0
  private multiplierBefore = 1
  /** By packed scatters the symbols of those that vanish with the winners, in the spins that a window belongs to. */
  private readonly vanishing = new Map<FreeSpinsPlan | null, (readonly number[])[]>()
  /** What chance starts by the cells that have won, and how many have in the paid spin at play. */
  private readonly charged: readonly ChanceStart[]
  private readonly charges: Int32Array
  /** `null` in games without factors. */
  private readonly factors: Factors | null

  /** Told of a window that won by the win rule, once its winners are marked. */
  private readonly won: () => void

  constructor(game: Game, board: Board, tally: Tally, teller: Teller | null, won: () => void) {
    this.won = won
    this.game = game
    this.board = board
    this.tally = tally
    this.teller = teller
    this.rule = game.plan.rule.make()
    this.starts = new Starts(game, teller)
    this.factors = factorsOf(game.plan, board, teller)
    this.charged = game.plan.chances?.starts.filter(({ charged }) => charged !== null) ?? []
    this.charges = new Int32Array(this.charged.length)
  }

  /** Marks what wins by the win rule, and gives its coins. */
  winners(counted?: CountWin): number {
    return this.rule.evaluate(this.board, true, null, counted)
  }

  /** The coins that the window wins by the win rule, before any multiplier. */
  wins(): number {
    return this.rule.evaluate(this.board, false, null)
  }

  /**
   * Pays the window and says whether anything won.
   * @param seen the packed scatters
   * @param number of the window in its spin, from 0
   */
  pay(seen: number, free: FreeSpinsPlan | null, number: number, rng: Rng): boolean {
    const { board, tally, starts } = this
    const { cascades, scatters } = this.game.plan
    const marking = cascades !== null || this.charged.length > 0
    board.unmark()
    if (number === 0) starts.first = seen
    this.factors?.see()
    const lineMultiplier = this.lineMultiplier(free, number) * (this.factors?.lines ?? 1)
    const scatterMultiplier = (free?.multipliesScatters ? this.multiplier : 1) * (this.factors?.scatters ?? 1)
    const lines = this.coinsOfRule(marking, lineMultiplier) * lineMultiplier
    if (lines > 0) this.won()
    if (free === null && lines > 0) this.charge()
    const expanded = this.chosen < 0 ? 0 : payCovering(this.game.plan, board, this.chosen, lineMultiplier, this.teller)
    const paying = free === null ? scatters : free.scatterPays
    const paid = entryOf(paying.pays, seen) * scatterMultiplier
    if (free === null) {
      tally.sources.lines += lines
      tally.sources.scatters += paid
    }
    this.wonLines += lines + expanded
    this.wonScatters += paid
    tally.pay(lines + expanded + paid)
    if (number === 0) this.firstWindows?.add(free, seen, lines + expanded, paid, this.multiplier)
    this.teller?.scatters(paying, seen, scatterMultiplier)
    this.factors?.raise()
    const awarded = !tally.capped() && (free === null ? starts.byPaid(seen, rng) : starts.byFree(free, seen))
    const collected = free !== null && this.collect(seen, scatterMultiplier, rng)
    if (cascades !== null) this.markScatters(seen, free)
    return lines > 0 || paid > 0 || awarded || collected
  }

  private charge(): void {
    for (let i = 0; i < this.charged.length; i++) {
      const { charged } = entryOf(this.charged, i)
      if (charged !== null) this.charges[i] = intAt(this.charges, i) + this.board.countMarked(charged.tokens)
    }
  }

  /** The winning cells that a start has counted in the paid spin. */
  chargeOf(start: ChanceStart): number {
    const index = this.charged.indexOf(start)
    return index < 0 ? 0 : intAt(this.charges, index)
  }

  /** Coins in view pay in free spins as they do in paid ones. */
  private collect(seen: number, multiplier: number, rng: Rng): boolean {
    const { collects } = this.game.plan
    let any = false
    for (let i = 0; i < collects.length; i++) {
      const plan = entryOf(collects, i)
      const n = intAt(plan.starts, seen)
      if (n === 0) continue
      any = true
      plan.pay({ rng, tally: this.tally, teller: this.teller }, n, multiplier)
    }
    return any
  }

  /** A spin has stopped: what multiplies its wins is drawn. */
  drawFactors(free: FreeSpinsPlan | null, rng: Rng): void {
    this.wonLines = 0
    this.wonScatters = 0
    if (free === null && this.charges.length > 0) this.charges.fill(0)
    this.factors?.begin(free === null ? this.game.plan.factors : free.factors, rng)
  }

  /** Nothing more falls: what multiplies the whole spin does so. */
  finish(free: FreeSpinsPlan | null): void {
    const { tally, factors } = this
    if (factors === null || tally.capped()) return
    factors.finish(this.wonLines, this.wonScatters, (lines, scatters) => {
      if (free === null) {
        tally.sources.lines += lines
        tally.sources.scatters += scatters
      }
      tally.pay(lines + scatters)
    })
  }

  /** Free spins begin with nothing that factors have kept. */
  forgetFactors(): void {
    this.factors?.forget()
  }

  /** What spins have left so far, to go back to. */
  mark(): void {
    this.multiplierBefore = this.multiplier
    this.factors?.mark()
  }

  goBack(): void {
    this.multiplier = this.multiplierBefore
    this.factors?.goBack()
  }

  /** What the window wins by the win rule, before what multiplies all of it. */
  private coinsOfRule(marking: boolean, multiplier: number): number {
    const { starts, board, teller, rule, factors } = this
    const own = factors?.byWin ? factors : null
    const told = teller?.winner(multiplier, own?.factorOf ?? null) ?? null
    const record = starts.asksForWins ? starts.longest.recording(told) : told
    if (own === null) return rule.evaluate(board, marking, record)
    const coins = rule.evaluate(board, marking, own.recording(record))
    return coins + own.extra
  }

  /** What a window's wins are multiplied by, before the factors of its spin. */
  lineMultiplier(free: FreeSpinsPlan | null, number: number): number {
    const { cascades } = this.game.plan
    const ladder = cascades === null ? 1 : entryOf(cascades.multipliers, number)
    return free?.multipliesLines ? ladder * this.multiplier : ladder
  }

  grow({ by, upTo = LIMITS.multiplier }: NonNullable<FreeSpins['grows']>): void {
    this.multiplier = Math.min(upTo, this.multiplier + by)
  }

  /** Scatters that paid or started something vanish with the winners. */
  private markScatters(seen: number, free: FreeSpinsPlan | null): void {
    let vanishing = this.vanishing.get(free)
    if (vanishing === undefined) {
      vanishing = []
      this.vanishing.set(free, vanishing)
    }
    const symbols = vanishing[seen] ?? this.vanishingOf(seen, free)
    vanishing[seen] = symbols
    for (let i = 0; i < symbols.length; i++) this.board.markWhere((token) => token === symbols[i])
  }

  private vanishingOf(seen: number, free: FreeSpinsPlan | null): readonly number[] {
    const { features, scatters } = this.game.plan
    const { counts } = scatters
    const { payOf } = free === null ? scatters : free.scatterPays
    return counts.symbols.filter((_, scatter) => {
      const paid = (payOf[scatter]?.[scatterCount(counts, scatter, seen)] as number) > 0
      const started =
        free === null
          ? features.some((plan) => plan.scatter === scatter && plan.starts[seen] !== 0)
          : free.scatter === scatter && free.retriggers[seen] !== 0
      return paid || started
    })
  }
}

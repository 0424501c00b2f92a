import { type FreeSpins, LIMITS } from '../../definition.ts'
import { entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Game } from '../core/game.ts'
import type { Tally } from '../core/tally.ts'
import type { Teller } from '../core/teller.ts'
import type { Rule } from '../core/win-rule.ts'
import { payCovering } from '../symbols/covering/covering.ts'
import { scatterCount } from '../tables/reels.ts'
import { Starts } from './starts.ts'

/** Pays what windows show, and keeps what they start. */
export class WindowPays {
  /** The multiplier of the free spins at play, and the symbol chosen to expand in them. */
  multiplier = 1
  chosen = -1
  readonly starts: Starts
  private readonly game: Game
  private readonly board: Board
  private readonly tally: Tally
  private readonly teller: Teller | null
  private readonly rule: Rule

  constructor(game: Game, board: Board, tally: Tally, teller: Teller | null) {
    this.game = game
    this.board = board
    this.tally = tally
    this.teller = teller
    this.rule = game.plan.rule.make()
    this.starts = new Starts(game, teller)
  }

  /** Marks what wins by the win rule, and gives its coins. */
  winners(): number {
    return this.rule.evaluate(this.board, true, null)
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
    const marking = cascades !== null
    board.unmark()
    if (number === 0) starts.first = seen
    const lineMultiplier = this.lineMultiplier(free, number)
    const scatterMultiplier = free?.multipliesScatters ? this.multiplier : 1
    const told = this.teller?.winner(lineMultiplier) ?? null
    const record = starts.asksForWins ? starts.longest.recording(told) : told
    const lines = this.rule.evaluate(board, marking, record) * lineMultiplier
    const expanded = this.chosen < 0 ? 0 : payCovering(this.game.plan, board, this.chosen, lineMultiplier, this.teller)
    const paying = free === null ? scatters : free.scatterPays
    const paid = (paying.pays[seen] as number) * scatterMultiplier
    if (free === null) {
      tally.sources.lines += lines
      tally.sources.scatters += paid
    }
    tally.pay(lines + expanded + paid)
    this.teller?.scatters(paying, seen, scatterMultiplier)
    const awarded = !tally.capped() && (free === null ? starts.byPaid(seen, rng) : starts.byFree(free, seen))
    const collected = free !== null && this.collect(seen, free, rng)
    if (marking) this.markScatters(seen, free)
    return lines > 0 || paid > 0 || awarded || collected
  }

  /** Coins in view pay in free spins as they do in paid ones. */
  private collect(seen: number, free: FreeSpinsPlan, rng: Rng): boolean {
    const { collects } = this.game.plan
    let any = false
    for (let i = 0; i < collects.length; i++) {
      const plan = entryOf(collects, i)
      const n = intAt(plan.starts, seen)
      if (n === 0) continue
      any = true
      plan.pay({ rng, tally: this.tally, teller: this.teller }, n, free.multipliesScatters ? this.multiplier : 1)
    }
    return any
  }

  /** What a window's wins are multiplied by. */
  lineMultiplier(free: FreeSpinsPlan | null, number: number): number {
    const { cascades } = this.game.plan
    const ladder = cascades === null ? 1 : (cascades.multipliers[number] as number)
    return free?.multipliesLines ? ladder * this.multiplier : ladder
  }

  grow({ by, upTo = LIMITS.multiplier }: NonNullable<FreeSpins['grows']>): void {
    this.multiplier = Math.min(upTo, this.multiplier + by)
  }

  /** Scatters that paid or started something vanish with the winners. */
  private markScatters(seen: number, free: FreeSpinsPlan | null): void {
    const { features, scatters } = this.game.plan
    const { counts } = scatters
    const { payOf } = free === null ? scatters : free.scatterPays
    for (const [scatter, symbol] of counts.symbols.entries()) {
      const paid = (payOf[scatter]?.[scatterCount(counts, scatter, seen)] as number) > 0
      const started =
        free === null
          ? features.some((plan) => plan.scatter === scatter && plan.starts[seen] !== 0)
          : free.scatter === scatter && free.retriggers[seen] !== 0
      if (paid || started) this.board.markWhere((token) => token === symbol)
    }
  }
}

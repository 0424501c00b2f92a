import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type { ChangePlan, InViewPlan, NudgePlan } from '../core/change-plan.ts'
import type { Teller } from '../core/teller.ts'
import { STRIDE } from '../tables/reels.ts'
import type { Token } from '../tables/tokens.ts'
import { ChosenCells } from './cells.ts'
import { Charges } from './charges.ts'
import { type MovingReels, Nudger } from './nudger.ts'

/** Of a draw that is shared: nothing has been drawn yet. */
const NOT_DRAWN = -1

/** Changes windows, with scratch space of its own: one for each player. */
export class WindowChanger {
  private readonly board: Board
  private readonly tokens: readonly Token[]
  private readonly teller: Teller | null
  /** What the window wins by the win rule as it lies. */
  private readonly coins: () => number
  /** Told of each change before it is made. */
  private readonly work: (change: ChangePlan) => void
  private readonly chosen: ChosenCells
  private readonly nudger: Nudger
  readonly charges: Charges
  private readonly before: Uint8Array
  /** By draw, and by reel where each has its own, what was drawn in this change. */
  private readonly shared: Int32Array

  constructor(
    reels: MovingReels,
    tokens: readonly Token[],
    teller: Teller | null,
    coins: () => number,
    work: (change: ChangePlan) => void,
  ) {
    const { board } = reels
    this.board = board
    this.nudger = new Nudger(reels)
    this.tokens = tokens
    this.teller = teller
    this.coins = coins
    this.work = work
    this.chosen = new ChosenCells(board)
    this.charges = new Charges(board)
    this.before = new Uint8Array(board.tokens.length)
    this.shared = new Int32Array(tokens.length * board.reels)
  }

  /**
   * Makes one change after the other, and says whether any cell shows something else.
   * @param number of the window in its spin, from 0
   */
  run(changes: readonly ChangePlan[], number: number, rng: Rng): boolean {
    let any = false
    for (let i = 0; i < changes.length; i++) {
      const change = entryOf(changes, i)
      if (change.first && number > 0) continue
      if (change.charged !== null && !this.charges.isFull(change)) continue
      if (change.inView !== null && !this.isInView(change.inView)) continue
      if (change.odds !== null && rng.below(change.odds.total) >= change.odds.hit) continue
      if (this.make(change, rng)) any = true
    }
    return any
  }

  private isInView({ counts, at, upTo }: InViewPlan): boolean {
    const { board } = this
    let count = 0
    for (let reel = 0; reel < board.reels; reel++) {
      const end = reel * STRIDE + intAt(board.rows, reel)
      for (let place = reel * STRIDE; place < end; place++) count += byteAt(counts, byteAt(board.tokens, place))
    }
    return count >= at && count <= upTo
  }

  private make(change: ChangePlan, rng: Rng): boolean {
    const { board, before, chosen, teller } = this
    this.work(change)
    if (change.nudge !== null) return this.nudge(change, change.nudge, rng)
    chosen.choose(change.cells, change.drawOf, rng)
    if (chosen.count === 0) return false
    if (change.removes) return this.remove()
    if (change.cells.won === true) this.spare()
    const without = change.ifWins ? this.coins() : 0
    before.set(board.tokens)
    if (!this.lay(change, rng)) return false
    if (change.ifWins && this.coins() <= without) {
      board.tokens.set(before)
      return false
    }
    teller?.windowChanged(change.index, before)
    return true
  }

  private nudge({ index, ifWins, cells }: ChangePlan, plan: NudgePlan, rng: Rng): boolean {
    const { board, before, nudger } = this
    if (!nudger.choose(plan, cells, rng)) return false
    const without = ifWins ? this.coins() : 0
    before.set(board.tokens)
    nudger.move(plan)
    if (ifWins && this.coins() <= without) {
      nudger.moveBack(before)
      return false
    }
    this.teller?.windowChanged(index, before, nudger.steps)
    return true
  }

  private remove(): true {
    const { board, chosen } = this
    for (let i = 0; i < chosen.count; i++) board.mark(intAt(chosen.places, i))
    return true
  }

  /** What is put where something won stays. */
  private spare(): void {
    const { board, chosen } = this
    for (let i = 0; i < chosen.count; i++) board.unmarkAt(intAt(chosen.places, i))
  }

  /** Lays what lands on the cells chosen; one that shows the symbol already stays as it is. */
  private lay(change: ChangePlan, rng: Rng): boolean {
    const { board, chosen, tokens, shared } = this
    if (change.drawn !== 'cell') shared.fill(NOT_DRAWN)
    let any = false
    for (let i = 0; i < chosen.count; i++) {
      const at = intAt(chosen.places, i)
      const token = byteAt(board.tokens, at)
      const lands = this.landing(change, intAt(change.drawOf, token), at, rng)
      if (entryOf(tokens, token).symbol === lands) continue
      board.tokens[at] = lands
      any = true
    }
    return any
  }

  private landing({ drawn, draws }: ChangePlan, index: number, at: number, rng: Rng): number {
    const { board, shared } = this
    const draw = entryOf(draws, index)
    if (drawn === 'cell') return drawToken(draw, rng)
    const key = index * board.reels + (drawn === 'reel' ? Math.floor(at / STRIDE) : 0)
    if (intAt(shared, key) === NOT_DRAWN) shared[key] = drawToken(draw, rng)
    return intAt(shared, key)
  }
}

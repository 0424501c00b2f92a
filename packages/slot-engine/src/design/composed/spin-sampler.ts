import { byteAt } from '../../entries.ts'
import { Board } from '../../game/board/board.ts'
import type { CountWin, RecordWin, Rule } from '../../game/core/win-rule.ts'
import { CellFactors } from '../../game/factors/cells.ts'
import { COLUMN_WORDS, EMPTY, STRIDE } from '../../game/tables/reels.ts'
import type { Sfc32 } from '../../rng.ts'
import { type Expectation, expectationOf } from './expected-wins.ts'
import { explode, leave, open } from './removed.ts'
import { isFired, type Orbs, type SpinPlan } from './spin-plan.ts'
import { cellOf } from './win-cells.ts'
import type { WinSink } from './win-sample.ts'

/** By token: all of them. */
const EVERY = new Uint8Array(EMPTY + 1).fill(1)

/**
 * Plays spins for what they win by the win rule, and nothing else. The board and the rule are those of rounds; what is
 * drawn, and in which order, is a sampler's own: the game that a seed gives hangs on it.
 */
export class SpinSampler {
  private readonly plan: SpinPlan
  private readonly rng: Sfc32
  private readonly sink: WinSink
  private readonly board: Board
  private readonly rule: Rule
  private readonly expectation: Expectation | null
  private readonly falls: boolean
  private readonly faces: Int32Array
  /** Rows at the top of each reel that are to be filled. */
  private readonly gaps: Int32Array
  /** The numbers of what fires in the first window, packed. */
  private seen = 0
  private readonly cells: CellFactors | null
  /** Cells of the spin that have won. */
  private charge = 0
  /** What a multiplier has grown to. */
  private grown = 1
  /** What multipliers in view make of the spin. */
  private factor = 1
  private multiplier = 1
  private isLater = false

  constructor(plan: SpinPlan, rng: Sfc32, sink: WinSink) {
    this.plan = plan
    this.rng = rng
    this.sink = sink
    this.board = new Board(plan.reels.length, plan.depth)
    this.rule = plan.rule.make()
    this.falls = plan.refill.length > 0
    this.faces = new Int32Array(plan.reels.length)
    this.gaps = new Int32Array(plan.reels.length)
    this.cells = plan.cells && new CellFactors(this.board, null, 1)
    this.expectation = sink.expects ? expectationOf(plan, this.board, this.gaps, sink) : null
  }

  /** Free spins begin. */
  begin(): void {
    this.grown = this.plan.growth?.from ?? 1
  }

  spin(): void {
    this.draw()
    if (!this.isLoss()) this.play()
    this.sink.endSpin()
  }

  /** Whether where the reels stop alone says that nothing is won and nothing falls. */
  private isLoss(): boolean {
    const { glance, fires } = this.plan
    return (
      glance?.isLoss(this.faces, 0) === true && (this.seen === 0 || !fires.some((fire) => isFired(fire, this.seen)))
    )
  }

  private play(): void {
    const { plan, board, falls } = this
    this.show()
    if (plan.orbs) this.factor = this.factorOf(plan.orbs)
    if (plan.cells) this.cells?.begin([plan.cells])
    this.charge = 0
    if (plan.mystery >= 0) this.turn(plan.reveals[this.rng.below(plan.reveals.length)]!)
    for (let number = 0; ; ) {
      this.isLater = number > 0
      this.multiplier = plan.ladder[number]! * this.grown * this.factor
      const won = this.evaluate(falls)
      const filled = this.fills()
      // What falls starts nothing, so what does is all in the first window.
      const fired = falls && number === 0 && this.fire()
      const removes = plan.removed !== null && (won || fired ? this.change(filled) : explode(plan.removed, board))
      if (!falls || !(won || fired || removes)) break
      this.drop()
      if (plan.growth !== null && this.grown < plan.growth.upTo) this.grown++
      if (++number === plan.ladder.length) break
      this.expectation?.(plan.ladder[number]! * this.grown * this.factor)
      this.fill()
    }
  }

  /** The sum of the multipliers in view: none falls later, and none vanishes, so that it is known as the reels stop. */
  private factorOf(orbs: Orbs): number {
    const { board, rng, sink } = this
    let seen = 0
    for (let r = 0; r < board.reels; r++) seen += board.count(r, orbs.token)
    if (sink.averages) return Math.max(1, seen * orbs.mean)
    let sum = 0
    for (let i = 0; i < seen; i++) sum += orbs.values[rng.below(orbs.values.length)]!
    return Math.max(1, sum)
  }

  /** Whether the window wins. Where cells multiply, each win is told with where it lies. */
  private evaluate(falls: boolean): boolean {
    const { rule, board, cells } = this
    if (cells === null) return rule.evaluate(board, falls, null, this.counted) > 0
    const won = rule.evaluate(board, falls, this.recorded) > 0
    cells.raise()
    return won
  }

  private readonly recorded: RecordWin = ({ symbol, count, coins, cells }) => {
    this.counted(symbol, count, coins * (this.cells?.factorOf(cells) ?? 1))
    this.cells?.wins(cells)
  }

  /** Whether the cells that won fill the meter. */
  private fills(): boolean {
    const full = this.plan.removed?.full
    if (!full) return false
    const before = this.charge
    this.charge += this.board.countMarked(EVERY)
    return before < full.at && this.charge >= full.at
  }

  /** What becomes of other cells where something won; a full meter clears symbols, too. */
  private change(isFull: boolean): boolean {
    const { board, plan, below } = this
    if (plan.removed === null) return false
    open(plan.removed, board, below)
    leave(plan.removed, board, below)
    const full = plan.removed.full
    if (!(isFull && full)) return false
    board.markWhere((token) => byteAt(full.cleared, token) === 1)
    return true
  }

  private readonly below = (most: number): number => this.rng.below(most)

  private readonly counted: CountWin = (symbol, count, coins) => {
    const cell = cellOf(this.plan.wins, symbol, count)
    const factor = (coins / this.plan.wins.pays[cell]!) * this.multiplier
    this.sink.add(cell, factor, this.isLater)
  }

  private draw(): void {
    const { rng, faces } = this
    const { reels } = this.plan
    let seen = 0
    for (let r = 0; r < reels.length; r++) {
      const { size, reject, faceOf, fires } = reels[r]!
      const face = faceOf[rng.belowSmall(size, reject)]!
      seen += fires[face]!
      faces[r] = face
    }
    this.seen = seen
  }

  private show(): void {
    const { board, faces } = this
    const { reels, depth } = this.plan
    for (let r = 0; r < reels.length; r++) {
      const { columns, rows } = reels[r]!
      const face = faces[r]!
      board.rows[r] = rows[face]!
      for (let word = 0; word << 2 < depth; word++) {
        board.words[r * COLUMN_WORDS + word] = columns[face * COLUMN_WORDS + word]!
      }
    }
  }

  private turn(token: number): void {
    const { tokens, depth } = this.board
    const { mystery, reels } = this.plan
    for (let r = 0; r < reels.length; r++) {
      if (reels[r]!.turns[this.faces[r]!] === 0) continue
      for (let at = r * STRIDE; at < r * STRIDE + depth; at++) if (tokens[at] === mystery) tokens[at] = token
    }
  }

  /** What pays or starts something by its number vanishes too. */
  private fire(): boolean {
    let fired = false
    for (const fire of this.plan.fires) {
      if (!isFired(fire, this.seen)) continue
      fired = true
      this.board.markWhere((token) => token === fire.token)
    }
    return fired
  }

  /** What won vanishes, and what lay above it falls. */
  private drop(): void {
    const { board, gaps } = this
    for (let r = 0; r < board.reels; r++) gaps[r] = board.drop(r, 0)
    board.unmark()
  }

  private fill(): void {
    const { board, gaps, rng } = this
    const { refill, refillReject } = this.plan
    for (let r = 0; r < board.reels; r++) {
      for (let at = r * STRIDE + gaps[r]! - 1; at >= r * STRIDE; at--) {
        board.tokens[at] = refill[rng.belowSmall(refill.length, refillReject)]!
      }
    }
  }
}

import { byteAt, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { KeptCell } from '../../round.ts'
import type { Board } from '../board/board.ts'
import type { FreeSpinsPlan } from '../core/feature-plan.ts'
import type { Teller } from '../core/teller.ts'
import { KeptCells } from '../symbols/kept/kept.ts'
import { walk } from '../symbols/walking/walking.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { STRIDE } from '../tables/reels.ts'
import type { Token } from '../tables/tokens.ts'

/** What stays on the board when the reels spin again. */
export class HeldCells {
  /** Token + 1 of the cells that stay; 0 elsewhere. */
  readonly stays: Uint8Array
  /** Whether any cell stays. */
  any = false
  private readonly board: Board
  private readonly kept: KeptCells
  private readonly tokens: readonly Token[]

  constructor(board: Board, tokens: readonly Token[]) {
    this.board = board
    this.tokens = tokens
    this.stays = new Uint8Array(board.tokens.length)
    this.kept = new KeptCells(board, this.stays)
  }

  /**
   * Takes up what the window shows that these spins keep, and moves it on.
   * @param isFirst before the first spin: what the window before it shows
   */
  goOn(plan: FreeSpinsPlan, isFirst: boolean, rng: Rng): void {
    const { feature, kept, sticky, walking } = plan
    const takesAlong = !isFirst || feature.keepsView === true
    if (kept === null) {
      if (walking.length + sticky.length > 0) this.walkOn(plan, takesAlong ? [...walking, ...sticky] : walking)
    } else this.any = takesAlong && this.kept.goOn(kept, isFirst, rng)
  }

  /** What is kept, as it is told. */
  told(teller: Teller): KeptCell[] {
    const places = this.board.places((at) => byteAt(this.stays, at) > 0)
    return places.map((at) => teller.kept(at, this.kept.from(at), byteAt(this.stays, at) - 1))
  }

  /** Keeps what shows these symbols where it lies. */
  private hold(symbols: readonly number[]): void {
    const { board, stays } = this
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + intAt(board.rows, r)
      for (let at = r * STRIDE; at < end; at++) {
        const token = byteAt(board.tokens, at)
        if (!this.isOf(symbols, token)) continue
        stays[at] = token + 1
        this.any = true
      }
    }
  }

  /** Keeps the cells that won where they lie; false where that is all of them. */
  holdMarked(): boolean {
    const { board, stays } = this
    let open = false
    for (let r = 0; r < board.reels; r++) {
      const marks = intAt(board.marks, r)
      const rows = intAt(board.rows, r)
      for (let row = 0; row < rows; row++) {
        const at = r * STRIDE + row
        if (((marks >> row) & 1) === 1) stays[at] = byteAt(board.tokens, at) + 1
        open ||= stays[at] === 0
      }
    }
    this.any = true
    return open
  }

  /** Puts what stays back where it was, once the reels have stopped. A top reel keeps nothing. */
  keep({ top }: ReelSet): void {
    if (!this.any) return
    const { board, stays } = this
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + intAt(board.rows, r)
      for (let at = r * STRIDE + (top?.over[r] ?? 0); at < end; at++) {
        if (stays[at] !== 0) board.tokens[at] = byteAt(stays, at) - 1
      }
    }
  }

  release(): void {
    if (this.any) this.stays.fill(0)
    this.any = false
  }

  /** Takes up what stays, and moves the walking symbols on. */
  private walkOn({ walking }: FreeSpinsPlan, symbols: readonly number[]): void {
    this.hold(symbols)
    walk(this.board, this.stays, (token) => this.isOf(walking, token))
  }

  /** The cells in which a symbol has just landed, none of which it keeps. */
  landed(symbol: number | undefined): number[] {
    return this.board.places((at) => this.board.tokens[at] === symbol && this.stays[at] === 0)
  }

  /** Whether walking symbols keep the feature going. */
  walks({ feature, kept, walking }: FreeSpinsPlan): boolean {
    if (kept !== null) return feature.untilGone === true && this.any
    return feature.untilGone === true && this.stays.some((token) => token > 0 && this.isOf(walking, token - 1))
  }

  private isOf(symbols: readonly number[], token: number): boolean {
    return symbols.includes(this.tokens[token]?.symbol as number)
  }
}

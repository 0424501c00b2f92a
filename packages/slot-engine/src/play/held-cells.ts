import type { FreeSpinsPlan } from '../compile/feature-plans.ts'
import type { ReelSet } from '../compile/reel-set.ts'
import { STRIDE } from '../compile/reels.ts'
import type { Token } from '../compile/tokens.ts'
import type { Board } from './board.ts'

/** What stays on the board when the reels spin again. */
export class HeldCells {
  /** Token + 1 of the cells that stay; 0 elsewhere. */
  readonly stays: Uint8Array
  /** Whether any cell stays. */
  any = false
  private readonly board: Board
  private readonly tokens: readonly Token[]

  constructor(board: Board, tokens: readonly Token[]) {
    this.board = board
    this.tokens = tokens
    this.stays = new Uint8Array(board.tokens.length)
  }

  /** Keeps what shows these symbols where it lies. */
  private hold(symbols: readonly number[]): void {
    const { board, stays } = this
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + (board.rows[r] as number)
      for (let at = r * STRIDE; at < end; at++) {
        const stay = (board.tokens[at] as number) + 1
        if (!this.isOf(symbols, stay)) continue
        stays[at] = stay
        this.any = true
      }
    }
  }

  /** Keeps the cells that won where they lie; false where that is all of them. */
  holdMarked(): boolean {
    const { board, stays } = this
    let open = false
    for (const at of board.places(() => true)) {
      if (board.isMarked(at)) stays[at] = (board.tokens[at] as number) + 1
      open ||= stays[at] === 0
    }
    this.any = true
    return open
  }

  /** Puts what stays back where it was, once the reels have stopped. A top reel keeps nothing. */
  keep({ top }: ReelSet): void {
    if (!this.any) return
    const { board, stays } = this
    for (let r = 0; r < board.reels; r++) {
      const end = r * STRIDE + (board.rows[r] as number)
      for (let at = r * STRIDE + (top?.over[r] ?? 0); at < end; at++) {
        if (stays[at] !== 0) board.tokens[at] = (stays[at] as number) - 1
      }
    }
  }

  release(): void {
    if (this.any) this.stays.fill(0)
    this.any = false
  }

  /** Takes up what stays, and moves the walking symbols one reel to the left. */
  walkOn({ walking }: FreeSpinsPlan, symbols: readonly number[]): void {
    const { stays } = this
    this.hold(symbols)
    for (let at = 0; at < stays.length; at++) {
      if (this.isOf(walking, stays[at] as number)) stays[at] = 0
      const next = stays[at + STRIDE] ?? 0
      if (this.isOf(walking, next)) stays[at] = next
    }
  }

  /** Whether walking symbols keep the feature going. */
  walks({ feature, walking }: FreeSpinsPlan): boolean {
    return feature.untilGone === true && this.stays.some((stay) => this.isOf(walking, stay))
  }

  /** @param stay a token + 1, or 0 for none, as in `stays` */
  private isOf(symbols: readonly number[], stay: number): boolean {
    return stay > 0 && symbols.includes((this.tokens[stay - 1] as Token).symbol)
  }
}

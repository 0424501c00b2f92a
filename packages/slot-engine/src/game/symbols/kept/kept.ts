import { byteAt, entryOf, intAt } from '../../../entries.ts'
import type { Rng } from '../../../rng.ts'
import type { Board } from '../../board/board.ts'
import type { KeptPlan, KeptToken } from '../../core/kept-plan.ts'
import { STRIDE } from '../../tables/reels.ts'

/** Who is placed when: a walker covers one that stays, and one that roams goes where no other is. */
const STAYING = 0
const WALKING = 1
const ROAMING = 2

const NOWHERE = -1

/** What is known of kept symbols beside what they are, by cell. */
class Marks {
  /** Token + 1; 0 where nothing is kept. */
  readonly tokens: Uint8Array
  /** Spins for which it is still kept. */
  readonly left: Int32Array
  /** The reels it moves by. */
  readonly heading: Int32Array
  /** Where it lay before. */
  readonly from: Int32Array

  constructor(tokens: Uint8Array) {
    this.tokens = tokens
    this.left = new Int32Array(tokens.length)
    this.heading = new Int32Array(tokens.length)
    this.from = new Int32Array(tokens.length)
  }

  copy(other: Marks): void {
    this.tokens.set(other.tokens)
    this.left.set(other.left)
    this.heading.set(other.heading)
    this.from.set(other.from)
  }
}

/** Keeps symbols from spin to spin, with scratch space of its own. */
export class KeptCells {
  private readonly board: Board
  private readonly now: Marks
  private readonly next: Marks

  /** @param stays token + 1 of the cells that stay; 0 elsewhere */
  constructor(board: Board, stays: Uint8Array) {
    this.board = board
    this.now = new Marks(stays)
    this.next = new Marks(new Uint8Array(stays.length))
  }

  /** Where what lies in this place lay before. */
  from(at: number): number {
    return intAt(this.now.from, at)
  }

  /**
   * Takes up what the window shows and moves it on; says whether anything is kept.
   * @param isFirst before the first spin: what roams has not set out yet
   */
  goOn({ byToken }: KeptPlan, isFirst: boolean, rng: Rng): boolean {
    const { board, now, next } = this
    next.tokens.fill(0)
    let any = false
    for (let turn = STAYING; turn <= ROAMING; turn++) {
      for (let reel = 0; reel < board.reels; reel++) {
        const end = reel * STRIDE + intAt(board.rows, reel)
        for (let at = reel * STRIDE; at < end; at++) {
          const kept = entryOf(byToken, byteAt(board.tokens, at))
          if (kept === null || turnOf(kept, isFirst) !== turn) continue
          const held = byteAt(now.tokens, at)
          const was = held > 0 && entryOf(byToken, held - 1) === kept
          const left = was ? intAt(now.left, at) - 1 : kept.lasts
          if (left > 0 && this.place(kept, at, left, was ? intAt(now.heading, at) : headingOf(kept), turn, rng))
            any = true
        }
      }
    }
    now.copy(next)
    return any
  }

  private place(kept: KeptToken, at: number, left: number, heading: number, turn: number, rng: Rng): boolean {
    const { board, next } = this
    const reel = Math.floor(at / STRIDE)
    const goes = kept.moves === 'bounces' && !this.isOn(reel + heading) ? -heading : heading
    const to = turn === ROAMING ? this.anyFree(rng) : this.beside(at, reel, goes)
    if (to === NOWHERE) return false
    next.tokens[to] = intAt(kept.grown, byteAt(board.tokens, at)) + 1
    next.left[to] = left
    next.heading[to] = goes
    next.from[to] = at
    return true
  }

  private beside(at: number, reel: number, goes: number): number {
    return this.isOn(reel + goes) ? at + goes * STRIDE : goes === 0 ? at : NOWHERE
  }

  private isOn(reel: number): boolean {
    return reel >= 0 && reel < this.board.reels
  }

  private anyFree(rng: Rng): number {
    const { board, next } = this
    let free = 0
    for (let pass = 0, drawn = -1; pass < 2; pass++) {
      for (let reel = 0; reel < board.reels; reel++) {
        const end = reel * STRIDE + intAt(board.rows, reel)
        for (let at = reel * STRIDE; at < end; at++) {
          if (next.tokens[at] !== 0) continue
          if (pass === 0) free++
          else if (drawn-- === 0) return at
        }
      }
      if (pass === 0) drawn = rng.below(free)
    }
    return NOWHERE
  }
}

const headingOf = ({ moves }: KeptToken): number =>
  moves === 'right' ? 1 : moves === 'left' || moves === 'bounces' ? -1 : 0

function turnOf({ moves }: KeptToken, isFirst: boolean): number {
  if (moves === 'stays') return STAYING
  if (moves === 'roams') return isFirst ? STAYING : ROAMING
  return WALKING
}

import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawFaces } from '../board/draw.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { COLUMN_WORDS, type Reel, STRIDE } from '../tables/reels.ts'
import type { TopPlan } from '../tables/top-reel.ts'

/** Where the reels stand: lays what they show on the board, and what follows when cells fall. */
export class Reels {
  readonly faces: Int32Array
  /** Per reel the strip position in row 0. */
  readonly tops: Int32Array
  /** The strip position of the top reel over the first of its reels. */
  topStop = 0
  readonly board: Board
  /** Those that stopped last. */
  list: readonly Reel[] = []

  constructor(board: Board) {
    this.board = board
    this.faces = new Int32Array(board.reels)
    this.tops = new Int32Array(board.reels)
  }

  /** Draws where everything stops. */
  draw(set: ReelSet, rng: Rng): void {
    this.list = set.reels
    drawFaces(set, rng, this.faces)
    if (set.top !== null) {
      const draw = rng.below(set.top.weight)
      this.topStop = set.top.stopOf === null ? draw : entryOf(set.top.stopOf, draw)
    }
  }

  /** Lays the columns of the faces drawn. */
  show(set: ReelSet): void {
    const { board, faces } = this
    const columns = set.columns()
    for (let r = 0; r < board.reels; r++) {
      const reel = set.reels[r] as Reel
      const face = faces[r] as number
      const rows = (reel.rows[face] as number) + (set.top === null ? 0 : byteAt(set.top.over, r))
      board.rows[r] = rows
      this.tops[r] = reel.stops[face] as number
      const column = columns[r] as Int32Array
      for (let word = 0; word << 2 < board.depth; word++) {
        board.words[r * COLUMN_WORDS + word] = column[face * COLUMN_WORDS + word] as number
      }
    }
    if (set.top !== null) this.showTop(set.top)
  }

  /** The scatters in view as the reels stopped, packed. */
  scatters(set: ReelSet): number {
    let packed = 0
    for (let r = 0; r < this.faces.length; r++) {
      packed += (set.reels[r] as Reel).scatters[this.faces[r] as number] as number
    }
    return set.top === null ? packed : packed + intAt(set.top.scatters, this.topStop)
  }

  private showTop({ reels, strip }: TopPlan): void {
    let stop = this.topStop % strip.length
    for (let i = 0; i < reels.length; i++) {
      this.board.tokens[entryOf(reels, i) * STRIDE] = byteAt(strip, stop)
      if (++stop === strip.length) stop = 0
    }
  }
}

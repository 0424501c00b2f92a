import type { ReelSet } from '../compile/reel-set.ts'
import { COLUMN_WORDS, type Reel, STRIDE } from '../compile/reels.ts'
import type { TopPlan } from '../compile/top-reel.ts'
import type { WeightedDraw } from '../compile/weighted-draw.ts'
import type { Rng } from '../rng.ts'
import type { Board } from './board.ts'
import { drawFaces, drawToken } from './draw.ts'

/** Where the reels stand: lays what they show on the board, and what follows when cells fall. */
export class Reels {
  readonly faces: Int32Array
  /** Per reel the strip position in row 0. */
  readonly tops: Int32Array
  /** The strip position of the top reel over the first of its reels. */
  topStop = 0
  private readonly board: Board
  /** What fills a gap; `null`: the strip. */
  private readonly refill: WeightedDraw | null

  constructor(board: Board, refill: WeightedDraw | null) {
    this.board = board
    this.refill = refill
    this.faces = new Int32Array(board.reels)
    this.tops = new Int32Array(board.reels)
  }

  /** Draws where everything stops, and lays it out. */
  stop(set: ReelSet, rng: Rng): void {
    drawFaces(set, rng, this.faces)
    if (set.top !== null) {
      const draw = rng.below(set.top.weight)
      this.topStop = set.top.stopOf === null ? draw : (set.top.stopOf[draw] as number)
    }
    this.show(set)
  }

  /** Lays the columns of the faces drawn. */
  show(set: ReelSet): void {
    const { board, faces } = this
    const columns = set.columns()
    for (let r = 0; r < board.reels; r++) {
      const reel = set.reels[r] as Reel
      const face = faces[r] as number
      const rows = (reel.rows[face] as number) + (set.top === null ? 0 : (set.top.over[r] as number))
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
    return set.top === null ? packed : packed + (set.top.scatters[this.topStop] as number)
  }

  /** Takes the marked cells away, lets the rest fall, and fills the gaps. */
  fall(set: ReelSet, rng: Rng): void {
    const { board } = this
    for (let r = 0; r < board.reels; r++) {
      if (board.marks[r] === 0) continue
      const over = set.top === null ? 0 : (set.top.over[r] as number)
      this.fill(set.reels[r] as Reel, r, over, board.drop(r, over), rng)
    }
    if (set.top !== null) this.slide(set.top, rng)
  }

  /** What falls into a reel, lowest first: the symbols above on the strip, or ones drawn by weight. */
  private fill({ strip }: Reel, r: number, over: number, gaps: number, rng: Rng): void {
    const { refill, tops } = this
    const { tokens } = this.board
    const first = r * STRIDE + over
    if (refill !== null) {
      for (let at = first + gaps - 1; at >= first; at--) tokens[at] = drawToken(refill, rng)
      return
    }
    let top = tops[r] as number
    for (let at = first + gaps - 1; at >= first; at--) {
      top = (top === 0 ? strip.length : top) - 1
      tokens[at] = strip[top] as number
    }
    tops[r] = top
  }

  private showTop({ reels, strip }: TopPlan): void {
    let stop = this.topStop % strip.length
    for (let i = 0; i < reels.length; i++) {
      this.board.tokens[(reels[i] as number) * STRIDE] = strip[stop] as number
      if (++stop === strip.length) stop = 0
    }
  }

  /** The rest of the top reel moves to the left, and new symbols follow from the right. */
  private slide({ reels, strip }: TopPlan, rng: Rng): void {
    const { tokens, marks } = this.board
    let kept = 0
    for (let i = 0; i < reels.length; i++) {
      const reel = reels[i] as number
      if (((marks[reel] as number) & 1) === 1) continue
      tokens[(reels[kept++] as number) * STRIDE] = tokens[reel * STRIDE] as number
    }
    for (; kept < reels.length; kept++) {
      tokens[(reels[kept] as number) * STRIDE] =
        this.refill === null
          ? (strip[(this.topStop + reels.length) % strip.length] as number)
          : drawToken(this.refill, rng)
      this.topStop++
    }
  }
}

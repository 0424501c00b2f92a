import { byteAt, entryOf, intAt } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import type { Board } from '../board/board.ts'
import { drawToken } from '../board/draw.ts'
import type { ReelSet } from '../tables/reel-set.ts'
import { type Reel, STRIDE } from '../tables/reels.ts'
import type { TopPlan } from '../tables/top-reel.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'

/** Where the reels stand. */
interface Standing {
  readonly board: Board
  /** Per reel the strip position in row 0. */
  readonly tops: Int32Array
  /** The strip position of the top reel over the first of its reels. */
  topStop: number
}

/** Takes the marked cells away, lets the rest fall, and fills the gaps. `refill`: with what; `null`: the strip. */
export function fall(standing: Standing, set: ReelSet, refill: WeightedDraw | null, rng: Rng): void {
  const { board } = standing
  for (let r = 0; r < board.reels; r++) {
    if (board.marks[r] === 0) continue
    const over = set.top === null ? 0 : byteAt(set.top.over, r)
    const gaps = board.drop(r, over)
    if (gaps > 0) fill(standing, set.reels[r] as Reel, r, over, gaps, refill, rng)
  }
  if (set.top !== null) slide(standing, set.top, refill, rng)
}

/** What falls into a reel, lowest first: the symbols above on the strip, or ones drawn by weight. */
function fill(
  { board: { tokens }, tops }: Standing,
  { strip }: Reel,
  r: number,
  over: number,
  gaps: number,
  refill: WeightedDraw | null,
  rng: Rng,
): void {
  const first = r * STRIDE + over
  if (refill !== null) {
    for (let at = first + gaps - 1; at >= first; at--) tokens[at] = drawToken(refill, rng)
    return
  }
  let top = intAt(tops, r)
  for (let at = first + gaps - 1; at >= first; at--) {
    top = (top === 0 ? strip.length : top) - 1
    tokens[at] = byteAt(strip, top)
  }
  tops[r] = top
}

/** The rest of the top reel moves to the left, and new symbols follow from the right. */
function slide(standing: Standing, { reels, strip }: TopPlan, refill: WeightedDraw | null, rng: Rng): void {
  const { tokens, marks } = standing.board
  let kept = 0
  for (let i = 0; i < reels.length; i++) {
    const reel = entryOf(reels, i)
    if ((intAt(marks, reel) & 1) === 1) continue
    tokens[entryOf(reels, kept++) * STRIDE] = byteAt(tokens, reel * STRIDE)
  }
  for (; kept < reels.length; kept++) {
    tokens[entryOf(reels, kept) * STRIDE] =
      refill === null ? byteAt(strip, (standing.topStop + reels.length) % strip.length) : drawToken(refill, rng)
    standing.topStop++
  }
}

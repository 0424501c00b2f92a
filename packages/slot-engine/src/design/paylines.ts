/**
 * Paylines in the order a player expects them: straight ones, then vees and slopes, then dips, then zigzags.
 * The order is a sort by roughness, so it is the same for every game of one window and the first n are always the smoothest n.
 */

export type Payline = readonly number[]

interface Candidate {
  readonly line: Payline
  readonly roughness: number
  /** The same for a line and its reflection in the horizontal axis, so that the two stand together. */
  readonly pair: string
}

/** How many different lines a window holds. */
export const paylineCapacity = (rows: readonly number[]): number => rows.reduce((product, each) => product * each, 1)

/**
 * The first `count` paylines for a window with these rows per reel.
 * @throws RangeError when the window holds fewer different lines
 */
export function paylines(rows: readonly number[], count: number): Payline[] {
  if (count > paylineCapacity(rows)) {
    throw new RangeError(
      `a window of ${rows.join('-')} rows holds ${paylineCapacity(rows)} different lines, not ${count}`,
    )
  }
  // A jump is how far a line may move between neighbouring reels: widen it only while too few lines are that smooth.
  for (let jump = 1; ; jump++) {
    const found = linesWithin(rows, jump)
    if (found.length >= count) return smoothestFirst(rows, found).slice(0, count)
  }
}

/** All lines that move at most `jump` rows, seen on the screen, where shorter reels stand centred. */
function linesWithin(rows: readonly number[], jump: number): Payline[] {
  let lines: number[][] = [[]]
  rows.forEach((height, reel) => {
    const choices = Array.from({ length: height }, (_, row) => row)
    lines = lines.flatMap((line) => {
      const last = line.at(-1)
      const fits = (row: number): boolean =>
        last === undefined || Math.abs(heightOf(rows, reel, row) - heightOf(rows, reel - 1, last)) <= jump
      return choices.filter(fits).map((row) => [...line, row])
    })
  })
  return lines
}

/** Rows from the middle of the window, negative above it. */
const heightOf = (rows: readonly number[], reel: number, row: number): number => row - ((rows[reel] ?? 1) - 1) / 2

function smoothestFirst(rows: readonly number[], lines: readonly Payline[]): Payline[] {
  const candidates = lines.map((line): Candidate => {
    const heights = line.map((row, reel) => heightOf(rows, reel, row))
    const mirrored = heights.map((height) => -height)
    const pair = [heights.join(), mirrored.join()].sort()[0] ?? ''
    return { line, roughness: roughness(heights), pair }
  })
  candidates.sort(
    (a, b) => a.roughness - b.roughness || compare(a.pair, b.pair) || compare(a.line.join(), b.line.join()),
  )
  return candidates.map((candidate) => candidate.line)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * What makes a line hard to follow: jumps over a row, turns, lack of symmetry, many small moves.
 * A full-height symmetric shape reads as one figure, so its range is taken off; straight lines come first, the middle one before all.
 */
function roughness(heights: readonly number[]): number {
  const moves = heights.slice(1).map((height, i) => height - (heights[i] ?? 0))
  const jumps = moves.reduce((sum, move) => sum + Math.max(0, Math.abs(move) - 1), 0)
  const moved = moves.filter((move) => move !== 0)
  const turns = moved.slice(1).filter((move, i) => Math.sign(move) !== Math.sign(moved[i] ?? 0)).length
  const range = Math.max(...heights) - Math.min(...heights)
  const centre = Math.abs(heights.reduce((sum, height) => sum + height, 0)) / heights.length
  if (range === 0) return centre - 100
  const symmetry = asymmetry(heights)
  return (
    10 * jumps + 3 * turns + 0.5 * moved.length + 4 * symmetry - (symmetry === 0 ? 2 * range : range / 2) + centre / 10
  )
}

/** 0 for a shape that reads the same from both ends, 0.5 for one that does when turned upside down, 1 otherwise. */
function asymmetry(heights: readonly number[]): number {
  const reversed = heights.toReversed()
  if (heights.every((height, i) => height === reversed[i])) return 0
  return heights.every((height, i) => height === -(reversed[i] ?? 0)) ? 0.5 : 1
}

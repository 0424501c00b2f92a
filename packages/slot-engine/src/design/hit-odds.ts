import { eachStop, type Pays, reelWeight, type Sketch, type SketchReel, wildOf } from './sketch.ts'

/**
 * P(some line pays), exactly, for runs from one end that need at most three symbols: they are decided on three reels, so it is enough to
 * walk the stops of those. For each pair of stops on the first two reels, `open[rank]` holds the rows of the third
 * reel on which that rank would complete a run.
 */
export function lineHitOdds(sketch: Sketch, pays: Pays): number {
  const { base: reels, lines, direction } = sketch
  if (direction === 'left') return hitsFromLeft(sketch, reels, lines, pays)
  const right = hitsFromLeft(
    sketch,
    reels.toReversed(),
    lines.map((line) => line.toReversed()),
    pays,
  )
  if (direction === 'right') return right
  const left = hitsFromLeft(sketch, reels, lines, pays)
  // On three reels both ends need the same run; on six or more they share no reel; between, this is near enough to aim by.
  return reels.length === 3 ? left : 1 - (1 - left) * (1 - right)
}

interface Columns {
  readonly first: readonly Stop[]
  readonly second: readonly Stop[]
  readonly third: readonly Stop[]
  /** Rows of the third reel, as bits, by row on the first and the second. */
  readonly reach: readonly (readonly number[])[]
}

interface Stop {
  readonly column: readonly number[]
  readonly odds: number
}

function hitsFromLeft(
  sketch: Sketch,
  reels: readonly SketchReel[],
  lines: readonly (readonly number[])[],
  pays: Pays,
): number {
  const reach = reels[0]!.strip.length ? reels[0]!.rows : 0
  const columns: Columns = {
    first: stopsOf(reels[0]!),
    second: stopsOf(reels[1]!),
    third: stopsOf(reels[2]!),
    reach: Array.from({ length: reach }, (_, a) =>
      Array.from({ length: reels[1]!.rows }, (_, b) =>
        lines.reduce((rows, line) => (line[0] === a && line[1] === b ? rows | (1 << line[2]!) : rows), 0),
      ),
    ),
  }
  let miss = 0
  for (const first of columns.first)
    for (const second of columns.second) miss += missOdds(sketch, columns, first, second, pays)
  return 1 - miss
}

function stopsOf(reel: SketchReel): Stop[] {
  const stops: Stop[] = []
  const total = reelWeight(reel)
  eachStop(reel, (stop, weight) => {
    const column = Array.from({ length: reel.rows }, (_, row) => reel.strip[(stop + row) % reel.strip.length]!)
    stops.push({ column, odds: weight / total })
  })
  return stops
}

/** The part of the odds that these two stops leave to windows in which no line pays. */
function missOdds(sketch: Sketch, columns: Columns, first: Stop, second: Stop, pays: Pays): number {
  const wild = wildOf(sketch)
  const open = new Array<number>(sketch.regulars).fill(0)
  let anyOpen = 0
  for (let a = 0; a < first.column.length; a++) {
    const rank = first.column[a]!
    if (rank >= sketch.regulars) continue
    if (pays[rank]![1]! > 0) return 0
    for (let b = 0; b < second.column.length; b++) {
      const rows = columns.reach[a]![b]!
      if (rows === 0 || (second.column[b] !== rank && second.column[b] !== wild)) continue
      if (pays[rank]![2]! > 0) return 0
      if (pays[rank]![3]! > 0) open[rank]! |= rows
      anyOpen |= open[rank]!
    }
  }
  const odds = first.odds * second.odds
  if (anyOpen === 0) return odds
  let miss = 0
  for (const third of columns.third) if (!completes(third.column, open, anyOpen, wild)) miss += third.odds
  return odds * miss
}

function completes(column: readonly number[], open: readonly number[], anyOpen: number, wild: number): boolean {
  for (let row = 0; row < column.length; row++) {
    const symbol = column[row]!
    const rows = symbol === wild ? anyOpen : (open[symbol] ?? 0)
    if (rows & (1 << row)) return true
  }
  return false
}

import { cellOdds, type Pays, type Sketch, type SketchReel, wildOf } from './sketch.ts'

/**
 * How often each line win comes: `odds[rank][count]` is the expected number of runs of exactly that length per spin, over
 * all lines, each weighted with the wild multipliers in it. What the lines return is then Σ odds × pays, in coins per spin:
 * linear in the pay table, so a change of one pay is worth its odds.
 *
 * A line's expectation needs only what each cell shows, not how cells hang together, since a line takes one cell per reel
 * and reels are independent: P(run of k) = p₀(s) × Π Qᵣ(s) × (1 − Pₖ(s)), with p the odds of the symbol itself,
 * P those of the symbol or a wild, and Q the same with the wild counted as many times as it multiplies.
 */
export type LineOdds = readonly (readonly number[])[]

export function lineOdds(sketch: Sketch, reels: readonly SketchReel[]): LineOdds {
  const { direction } = sketch
  const left = direction === 'right' ? null : oddsFromLeft(sketch, reels, sketch.lines)
  if (direction === 'left') return left!
  const lines = sketch.lines.map((line) => line.toReversed())
  const right = oddsFromLeft(sketch, reels.toReversed(), lines)
  if (direction === 'right') return right
  // Read both ways, a run over the whole line is the same run and pays once.
  return left!.map((row, rank) =>
    row.map((odds, count) => (count === reels.length ? odds : odds + right[rank]![count]!)),
  )
}

function oddsFromLeft(sketch: Sketch, reels: readonly SketchReel[], lines: readonly (readonly number[])[]): number[][] {
  const { regulars, wildMultiplier } = sketch
  const wild = wildOf(sketch)
  const cells = reels.map((reel) => cellOdds(reel, regulars + 2))
  return Array.from({ length: regulars }, (_, rank) => {
    const odds = new Array<number>(reels.length + 1).fill(0)
    for (const line of lines) {
      let alive = cells[0]![line[0]!]![rank]!
      for (let count = 1; count <= reels.length; count++) {
        const cell = cells[count]?.[line[count]!]
        odds[count]! += cell ? alive * (1 - cell[rank]! - cell[wild]!) : alive
        if (cell) alive *= cell[rank]! + wildMultiplier * cell[wild]!
      }
    }
    return odds
  })
}

/** Coins per spin that lines with these odds return. */
export function lineCoins(odds: LineOdds, pays: Pays): number {
  let coins = 0
  for (let rank = 0; rank < odds.length; rank++) {
    const row = odds[rank]!
    for (let count = 1; count < row.length; count++) coins += row[count]! * pays[rank]![count]!
  }
  return coins
}

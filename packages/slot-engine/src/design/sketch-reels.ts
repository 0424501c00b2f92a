import { createRng } from '../rng.ts'
import type { ReelPlan, StopWeights } from './reel-plan.ts'
import type { SketchReel } from './sketch.ts'
import { layStrip } from './strip-layout.ts'

export interface ReelShape {
  readonly plan: ReelPlan
  readonly rows: readonly number[]
  readonly regulars: number
  /** 0: all regular symbols equally common; each unit makes the least valuable e times commoner than the second best. */
  readonly steepness: number
  /** Each unit makes a symbol e times rarer on two reels of three than on the third, so that fewer runs come together. */
  readonly contrast: number
  /** The same seed keeps the play of chance in the strips while the steepness changes. */
  readonly seed: string
}

/** A symbol on more than three stops of ten crowds its reel; only where symbols must differ from reel to reel may it be more. */
const mostOfReel = ({ contrast }: ReelShape): number => Math.min(0.42, 0.3 + 0.06 * contrast)

export function sketchReels(shape: ReelShape): SketchReel[] {
  return shape.rows.map((rows, r) => {
    const rng = createRng(`${shape.seed}/reel/${r}`)
    const { plan, regulars } = shape
    const specials = plan.tops[r]! + plan.wilds[r]! + plan.scatters[r]!
    const jitter = Array.from({ length: regulars - 1 }, () => 0.85 + (0.3 * rng.below(1000)) / 1000)
    const rest = spread(shape, r, plan.lengths[r]! - specials, jitter)
    const counts = [plan.tops[r]!, ...rest, plan.wilds[r]!, plan.scatters[r]!]
    const strip = layStrip(
      counts,
      counts.map(() => rows),
      rng,
    )
    return { strip, weights: plan.weights && weightsOf(strip, rows, plan.weights), rows }
  })
}

/** Copies of the symbols below the best, one at least; without contrast they rise with falling rank and none is rarer than the best. */
function spread(shape: ReelShape, r: number, stops: number, jitter: readonly number[]): number[] {
  const below = shape.regulars - 1
  const slopes = jitter.map((each, i) => each * Math.exp((shape.steepness * i) / Math.max(1, below - 1)))
  slopes.sort((a, b) => a - b)
  const shares = slopes.map((share, i) => ((i + r) % 3 === 0 ? share : share * Math.exp(-shape.contrast)))
  const least = shape.contrast > 0 ? 1 : Math.min(shape.plan.tops[r]!, Math.floor(stops / below))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const exact = shares.map((share) => ((stops - below * least) * share) / total)
  return largestRemainders(levelled(exact, mostOfReel(shape) * stops - least), least)
}

/** What is above `most` goes to the others, in proportion. */
function levelled(amounts: readonly number[], most: number): number[] {
  let level = [...amounts]
  for (let pass = 0; pass < 4; pass++) {
    const over = level.reduce((sum, each) => sum + Math.max(0, each - most), 0)
    if (over < 1e-9) return level
    const under = level.reduce((sum, each) => sum + (each < most ? each : 0), 0)
    level = level.map((each) => (each < most ? each * (1 + over / under) : most))
  }
  return level
}

function largestRemainders(exact: readonly number[], least: number): number[] {
  const counts = exact.map((each) => least + Math.floor(each))
  const missing = Math.round(exact.reduce((sum, each) => sum + (each % 1), 0))
  const order = exact.map((_, i) => i).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1) || b - a)
  for (const i of order.slice(0, missing)) counts[i]!++
  return counts
}

function weightsOf(strip: readonly number[], rows: number, { showing, other }: StopWeights): number[] {
  return strip.map((_, stop) => {
    const shows = Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).includes(0)
    return shows ? showing : other
  })
}

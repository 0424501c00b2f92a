import { facesOf } from '../../analyse/faces.ts'
import type { ScatterPlan } from '../../compile/compile.ts'
import { type Reel, scatterCount } from '../../compile/reels.ts'
import { addTo, entryOf } from '../../entries.ts'
import type { Tally } from './tally.ts'

/** How often 0, 1, 2, … of a counted symbol are in view over the cycle. */
export function scatterCounts({ counts }: ScatterPlan, scatter: number, reels: readonly Reel[]): Float64Array {
  let seen = Float64Array.of(1)
  for (const reel of reels) {
    const column = new Float64Array(entryOf(counts.radices, scatter))
    for (const { scatters, weight } of facesOf(reel)) addTo(column, scatterCount(counts, scatter, scatters), weight)
    seen = convolve(seen, column.subarray(0, column.findLastIndex((weight) => weight > 0) + 1))
  }
  return seen
}

export function addScatterWins(
  tally: Tally,
  plan: ScatterPlan,
  reels: readonly Reel[],
  times: number,
  pays: number,
): void {
  plan.payOf.forEach((table, scatter) => {
    if (table.every((coins) => coins === 0)) return
    scatterCounts(plan, scatter, reels).forEach((weight, count) => {
      const coins = entryOf(table, count)
      const hits = weight * times
      if (coins > 0) tally.add('scatter', entryOf(plan.counts.symbols, scatter), count, hits, hits * coins * pays)
    })
  })
}

/** How often the chosen symbol of free spins shows on 0, 1, 2, … reels. */
export function reelsShowing(token: number, reels: readonly Reel[]): Float64Array {
  return reels.reduce((seen, reel) => {
    const column = new Float64Array(2)
    for (const { tokens, weight } of facesOf(reel)) addTo(column, tokens.includes(token) ? 1 : 0, weight)
    return convolve(seen, column)
  }, Float64Array.of(1))
}

function convolve(a: Float64Array, b: Float64Array): Float64Array<ArrayBuffer> {
  const sum = new Float64Array(a.length + b.length - 1)
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      addTo(sum, i + j, x * y)
    })
  })
  return sum
}

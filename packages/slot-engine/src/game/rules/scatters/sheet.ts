import { addTo, entryOf } from '../../../entries.ts'
import type { ScatterPlan } from '../../core/counted-game.ts'
import type { PayTally } from '../../core/pays.ts'
import { convolve } from '../../law/convolve.ts'
import { facesOf } from '../../tables/faces.ts'
import { type Reel, scatterCount } from '../../tables/reels.ts'

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
  tally: PayTally,
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

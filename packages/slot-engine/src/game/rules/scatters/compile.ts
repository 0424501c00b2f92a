import type { Definition } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { ScatterPlan } from '../../core/counted-game.ts'
import { EMPTY, type ScatterCounts, scatterCount, scatterPaysOf } from '../../tables/reels.ts'
import { payByCount } from '../../tables/tokens.ts'

/** What scatters pay, by their number in the window. */
export function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const payOf = counts.symbols.map((index, scatter) => {
    return payByCount(scatterPaysOf(definition.symbols[index]), entryOf(counts.radices, scatter) - 1)
  })
  const pays = Float64Array.from({ length: counts.size }, (_, packed) =>
    payOf.reduce((sum, table, scatter) => sum + entryOf(table, scatterCount(counts, scatter, packed)), 0),
  )
  const packed = new Int32Array(EMPTY + 1)
  for (const [scatter, token] of counts.symbols.entries()) packed[token] = entryOf(counts.strides, scatter)
  return { counts, payOf, packed, pays }
}

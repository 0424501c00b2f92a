import type { Definition } from '../../../definition.ts'
import type { ScatterPlan } from '../../core/counted-game.ts'
import { EMPTY, type ScatterCounts, scatterCount } from '../../tables/reels.ts'
import { payByCount } from '../../tables/tokens.ts'

/** What scatters pay, by their number in the window. */
export function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const payOf = counts.symbols.map((index, scatter) => {
    const symbol = definition.symbols[index]
    return payByCount(symbol?.kind === 'scatter' ? symbol.pays : undefined, (counts.radices[scatter] as number) - 1)
  })
  const pays = Float64Array.from({ length: counts.size }, (_, packed) =>
    payOf.reduce((sum, table, scatter) => sum + (table[scatterCount(counts, scatter, packed)] as number), 0),
  )
  const packed = new Int32Array(EMPTY + 1)
  for (const [scatter, token] of counts.symbols.entries()) packed[token] = counts.strides[scatter] as number
  return { counts, payOf, packed, pays }
}

import type { Definition, FreeSpins, SymbolDefinition } from '../../../definition.ts'
import { entryOf } from '../../../entries.ts'
import type { ScatterPays, ScatterPlan } from '../../core/counted-game.ts'
import { EMPTY, type ScatterCounts, scatterCount, scatterPaysOf } from '../../tables/reels.ts'
import { payByCount } from '../../tables/tokens.ts'

/** What scatters pay, by their number in the window. */
export function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const packed = new Int32Array(EMPTY + 1)
  for (const [scatter, token] of counts.symbols.entries()) packed[token] = entryOf(counts.strides, scatter)
  return { counts, packed, ...scatterPays(definition, counts) }
}

/** `own`: what they pay in these spins, by symbol; left out, what they pay on paid ones. */
export function scatterPays(
  { symbols }: Definition,
  counts: ScatterCounts,
  own?: FreeSpins['scatterPays'],
): ScatterPays {
  const payOf = counts.symbols.map((index, scatter) => {
    const symbol = symbols[index] as SymbolDefinition
    const table = own === undefined ? scatterPaysOf(symbol) : own[symbol.id]
    return payByCount(table, entryOf(counts.radices, scatter) - 1)
  })
  const pays = Float64Array.from({ length: counts.size }, (_, packed) =>
    payOf.reduce((sum, table, scatter) => sum + entryOf(table, scatterCount(counts, scatter, packed)), 0),
  )
  return { payOf, pays }
}

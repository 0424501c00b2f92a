import type { Definition, FreeSpins, SymbolDefinition } from '../../../definition.ts'
import { entryOf, intAt } from '../../../entries.ts'
import type { ScatterPays, ScatterPlan } from '../../core/counted-game.ts'
import { EMPTY, type ScatterCounts, scatterCount, scatterPaysOf } from '../../tables/reels.ts'
import { payByCount } from '../../tables/tokens.ts'

/** What scatters pay, by their number in the window. */
export function scatterPlan(definition: Definition, counts: ScatterCounts): ScatterPlan {
  const packed = new Int32Array(EMPTY + 1)
  for (const [scatter, token] of counts.symbols.entries()) packed[token] = entryOf(counts.strides, scatter)
  return { counts, packed, ...scatterPays(definition, counts) }
}

/** By token what it adds to packed counts on this reel. */
export function packedOn({ counts, packed }: ScatterPlan, reel: number): Int32Array {
  if (counts.byReel.length === 0) return packed
  const here = packed.slice()
  for (const one of counts.byReel) if (one.reel === reel) addAt(here, one.symbol, one.stride)
  return here
}

const addAt = (list: Int32Array, index: number, value: number): void => {
  list[index] = intAt(list, index) + value
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

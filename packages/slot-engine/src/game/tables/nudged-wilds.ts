import type { Definition } from '../../definition.ts'
import { maxRowsOf } from './reels.ts'
import { changesOf } from './symbols-put.ts'

interface NudgedWild {
  /** Its index among the symbols. */
  readonly symbol: number
  readonly multiplier: number
}

/** What wilds multiply by once a reel has moved for them: each by its own and by so many steps. */
export function nudgedWilds(definition: Definition): readonly NudgedWild[] {
  const nudges = changesOf(definition).filter((one) => one.type === 'nudge')
  if (nudges.length === 0) return []
  const rows = Math.max(...Object.values(definition.reelSets).flat().map(maxRowsOf))
  return definition.symbols.flatMap((symbol, index) => {
    if (symbol.kind !== 'wild' || typeof symbol.multiplier === 'object') return []
    const own = symbol.multiplier ?? 1
    const added = nudges.flatMap(({ symbols, adds }) =>
      adds !== undefined && symbols.includes(symbol.id) ? [adds] : [],
    )
    const values = new Set(added.flatMap((adds) => Array.from({ length: rows - 1 }, (_, i) => own + adds * (i + 1))))
    return [...values].map((multiplier) => ({ symbol: index, multiplier }))
  })
}

import type { Definition, KeptSymbol, NudgeChange } from '../../definition.ts'
import { maxRowsOf } from './reels.ts'
import { changesOf } from './symbols-put.ts'

interface MultipliedWild {
  /** Its index among the symbols. */
  readonly symbol: number
  readonly multiplier: number
}

/** What wilds multiply by beside their own multipliers: by so many steps of their reel, or so many spins that they are kept. */
export function multipliedWilds(definition: Definition): readonly MultipliedWild[] {
  const nudges = changesOf(definition).filter((one) => one.type === 'nudge')
  const kept = keptSymbols(definition)
  if (nudges.length + kept.length === 0) return []
  const rows = Math.max(...Object.values(definition.reelSets).flat().map(maxRowsOf))
  return definition.symbols.flatMap((symbol, index) => {
    if (symbol.kind !== 'wild' || typeof symbol.multiplier === 'object') return []
    const own = symbol.multiplier ?? 1
    const values = new Set([own, ...nudges.flatMap((one) => nudgedBy(one, symbol.id, own, rows))])
    for (const one of kept) if (one.symbol === symbol.id) for (const value of values) values.add(keptOn(one, value))
    return [...values].filter((value) => value !== own).map((multiplier) => ({ symbol: index, multiplier }))
  })
}

const nudgedBy = ({ symbols, adds }: NudgeChange, id: string, own: number, rows: number): readonly number[] =>
  adds === undefined || !symbols.includes(id) ? [] : Array.from({ length: rows - 1 }, (_, i) => own + adds * (i + 1))

/** What it multiplies by once it has been kept for one more spin. */
export const keptOn = ({ adds = 0, upTo = 1 }: KeptSymbol, multiplier: number): number =>
  multiplier >= upTo ? multiplier : Math.min(multiplier + adds, upTo)

/** Of all features. */
export const keptSymbols = ({ features = [] }: Definition): readonly KeptSymbol[] =>
  features.flatMap((feature) => (feature.type === 'freeSpins' ? (feature.kept ?? []) : []))

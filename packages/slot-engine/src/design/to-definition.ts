import {
  BASE_REEL_SET,
  type CountTable,
  type Definition,
  type ReelDefinition,
  type SymbolDefinition,
} from '../definition.ts'
import type { Intent } from './intent.ts'
import { type Pays, type Sketch, type SketchReel, scatterOf, wildOf } from './sketch.ts'
import { slugOf } from './symbols.ts'

const FREE_REEL_SET = 'free'
/** Double or nothing, up to five times: exactly fair. */
export const FAIR_GAMBLE = { factor: 2, up: 1, down: 1, steps: 5 } as const

/** The sketch with its pay table as a definition. */
export function toDefinition(intent: Intent, sketch: Sketch, pays: Pays): Definition {
  const { brief, freeSpins } = intent
  const name = symbolNames(intent)
  const reelSets: Record<string, ReelDefinition[]> = { [BASE_REEL_SET]: sketch.base.map((reel) => toReel(reel, name)) }
  const own = sketch.freeSpins?.reels
  if (own) reelSets[FREE_REEL_SET] = own.map((reel) => toReel(reel, name))
  return {
    definitionVersion: 1,
    id: slugOf(brief.id ?? brief.name, 'game'),
    name: brief.name,
    ...(brief.description === undefined ? {} : { description: brief.description }),
    ...(brief.theme === undefined ? {} : { theme: brief.theme }),
    betCoins: intent.betCoins,
    maxWin: brief.maxWin,
    symbols: toSymbols(intent, sketch, pays),
    reelSets,
    wins: { type: 'lines', lines: intent.lines, direction: intent.direction, wildMultipliers: 'multiply' },
    ...(freeSpins && intent.scatter ? { features: [toFreeSpins(freeSpins, intent.scatter.id, Boolean(own))] } : {}),
    ...(brief.features?.gamble ? { gamble: FAIR_GAMBLE } : {}),
  }
}

function symbolNames(intent: Intent): (symbol: number) => string {
  const ids = intent.regulars.map((symbol) => symbol.id)
  ids[wildOf({ regulars: ids.length })] = intent.wild?.id ?? ''
  const withWild = intent.regulars.length
  ids[scatterOf({ regulars: withWild })] = intent.scatter?.id ?? ''
  return (symbol) => ids[symbol]!
}

const toReel = (reel: SketchReel, name: (symbol: number) => string): ReelDefinition => ({
  strip: reel.strip.map(name),
  ...(reel.weights ? { weights: reel.weights } : {}),
  rows: reel.rows,
})

function toSymbols(intent: Intent, sketch: Sketch, pays: Pays): SymbolDefinition[] {
  const { wild, scatter, wildMultiplier } = intent
  const symbols: SymbolDefinition[] = intent.regulars.map(({ id, name, emoji }, rank) => ({
    id,
    kind: 'regular',
    name,
    emoji,
    pays: countTable(pays[rank]!),
  }))
  if (wild) {
    const multiplier = wildMultiplier > 1 ? { multiplier: wildMultiplier } : {}
    symbols.push({
      id: wild.id,
      kind: 'wild',
      name: wild.name,
      emoji: wild.emoji,
      ...multiplier,
      reels: [...intent.wildReels],
    })
  }
  if (scatter) {
    const table = sketch.scatterPays.some((coins) => coins > 0) ? { pays: countTable(sketch.scatterPays) } : {}
    symbols.push({ id: scatter.id, kind: 'scatter', name: scatter.name, emoji: scatter.emoji, ...table })
  }
  return symbols
}

export const countTable = (values: readonly number[]): CountTable =>
  Object.fromEntries(values.flatMap((value, count) => (value > 0 ? [[String(count), value]] : [])))

function toFreeSpins(freeSpins: NonNullable<Intent['freeSpins']>, scatter: string, own: boolean) {
  return {
    type: 'freeSpins' as const,
    id: 'free-spins',
    trigger: { symbol: scatter, awards: countTable(freeSpins.awards) },
    ...(freeSpins.retrigger ? { retrigger: countTable(freeSpins.again) } : {}),
    ...(freeSpins.multiplier > 1 ? { multiplier: freeSpins.multiplier } : {}),
    ...(own ? { reelSet: FREE_REEL_SET } : {}),
  }
}

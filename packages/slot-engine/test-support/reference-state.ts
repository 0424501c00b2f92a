import { BASE_REEL_SET, type Definition, type FreeSpins } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import type { Shown } from './reference-view.ts'

/** What factors have added up, by their ids. */
export type Bank = Readonly<Record<string, number>>

/** What free spins carry from spin to spin. */
export interface FreeSpinState {
  readonly feature: FreeSpins
  readonly multiplier: number
  readonly chosen: string | undefined
  readonly held: readonly Held[]
  /** Symbols collected for levels; none where there are no levels. */
  readonly collected?: number
  /** What factors have added up, by their ids. */
  readonly bank?: Bank
}

export interface Held {
  readonly cell: Cell
  readonly shown: Shown
  /** Of symbols that free spins keep by `kept`. */
  readonly kept?: { readonly left: number; readonly heading: number; readonly from: Cell }
}

/** A symbol as it comes into view; a wild that draws its multiplier has none yet. */
export function fresh(definition: Definition, symbol: string): Shown {
  const multiplier = multiplierOf(definition, symbol)
  return { symbol, multiplier: typeof multiplier === 'number' ? multiplier : 0 }
}

/** The reel set and the multiplier of free spins that have collected so many symbols. */
export function levelOf({ levels, multiplier = 1, reelSet = BASE_REEL_SET }: FreeSpins, collected: number) {
  return (levels?.steps ?? [])
    .filter(({ at }) => at <= collected)
    .reduce(
      (before, level) => ({
        multiplier: level.multiplier ?? before.multiplier,
        reelSet: level.reelSet ?? before.reelSet,
      }),
      { multiplier, reelSet },
    )
}

/** The levels that are reached between two numbers of symbols collected, by their numbers from 1. */
export const levelsReached = ({ levels }: FreeSpins, before: number, after: number) =>
  (levels?.steps ?? []).flatMap((level, i) =>
    level.at > before && level.at <= after ? [{ level: i + 1, spins: level.spins ?? 0, at: level.at }] : [],
  )

/** What a symbol multiplies by: a number, weights, or 1 for most. */
export function multiplierOf({ symbols }: Definition, id: string): number | Readonly<Record<string, number>> {
  const symbol = symbols.find((one) => one.id === id)
  if (symbol?.kind === 'wild') return symbol.multiplier ?? 1
  return (symbol?.kind === 'scatter' ? symbol.adds : undefined) ?? 1
}

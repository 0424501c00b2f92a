import { entryOf } from '../../entries.ts'
import type { WinAwards } from '../../game/core/in-win-plan.ts'
import type { RulePlan, WeighedFold } from '../../game/core/win-rule.ts'
import type { Meter } from '../../meter.ts'

/** What wins of each symbol award, by their size: as far as all wins add up. */
export type AwardTables = readonly { readonly symbol: number; readonly spins: readonly number[] }[]

export const tablesOf = (each: readonly WinAwards[] | null | undefined, table: 'awards' | 'retriggers'): AwardTables =>
  (each ?? []).map(({ symbol, [table]: spins }) => ({ symbol, spins }))

/** A walk that tells what a window wins and, in one number, what its wins award each feature. */
export interface AwardWalk extends WeighedFold {
  /** Of that number what it awards each. */
  readonly awards: (packed: number) => readonly number[]
}

/** @returns `null` where the win rule has no such walk, or its numbers become too large */
export function awardWalk(rule: RulePlan, features: readonly AwardTables[], meter: Meter): AwardWalk | null {
  // From both ends of each line.
  const wins = 2 * rule.lines.length
  const radices = features.map((tables) => 1 + wins * Math.max(0, ...tables.flatMap(({ spins }) => spins)))
  const strides = radices.map((_, i) => radices.slice(0, i).reduce((product, radix) => product * radix, 1))
  const worth = (symbol: number, count: number): number =>
    features.reduce((sum, tables, i) => sum + entryOf(strides, i) * spinsOf(tables, symbol, count), 0)
  const walk = rule.weighed?.(worth, meter) ?? null
  return (
    walk && {
      ...walk,
      awards: (packed) => radices.map((radix, i) => Math.floor(packed / entryOf(strides, i)) % radix),
    }
  )
}

const spinsOf = (tables: AwardTables, symbol: number, count: number): number =>
  tables.reduce((sum, one) => (one.symbol === symbol ? sum + entryOf(one.spins, count) : sum), 0)

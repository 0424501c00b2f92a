/** The factors of a spin, by the words of the definition. */
import type { Definition, Factor } from '../src/definition.ts'
import type { Cell } from '../src/round.ts'
import { type Choose, chooseKey } from './reference-choices.ts'
import { sumOf } from './reference-rules.ts'
import type { Bank, FreeSpinState } from './reference-state.ts'
import type { View } from './reference-view.ts'

/** By factor what was drawn for the spin: one number, or one for each reel. */
export type Drawn = ReadonlyMap<string, readonly number[]>

export const factorsOf = (definition: Definition, free: FreeSpinState | undefined): readonly Factor[] =>
  (free === undefined ? definition.factors : free.feature.factors) ?? []

export const drawFactors = (factors: readonly Factor[], choose: Choose): Drawn =>
  new Map(
    factors.flatMap((factor): (readonly [string, readonly number[]])[] => {
      if (factor.type === 'drawn') return [[factor.id, [Number(chooseKey(choose, factor.values))]]]
      if (factor.type === 'reels') return [[factor.id, factor.reels.map((values) => Number(chooseKey(choose, values)))]]
      return []
    }),
  )

/** What multiplies the wins of a whole window. */
export function windowFactor(
  definition: Definition,
  factors: readonly Factor[],
  drawn: Drawn,
  view: View,
  source: 'lines' | 'scatters',
): number {
  return productOf(
    factors.map((factor) => {
      if (
        factor.type === 'reels' ||
        factor.type === 'symbols' ||
        !(factor.multiplies ?? ['lines', 'scatters']).includes(source)
      )
        return 1
      return factor.type === 'drawn' ? drawn.get(factor.id)![0]! : fillOf(definition, factor, view)
    }),
  )
}

/** k full reels, or 1. */
export function fillOf({ symbols }: Definition, factor: Extract<Factor, { type: 'fill' }>, view: View): number {
  const may = factor.symbols ?? symbols.filter(({ kind }) => kind === 'regular').map(({ id }) => id)
  const most = Math.max(
    ...may.map((symbol) => {
      const other = view.findIndex((column) => column.some((shown) => shown.symbol !== symbol))
      return other < 0 ? view.length : other
    }),
  )
  return most >= factor.fewest ? most : 1
}

/** What multiplies one win by the win rule beside its window. */
export const winFactor = (factors: readonly Factor[], drawn: Drawn, cells: readonly Cell[]): number =>
  productOf(
    factors.map((factor) => {
      if (factor.type !== 'reels') return 1
      const used = [...new Set(cells.map(([reel]) => reel))].map((reel) => drawn.get(factor.id)![reel]!)
      if (factor.together !== 'add') return productOf(used)
      return Math.max(1, sumOf(used.filter((one) => one > 1)))
    }),
  )

const productOf = (numbers: readonly number[]): number => numbers.reduce((product, number) => product * number, 1)

export interface SpinWins {
  readonly lines: number
  readonly scatters: number
}

/** What each factor of symbols in view makes of a whole spin, and the bank of those that keep it. */
export function atTheEnd(definition: Definition, factors: readonly Factor[], view: View, won: SpinWins, before: Bank) {
  let { lines, scatters } = won
  const bank: Record<string, number> = { ...before }
  const told: { readonly id: string; readonly multiplier: number; readonly coins: number }[] = []
  for (const factor of factors) {
    if (factor.type !== 'symbols') continue
    const shown = sumOf(view.flat().map(({ symbol, multiplier }) => (isOrb(definition, symbol) ? multiplier : 0)))
    const kept = (bank[factor.id] ?? 0) + (lines + scatters > 0 ? shown : 0)
    if (factor.keeps) bank[factor.id] = kept
    const multiplier = Math.max(1, factor.keeps ? kept : shown)
    const takes = (source: 'lines' | 'scatters') => (factor.multiplies ?? ['lines', 'scatters']).includes(source)
    const after = {
      lines: lines * (takes('lines') ? multiplier : 1),
      scatters: scatters * (takes('scatters') ? multiplier : 1),
    }
    const coins = after.lines + after.scatters - lines - scatters
    if (coins > 0) told.push({ id: factor.id, multiplier, coins })
    lines = after.lines
    scatters = after.scatters
  }
  return { lines, scatters, bank, told }
}

const isOrb = ({ symbols }: Definition, id: string): boolean =>
  symbols.some((symbol) => symbol.id === id && symbol.kind === 'scatter' && symbol.adds !== undefined)

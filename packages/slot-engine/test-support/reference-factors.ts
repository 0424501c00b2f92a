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
        factor.type === 'cells' ||
        !(factor.multiplies ?? ['lines', 'scatters']).includes(source)
      )
        return 1
      if (factor.type === 'run') return runOf(definition, factor, view)
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

/** More by `adds` for each reel of the longest run beyond `from`. */
export function runOf({ symbols }: Definition, { from, adds }: Extract<Factor, { type: 'run' }>, view: View): number {
  const lengths = symbols.flatMap(({ id, kind }) => {
    if (kind !== 'regular') return []
    const shown = [
      id,
      ...symbols.flatMap((wild) => (wild.kind === 'wild' && (wild.replaces ?? [id]).includes(id) ? [wild.id] : [])),
    ]
    const end = view.findIndex((column) => !column.some(({ symbol }) => shown.includes(symbol)))
    return [end < 0 ? view.length : end]
  })
  return 1 + adds * Math.max(0, Math.max(0, ...lengths) - from)
}

/** What multiplies one win by the win rule beside its window. `marks`: how often each cell has won before. */
export const winFactor = (factors: readonly Factor[], drawn: Drawn, cells: readonly Cell[], marks: Bank): number =>
  productOf(
    factors.map((factor) => {
      if (factor.type === 'cells') {
        const above = cells.map((cell) => cellFactor(factor, cell, marks)).filter((one) => one > 1)
        return Math.max(1, sumOf(above))
      }
      if (factor.type !== 'reels') return 1
      const used = [...new Set(cells.map(([reel]) => reel))].map((reel) => drawn.get(factor.id)![reel]!)
      if (factor.together !== 'add') return productOf(used)
      return Math.max(1, sumOf(used.filter((one) => one > 1)))
    }),
  )

const markOf = (id: string, cell: Cell): string => `${id} ${cell.join()}`

/** The cells that have won. */
export const markedCells = (id: string, marks: Bank): readonly Cell[] =>
  Object.keys(marks).flatMap((key): Cell[] => {
    const [of, reel, row] = key.split(/[ ,]/)
    return of === id && row !== undefined ? [[Number(reel), Number(row)]] : []
  })

/** What a cell multiplies by that has won as often as the marks say. */
export function cellFactor({ id, steps }: CellFactorsOf, cell: Cell, marks: Bank): number {
  const times = marks[markOf(id, cell)] ?? 0
  return times === 0 ? 1 : steps[Math.min(times, steps.length) - 1]!
}

type CellFactorsOf = Extract<Factor, { type: 'cells' }>

/** Once more for each cell that has won, as long as that makes a difference. */
export function marked(factors: readonly Factor[], won: readonly Cell[], marks: Bank): Bank {
  const after: Record<string, number> = { ...marks }
  for (const factor of factors) {
    if (factor.type !== 'cells') continue
    for (const key of new Set(won.map((cell) => markOf(factor.id, cell))))
      after[key] = Math.min(factor.steps.length, (after[key] ?? 0) + 1)
  }
  return after
}

/** The marks that the spins that follow begin with. */
export function marksKept(factors: readonly Factor[], marks: Bank): Bank {
  const kept = factors.filter((factor) => factor.type === 'cells' && factor.keeps === true).map(({ id }) => `${id} `)
  return Object.fromEntries(
    Object.entries(marks)
      .filter(([key]) => kept.some((id) => key.startsWith(id)))
      .sort(),
  )
}

const productOf = (numbers: readonly number[]): number => numbers.reduce((product, number) => product * number, 1)

export interface SpinWins {
  readonly lines: number
  readonly scatters: number
}

/** What each factor of symbols in view makes of a whole spin, and the bank of those that keep it. */
export function atTheEnd(definition: Definition, factors: readonly Factor[], view: View, won: SpinWins, before: Bank) {
  let { lines, scatters } = won
  const bank: Record<string, number> = Object.fromEntries(Object.entries(before).filter(([key]) => !key.includes(' ')))
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

import type { CountTable, Definition, WildMultiplierRule } from '../../definition.ts'
import type { CellFactorsPlan } from '../../game/core/factors-plan.ts'
import type { Glance } from '../../game/core/glance.ts'
import type { RulePlan } from '../../game/core/win-rule.ts'
import { compileRule } from '../../game/rules/rules.ts'
import { ReelSet } from '../../game/tables/reel-set.ts'
import { buildReel, columnsOf, type Reel, STRIDE, scatterCounts } from '../../game/tables/reels.ts'
import { tokensOf } from '../../game/tables/tokens.ts'
import { unmetered } from '../../meter.ts'
import { rejectBelow } from '../../rng.ts'
import { type Removed, removedOf } from './removed.ts'
import { type WinCells, winCells } from './win-cells.ts'

/** A spin with cascades as it is sampled: tokens are indexes of the definition's symbols. */
export interface SpinPlan {
  readonly definition: Definition
  readonly rule: RulePlan
  readonly reels: readonly ReelDraw[]
  /** Tells first windows that lose by their faces; `null` where each has to be looked at. */
  readonly glance: Glance | null
  /** The most rows of any reel. */
  readonly depth: number
  readonly tokens: number
  readonly wins: WinCells
  readonly wild: number
  readonly wildMultiplier: number
  readonly wildRule: WildMultiplierRule
  readonly mystery: number
  /** Tokens by draw: what mystery symbols turn into. */
  readonly reveals: readonly number[]
  /** Tokens by draw: what falls into gaps. Empty without cascades. */
  readonly refill: Uint8Array
  readonly refillReject: number
  readonly ladder: readonly number[]
  /** What makes the symbols fall by its number in view: it pays or starts something. */
  readonly fires: readonly Fire[]
  /** Cells that have won multiply; `null`: they do not. */
  readonly cells: CellFactorsPlan | null
  /** By token what it adds to what multiplies a spin: weights by number, and their mean; `null`: nothing does. */
  readonly orbs: Orbs | null
  /** A multiplier that grows with each fall, from spin to spin; `null`: none does. */
  readonly growth: { readonly from: number; readonly upTo: number } | null
  /** What vanishes, stays or turns besides what wins; `null`: nothing. */
  readonly removed: Removed | null
}

/** A reel as it is sampled: one draw below `size` decides the face. */
export interface ReelDraw {
  readonly size: number
  readonly reject: number
  /** By draw. The order is that of the stops: the games of all seeds hang on it. */
  readonly faceOf: Uint32Array
  /** By face, `COLUMN_WORDS` numbers each; expanding wilds have expanded. */
  readonly columns: Int32Array
  /** By face the numbers of what fires, packed: see `Fire`. */
  readonly fires: Int32Array
  /** By face. */
  readonly rows: Uint8Array
  /** By face whether it shows a mystery symbol. */
  readonly turns: Uint8Array
}

export interface Fire {
  readonly token: number
  readonly at: number
  /** Its number in view is at this bit of the packed numbers. */
  readonly shift: number
}

/** A window has fewer cells than these can count, and at most four symbols fire. */
const FIRE_BITS = 7
const FIRE_MASK = (1 << FIRE_BITS) - 1

/** @param seen packed numbers of what is in view */
export const isFired = ({ at, shift }: Fire, seen: number): boolean => ((seen >> shift) & FIRE_MASK) >= at

const WINDOWS = 64

/** @param free whether it is a spin of the free spins: there only their own trigger counts */
export function spinPlan(definition: Definition, reelSet: string, free: boolean): SpinPlan {
  const { symbols, cascades, wins } = definition
  const indexOf = new Map(symbols.map(({ id }, i) => [id, i]))
  const token = (id: string): number => indexOf.get(id)!
  const wild = symbols.findIndex(({ kind }) => kind === 'wild')
  const wildSymbol = symbols[wild]
  const mystery = symbols.findIndex(({ kind }) => kind === 'mystery')
  const mysterySymbol = symbols[mystery]
  const own = free ? definition.features?.find((one) => one.type === 'freeSpins') : undefined
  const { refill, multipliers = [1] } = own?.instead?.cascades ?? cascades ?? {}
  const counts = scatterCounts(definition)
  const reels = definition.reelSets[reelSet]!.map((reel, i) => buildReel(reel, definition, counts, i))
  const fires = firesIn(definition, free)
  const refilled = Uint8Array.from(typeof refill === 'object' ? draws(refill, token) : [])
  const expanding = wildSymbol?.kind === 'wild' && wildSymbol.expands ? wild : -1
  const removed = removedOf(definition, token)
  const rule = compileRule({
    ...{ definition, tokens: tokensOf(symbols), sets: [reels], reels: reels.length },
    meter: unmetered(),
  })
  // What a face shows is what its window shows, and nothing happens in one that loses. What tells it of lines is found out window by
  // window, which takes more rounds than are sampled here to be worth it.
  const isPlain = expanding < 0 && mystery < 0 && removed === null && wins.type !== 'lines'
  return {
    definition,
    rule,
    glance: isPlain ? (rule.glance?.(new ReelSet(reelSet, reels, null, null, 1)) ?? null) : null,
    reels: reels.map((reel) => reelDraw(reel, { expanding, mystery, fires })),
    depth: Math.max(...reels.map(({ maxRows }) => maxRows)),
    tokens: symbols.length,
    wins: winCells(definition),
    wild,
    wildMultiplier:
      wildSymbol?.kind === 'wild' && typeof wildSymbol.multiplier === 'number' ? wildSymbol.multiplier : 1,
    wildRule: 'wildMultipliers' in wins ? (wins.wildMultipliers ?? 'highest') : 'highest',
    mystery,
    reveals: mysterySymbol?.kind === 'mystery' ? draws(mysterySymbol.reveals, token) : [],
    refill: refilled,
    refillReject: rejectBelow(Math.max(1, refilled.length)),
    ladder: Array.from({ length: WINDOWS }, (_, i) => multipliers[Math.min(i, multipliers.length - 1)]!),
    fires,
    cells: cellsOf(definition),
    orbs: orbsIn(definition),
    growth: own?.grows?.each === 'cascade' ? { from: own.multiplier ?? 1, upTo: own.grows.upTo ?? 1 } : null,
    removed,
  }
}

function cellsOf({ factors = [] }: Definition): CellFactorsPlan | null {
  const [cells] = factors.flatMap((one) => (one.type === 'cells' ? [one] : []))
  return cells === undefined ? null : { id: cells.id, steps: [1, ...cells.steps], keeps: false }
}

/** Symbols that add up. */
export interface Orbs {
  readonly token: number
  /** Numbers by draw. */
  readonly values: readonly number[]
  readonly mean: number
}

export function orbsIn({ symbols }: Definition): Orbs | null {
  const token = symbols.findIndex((symbol) => symbol.kind === 'scatter' && symbol.adds !== undefined)
  const symbol = symbols[token]
  if (symbol?.kind !== 'scatter' || symbol.adds === undefined) return null
  const values = typeof symbol.adds === 'number' ? [symbol.adds] : draws(symbol.adds, Number)
  return { token, values, mean: values.reduce((sum, value) => sum + value, 0) / values.length }
}

const draws = (weights: Readonly<Record<string, number>>, token: (id: string) => number): number[] =>
  Object.entries(weights).flatMap(([id, weight]) => new Array<number>(weight).fill(token(id)))

const leastKey = (table: CountTable | undefined): number =>
  Math.min(Number.POSITIVE_INFINITY, ...Object.keys(table ?? {}).map(Number))

function firesIn(definition: Definition, free: boolean): Fire[] {
  const all = definition.symbols.map(({ id }, token) => ({ token, at: firesAt(definition, id, free) }))
  return all.filter(({ at }) => Number.isFinite(at)).map((fire, i) => ({ ...fire, shift: i * FIRE_BITS }))
}

function firesAt({ symbols, features = [] }: Definition, id: string, free: boolean): number {
  const symbol = symbols.find((other) => other.id === id)
  const pays = symbol?.kind === 'scatter' ? leastKey(symbol.pays) : Number.POSITIVE_INFINITY
  const starts = features.map((feature) => {
    if (feature.trigger?.symbol !== id) return Number.POSITIVE_INFINITY
    if (feature.type === 'freeSpins')
      return leastKey(free ? feature.retrigger : (feature.trigger as { awards: CountTable }).awards)
    return free ? Number.POSITIVE_INFINITY : (feature.trigger as { at: number }).at
  })
  return Math.min(pays, ...starts)
}

/** Tokens that mean more than a win; −1: there is none. */
interface Special {
  readonly expanding: number
  readonly mystery: number
  readonly fires: readonly Fire[]
}

function reelDraw(reel: Reel, { expanding, mystery, fires }: Special): ReelDraw {
  const { faces, rows, strip, weights } = reel
  const columns = columnsOf(reel, 0)
  const cells = new Uint8Array(columns.buffer)
  const fired = new Int32Array(faces)
  const turns = new Uint8Array(faces)
  for (let face = 0; face < faces; face++) {
    const column = cells.subarray(face * STRIDE, face * STRIDE + rows[face]!)
    if (column.includes(expanding)) column.fill(expanding)
    turns[face] = column.includes(mystery) ? 1 : 0
    for (const { token, shift } of fires) {
      for (const shown of column) if (shown === token) fired[face]! += 1 << shift
    }
  }
  const faceOf: number[] = []
  for (let stop = 0; stop < strip.length; stop++) {
    for (let face = stop; face < faces; face += strip.length) {
      for (let i = weights[face]!; i > 0; i--) faceOf.push(face)
    }
  }
  const size = faceOf.length
  return { size, reject: rejectBelow(size), faceOf: Uint32Array.from(faceOf), columns, rows, fires: fired, turns }
}

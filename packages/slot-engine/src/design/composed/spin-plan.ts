import type { CountTable, Definition, ReelDefinition, WildMultiplierRule } from '../../definition.ts'

/** A spin with cascades as the samplers play it: tokens are indexes of the definition's symbols. */
export interface SpinPlan {
  readonly definition: Definition
  readonly reels: readonly ReelDraw[]
  readonly tokens: number
  /** Per token its rank among the regular symbols, or −1. */
  readonly ranks: readonly number[]
  readonly regulars: readonly number[]
  readonly wild: number
  readonly wildMultiplier: number
  readonly wildRule: WildMultiplierRule
  readonly mystery: number
  /** Tokens by draw: what mystery symbols turn into. */
  readonly reveals: readonly number[]
  /** The sizes that pay, ascending; a cell of the pay table is `rank * keys.length + index`. */
  readonly keys: readonly number[]
  /** Index of the pay by size; −1 pays nothing. */
  readonly keyOf: Int16Array
  /** Tokens by draw: what falls into gaps. Empty without cascades. */
  readonly refill: Uint8Array
  readonly ladder: readonly number[]
  /** Per token the number in view from which it pays or starts something, and so makes the symbols fall; 0: never. */
  readonly fires: readonly number[]
}

export interface ReelDraw {
  /** Columns by draw: a draw decides the stop and the number of rows. */
  readonly columnOf: Uint32Array
  readonly columns: readonly Uint8Array[]
}

const WINDOWS = 64

/** @param free whether it is a spin of the free spins: there only their own trigger counts */
export function spinPlan(definition: Definition, reelSet: string, free: boolean): SpinPlan {
  const { symbols, cascades, wins } = definition
  const indexOf = new Map(symbols.map(({ id }, i) => [id, i]))
  const token = (id: string): number => indexOf.get(id)!
  const regulars = symbols.flatMap(({ kind }, i) => (kind === 'regular' ? [i] : []))
  const first = symbols[regulars[0]!]!
  const keys = Object.keys('pays' in first ? (first.pays ?? {}) : {}).map(Number)
  const wild = symbols.findIndex(({ kind }) => kind === 'wild')
  const wildSymbol = symbols[wild]
  const mystery = symbols.findIndex(({ kind }) => kind === 'mystery')
  const mysterySymbol = symbols[mystery]
  const { refill, multipliers = [1] } = cascades ?? {}
  return {
    definition,
    reels: definition.reelSets[reelSet]!.map((reel) =>
      reelDraw(reel, token, wildSymbol?.kind === 'wild' && wildSymbol.expands ? wild : -1),
    ),
    tokens: symbols.length,
    ranks: symbols.map((_, i) => regulars.indexOf(i)),
    regulars,
    wild,
    wildMultiplier:
      wildSymbol?.kind === 'wild' && typeof wildSymbol.multiplier === 'number' ? wildSymbol.multiplier : 1,
    wildRule: 'wildMultipliers' in wins ? (wins.wildMultipliers ?? 'highest') : 'highest',
    mystery,
    reveals: mysterySymbol?.kind === 'mystery' ? draws(mysterySymbol.reveals, token) : [],
    keys,
    keyOf: keyTable(keys),
    refill: Uint8Array.from(typeof refill === 'object' ? draws(refill, token) : []),
    ladder: Array.from({ length: WINDOWS }, (_, i) => multipliers[Math.min(i, multipliers.length - 1)]!),
    fires: symbols.map((symbol) => firesAt(definition, symbol.id, free)),
  }
}

const draws = (weights: Readonly<Record<string, number>>, token: (id: string) => number): number[] =>
  Object.entries(weights).flatMap(([id, weight]) => new Array<number>(weight).fill(token(id)))

function keyTable(keys: readonly number[]): Int16Array {
  return Int16Array.from({ length: 128 }, (_, size) => keys.findLastIndex((key) => key <= size))
}

const leastKey = (table: CountTable | undefined): number =>
  Math.min(Number.POSITIVE_INFINITY, ...Object.keys(table ?? {}).map(Number))

function firesAt({ symbols, features = [] }: Definition, id: string, free: boolean): number {
  const symbol = symbols.find((other) => other.id === id)
  const pays = symbol?.kind === 'scatter' ? leastKey(symbol.pays) : Number.POSITIVE_INFINITY
  const starts = features.map((feature) => {
    if (feature.trigger?.symbol !== id) return Number.POSITIVE_INFINITY
    if (feature.type === 'freeSpins')
      return leastKey(free ? feature.retrigger : (feature.trigger as { awards: CountTable }).awards)
    return free ? Number.POSITIVE_INFINITY : (feature.trigger as { at: number }).at
  })
  const least = Math.min(pays, ...starts)
  return Number.isFinite(least) ? least : 0
}

function reelDraw(
  { strip, weights, rows }: ReelDefinition,
  token: (id: string) => number,
  expanding: number,
): ReelDraw {
  const tokens = strip.map(token)
  const heights: readonly (readonly [rows: number, weight: number])[] =
    typeof rows === 'number' ? [[rows, 1]] : Object.entries(rows).map(([key, weight]) => [Number(key), weight])
  const columns: Uint8Array[] = []
  const columnOf: number[] = []
  strip.forEach((_, stop) => {
    for (const [height, weight] of heights) {
      const column = Uint8Array.from({ length: height }, (_, row) => tokens[(stop + row) % tokens.length]!)
      columns.push(column.includes(expanding) ? column.fill(expanding) : column)
      for (let i = (weights?.[stop] ?? 1) * weight; i > 0; i--) columnOf.push(columns.length - 1)
    }
  })
  return { columnOf: Uint32Array.from(columnOf), columns }
}

/** What wilds in a win multiply it by. */
export function wildFactor({ wildMultiplier, wildRule }: SpinPlan, wilds: number): number {
  if (wilds === 0 || wildMultiplier === 1) return 1
  return wildRule === 'highest' ? wildMultiplier : wildRule === 'add' ? wildMultiplier * wilds : wildMultiplier ** wilds
}

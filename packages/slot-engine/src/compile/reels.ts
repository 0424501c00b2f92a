import type { Definition, ReelDefinition } from '../definition.ts'

/** A reel as tables. Symbols are indexes into the definition's list. */
export interface Reel {
  readonly stops: number
  readonly rows: number
  /** Sum of the weights: one draw below this decides the stop. */
  readonly weight: number
  readonly weights: Float64Array
  /** The stop of each draw; `null` where draw and stop are the same number. */
  readonly stopOf: Uint16Array | null
  /** symbols[stop * rows + row]. */
  readonly symbols: Uint8Array
  /** Per stop the scatters in its window, packed (see `ScatterCounts`). */
  readonly scatters: Int32Array
}

/**
 * The numbers of each scatter symbol in a window, packed in one integer in mixed radix, so that the counts of a window
 * are the plain sum over its reels.
 */
export interface ScatterCounts {
  /** Indexes of the scatter symbols. */
  readonly symbols: readonly number[]
  readonly strides: readonly number[]
  readonly radices: readonly number[]
  /** Number of packed values. */
  readonly size: number
}

export const scatterCount = (counts: ScatterCounts, scatter: number, packed: number): number =>
  Math.floor(packed / (counts.strides[scatter] as number)) % (counts.radices[scatter] as number)

const visible = (reel: ReelDefinition, stop: number, row: number): string =>
  reel.strip[(stop + row) % reel.strip.length] as string

const countInWindow = (reel: ReelDefinition, stop: number, id: string): number => {
  let count = 0
  for (let row = 0; row < reel.rows; row++) if (visible(reel, stop, row) === id) count++
  return count
}

/** Room for the most of each scatter that any reel set can show. */
export function scatterCounts(definition: Definition): ScatterCounts {
  const symbols = definition.symbols.flatMap((symbol, i) => (symbol.kind === 'scatter' ? [i] : []))
  const radices = symbols.map((symbol) => {
    const id = definition.symbols[symbol]?.id as string
    const most = Object.values(definition.reelSets).map((reels) =>
      reels.reduce((sum, reel) => sum + Math.max(...reel.strip.map((_, stop) => countInWindow(reel, stop, id))), 0),
    )
    return Math.max(...most) + 1
  })
  const strides = radices.map((_, i) => radices.slice(0, i).reduce((product, radix) => product * radix, 1))
  return { symbols, strides, radices, size: radices.reduce((product, radix) => product * radix, 1) }
}

export function buildReel(reel: ReelDefinition, definition: Definition, counts: ScatterCounts): Reel {
  const stops = reel.strip.length
  const index = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const symbols = new Uint8Array(stops * reel.rows)
  const scatters = new Int32Array(stops)
  for (let stop = 0; stop < stops; stop++) {
    for (let row = 0; row < reel.rows; row++) {
      symbols[stop * reel.rows + row] = index.get(visible(reel, stop, row)) as number
    }
    counts.symbols.forEach((symbol, i) => {
      const id = definition.symbols[symbol]?.id as string
      scatters[stop] = (scatters[stop] as number) + countInWindow(reel, stop, id) * (counts.strides[i] as number)
    })
  }
  const weights = Float64Array.from(reel.weights ?? reel.strip.map(() => 1))
  const weight = weights.reduce((sum, w) => sum + w, 0)
  return {
    stops,
    rows: reel.rows,
    weight,
    weights,
    stopOf: reel.weights ? stopTable(weights, weight) : null,
    symbols,
    scatters,
  }
}

function stopTable(weights: Float64Array, weight: number): Uint16Array {
  const table = new Uint16Array(weight)
  let draw = 0
  weights.forEach((w, stop) => {
    table.fill(stop, draw, draw + w)
    draw += w
  })
  return table
}

/** Consecutive reels whose stops one draw decides: a number below `size`, in mixed radix, the last reel fastest. */
export interface DrawGroup {
  readonly from: number
  readonly to: number
  readonly size: number
}

/** Small enough that a table over a group stays in a processor's cache. */
const GROUP_LIMIT = 1 << 18

export function drawGroups(reels: readonly Reel[]): DrawGroup[] {
  const groups: DrawGroup[] = []
  let from = 0
  let size = 1
  reels.forEach((reel, i) => {
    if (i > from && size * reel.weight > GROUP_LIMIT) {
      groups.push({ from, to: i, size })
      from = i
      size = 1
    }
    size *= reel.weight
  })
  groups.push({ from, to: reels.length, size })
  return groups
}

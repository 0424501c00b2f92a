import type {
  CountTable,
  CountTrigger,
  Definition,
  FreeSpinTrigger,
  ReelDefinition,
  SymbolDefinition,
} from '../../definition.ts'
import { byteAt, entryOf, intAt, known } from '../../entries.ts'
import { bringsAtStop } from './symbols-put.ts'

/** Cells of a column in every table and on the board: row `r` of reel `i` is at `i * STRIDE + r`. */
export const STRIDE = 16

/** What lies in the cells below a short reel, so that every reel can be read to the same depth: more than any token. */
export const EMPTY = 127

/** A column as numbers of four cells each. */
export const COLUMN_WORDS = STRIDE / 4

/**
 * A reel as tables. A face is one way to come to rest: a stop, and a number of rows where that is drawn too.
 * Tokens are indexes into the game's token list.
 */
export interface Reel {
  readonly faces: number
  /** Sum of the weights: one draw below this decides the face. */
  readonly weight: number
  readonly weights: Float64Array
  /** The face of each draw; `null` where draw and face are the same number. */
  readonly faceOf: Uint32Array | null
  /** By face. */
  readonly stops: Uint16Array
  readonly rows: Uint8Array
  readonly maxRows: number
  /** tokens[face * maxRows + row], as the reel stops. */
  readonly tokens: Uint8Array
  /** By face the scatters in its column, packed (see `ScatterCounts`). */
  readonly scatters: Int32Array
  readonly strip: Uint8Array
  /** The earlier reel that says where it stops; −1 where it is drawn itself. */
  readonly follows: number
}

/**
 * The numbers of each scatter symbol, and of whatever else starts a feature, in a window, packed in one integer in mixed radix, so that the counts of a window
 * are the plain sum over its reels.
 */
export interface ScatterCounts {
  /** Indexes of the symbols counted. */
  readonly symbols: readonly number[]
  readonly strides: readonly number[]
  readonly radices: readonly number[]
  /** Symbols that are counted reel by reel besides. */
  readonly byReel: readonly ReelCount[]
  /** Number of packed values. */
  readonly size: number
}

/** The number of a symbol on one reel, as a part of packed counts. */
export interface ReelCount {
  readonly symbol: number
  readonly reel: number
  readonly stride: number
  readonly radix: number
}

export const reelCount = ({ stride, radix }: ReelCount, packed: number): number => Math.floor(packed / stride) % radix

export const scatterCount = (counts: ScatterCounts, scatter: number, packed: number): number =>
  Math.floor(packed / entryOf(counts.strides, scatter)) % entryOf(counts.radices, scatter)

/** The numbers of rows a reel can have, with their weights. */
export const rowChoices = ({ rows }: ReelDefinition): { rows: number; weight: number }[] =>
  typeof rows === 'number'
    ? [{ rows, weight: 1 }]
    : Object.entries(rows).flatMap(([key, weight]) => (weight > 0 ? [{ rows: Number(key), weight }] : []))

export const maxRowsOf = (reel: ReelDefinition): number => Math.max(...rowChoices(reel).map(({ rows }) => rows))

/** The most of a symbol that a window of this reel can show. */
function mostInColumn(reel: ReelDefinition, id: string): number {
  const rows = maxRowsOf(reel)
  return Math.max(...reel.strip.map((_, stop) => countInColumn(reel, stop, rows, id)))
}

function countInColumn(reel: ReelDefinition, stop: number, rows: number, id: string): number {
  let count = 0
  for (let row = 0; row < rows; row++) if (reel.strip[(stop + row) % reel.strip.length] === id) count++
  return count
}

/** Whether wins are counted for it instead of what is in view. */
export const isInWin = (trigger: FreeSpinTrigger | CountTrigger): boolean =>
  'inWin' in trigger && trigger.inWin === true

/** Whether its number anywhere in the window counts by itself. */
export const isCounted = (symbol: SymbolDefinition): boolean =>
  symbol.kind === 'scatter' || (symbol.kind === 'wild' && symbol.scatterPays !== undefined)

/** Coins by its number anywhere in the window. */
export const scatterPaysOf = (symbol: SymbolDefinition | undefined): CountTable | undefined =>
  symbol?.kind === 'scatter' ? symbol.pays : symbol?.kind === 'wild' ? symbol.scatterPays : undefined

/** Symbols that keep a place while features run: spin by spin they may fill the window, whatever strips show. */
export const heldSymbols = ({ features = [] }: Definition): ReadonlySet<string> =>
  new Set(
    features.flatMap((one) =>
      one.type === 'freeSpins'
        ? [...(one.sticky ?? []), ...(one.walking ?? []), ...(one.kept ?? []).map(({ symbol }) => symbol)]
        : [],
    ),
  )

/** Symbols whose number in view starts something, is collected or ends something. */
export const countedSymbols = ({ features = [] }: Definition): ReadonlySet<string> =>
  new Set(
    features.flatMap((feature) => {
      const { trigger } = feature
      const others = (trigger?.also ?? []).map(({ symbol }) => symbol)
      const started = trigger && !isInWin(trigger) ? [trigger.symbol, ...others] : []
      if (feature.type === 'collect' && feature.collector !== undefined) return [...started, feature.collector]
      if (feature.type !== 'freeSpins') return started
      const { levels, endedBy } = feature
      return [...started, ...(levels ? [levels.symbol] : []), ...(endedBy === undefined ? [] : [endedBy])]
    }),
  )

/** Room for the most of each scatter that any window can show; for a window full of those that cascades or places held gather. */
export function scatterCounts(definition: Definition): ScatterCounts {
  const { topReels = {} } = definition
  const held = heldSymbols(definition)
  const atStop = bringsAtStop(definition)
  const triggers = countedSymbols(definition)
  const symbols = definition.symbols.flatMap((symbol, i) => (isCounted(symbol) || triggers.has(symbol.id) ? [i] : []))
  const radices = symbols.map((symbol) => {
    const id = definition.symbols[symbol]?.id as string
    const gathers = definition.cascades !== undefined || held.has(id) || atStop
    const most = Object.entries(definition.reelSets).map(([name, set]) => {
      const top = topReels[name]
      const reels = top === undefined ? set : [...set, { strip: top.strip, rows: top.reels.length }]
      return reels.reduce((sum, reel) => sum + (gathers ? maxRowsOf(reel) : mostInColumn(reel, id)), 0)
    })
    return Math.max(...most) + 1
  })
  const strides = radices.map((_, i) => radices.slice(0, i).reduce((product, radix) => product * radix, 1))
  const size = radices.reduce((product, radix) => product * radix, 1)
  const byReel = countedByReel(definition, size)
  return { symbols, strides, radices, byReel, size: byReel.reduce((product, { radix }) => product * radix, size) }
}

/** Coins that pay from the left, or lock on reels with respins of their own: which reels show them matters. */
export const seenByReel = ({ features = [] }: Definition): readonly string[] => [
  ...new Set(
    features.flatMap((one) =>
      (one.type === 'collect' && one.pays === 'fromLeft') || (one.type === 'holdAndWin' && one.eachReel !== undefined)
        ? [one.trigger.symbol]
        : [],
    ),
  ),
]

/** @param first what the counts before them come to */
function countedByReel(definition: Definition, first: number): readonly ReelCount[] {
  const held = heldSymbols(definition)
  const atStop = bringsAtStop(definition)
  const sets = Object.values(definition.reelSets)
  let stride = first
  return seenByReel(definition).flatMap((id) =>
    Array.from({ length: entryOf(sets, 0).length }, (_, reel): ReelCount => {
      const most = sets.map((set) => {
        const one = entryOf(set, reel)
        return held.has(id) || atStop ? maxRowsOf(one) : mostInColumn(one, id)
      })
      const made = {
        symbol: definition.symbols.findIndex((one) => one.id === id),
        reel,
        stride,
        radix: Math.max(...most) + 1,
      }
      stride *= made.radix
      return made
    }),
  )
}

/** @param r its place among the reels */
export function buildReel(reel: ReelDefinition, definition: Definition, counts: ScatterCounts, r: number): Reel {
  const index = new Map(definition.symbols.map((symbol, i) => [symbol.id, i]))
  const strip = Uint8Array.from(reel.strip, (id) => known(index.get(id), id))
  const choices = rowChoices(reel)
  const maxRows = maxRowsOf(reel)
  const faces = choices.length * strip.length
  const stops = new Uint16Array(faces)
  const rows = new Uint8Array(faces)
  const weights = new Float64Array(faces)
  const tokens = new Uint8Array(faces * maxRows)
  const scatters = new Int32Array(faces)
  choices.forEach((choice, c) => {
    for (let stop = 0; stop < strip.length; stop++) {
      const face = c * strip.length + stop
      stops[face] = stop
      rows[face] = choice.rows
      weights[face] = choice.weight * (reel.weights?.[stop] ?? 1)
      for (let row = 0; row < choice.rows; row++) {
        const token = byteAt(strip, (stop + row) % strip.length)
        tokens[face * maxRows + row] = token
        const scatter = counts.symbols.indexOf(token)
        if (scatter >= 0) scatters[face] = intAt(scatters, face) + entryOf(counts.strides, scatter)
        for (const one of counts.byReel)
          if (one.symbol === token && one.reel === r) scatters[face] = intAt(scatters, face) + one.stride
      }
    }
  })
  const weight = weights.reduce((sum, w) => sum + w, 0)
  const faceOf = stopTable(weights, weight)
  return { faces, weight, weights, faceOf, stops, rows, maxRows, tokens, scatters, strip, follows: reel.follows ?? -1 }
}

/** By face its column as it lies on the board, `COLUMN_WORDS` numbers each; `over` rows above it belong to a top reel. */
export function columnsOf({ faces, rows, maxRows, tokens }: Reel, over: number): Int32Array {
  const cells = new Uint8Array(faces * STRIDE).fill(EMPTY)
  for (let face = 0; face < faces; face++) {
    const first = face * maxRows
    cells.set(tokens.subarray(first, first + byteAt(rows, face)), face * STRIDE + over)
  }
  return new Int32Array(cells.buffer)
}

/** By draw the index that it falls on; `null` where draw and index are the same number. */
export function stopTable(weights: Float64Array, weight: number): Uint32Array | null {
  if (weights.every((w) => w === 1)) return null
  const table = new Uint32Array(weight)
  let draw = 0
  weights.forEach((w, face) => {
    table.fill(face, draw, draw + w)
    draw += w
  })
  return table
}

/** The relative frequency of each stop. */
export const stopWeights = ({
  strip,
  weights,
}: {
  readonly strip: readonly string[]
  readonly weights?: readonly number[]
}): Float64Array => Float64Array.from(strip, (_, stop) => weights?.[stop] ?? 1)

/** Consecutive reels whose faces one draw decides: a number below `size`, in mixed radix, the last reel fastest. */
export interface DrawGroup {
  readonly from: number
  readonly to: number
  readonly size: number
}

/** A reel that follows another is not drawn. */
export const drawnWeight = (reel: Reel): number => (reel.follows < 0 ? reel.weight : 1)

/** Small enough that a table over a group stays in a processor's cache. */
const GROUP_LIMIT = 1 << 18

export function drawGroups(reels: readonly Reel[]): DrawGroup[] {
  const groups: DrawGroup[] = []
  let from = 0
  let size = 1
  reels.forEach((reel, i) => {
    const weight = drawnWeight(reel)
    if (i > from && size * weight > GROUP_LIMIT) {
      groups.push({ from, to: i, size })
      from = i
      size = 1
    }
    size *= weight
  })
  groups.push({ from, to: reels.length, size })
  return groups
}

import { entryOf } from '../../entries.ts'
import type { Rng } from '../../rng.ts'

type Weights = Readonly<Record<string, number>>

/** What is drawn, as numbers: tokens, coins, indexes of segments. */
export interface WeightedDraw {
  readonly tokens: readonly number[]
  readonly weights: readonly number[]
  readonly total: number
  /** The token of each number below `total`; `null` where there are too many. */
  readonly byNumber: Int32Array | null
}

/** Tables this long stay in a processor's own cache. */
const LONGEST_TABLE = 4096

/**
 * A draw in the order of the table. What weighs nothing is left out.
 * @param tokenOf by default the key itself, as a number
 */
export const weightedDraw = (weights: Weights, tokenOf: (key: string) => number = Number): WeightedDraw =>
  drawOf(
    Object.entries(weights).map(([key, weight]) => [key, weight] as const),
    tokenOf,
  )

/** A draw by name: definitions that differ only in the order of their keys have one content hash, and play alike. */
export const namedDraw = (weights: Weights, tokenOf: (name: string) => number): WeightedDraw =>
  drawOf(
    Object.entries(weights).sort(([a], [b]) => (a < b ? -1 : 1)),
    tokenOf,
  )

/** One of so many, by their weights. */
export const indexDraw = (weights: readonly number[]): WeightedDraw =>
  drawOf(
    weights.map((weight, index) => [index, weight] as const),
    (index) => index,
  )

/** One draw after the other, as one. */
export const joinDraws = (...draws: readonly WeightedDraw[]): WeightedDraw =>
  makeDraw(
    draws.flatMap(({ tokens }) => tokens),
    draws.flatMap(({ weights }) => weights),
  )

function drawOf<T>(entries: readonly (readonly [key: T, weight: number])[], tokenOf: (key: T) => number): WeightedDraw {
  const drawn = entries.filter(([, weight]) => weight > 0)
  return makeDraw(
    drawn.map(([key]) => tokenOf(key)),
    drawn.map(([, weight]) => weight),
  )
}

function makeDraw(tokens: readonly number[], weights: readonly number[]): WeightedDraw {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return { tokens, weights, total, byNumber: total <= LONGEST_TABLE ? tableOf(tokens, weights, total) : null }
}

function tableOf(tokens: readonly number[], weights: readonly number[], total: number): Int32Array {
  const table = new Int32Array(total)
  let from = 0
  for (const [i, weight] of weights.entries()) {
    table.fill(entryOf(tokens, i), from, from + weight)
    from += weight
  }
  return table
}

/** The index of an entry drawn by weight. */
export function drawIndex(weights: readonly number[], total: number, rng: Rng): number {
  let rest = rng.below(total)
  let i = 0
  while (rest >= (weights[i] as number)) rest -= weights[i++] as number
  return i
}

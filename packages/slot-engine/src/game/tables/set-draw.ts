import { entryOf, known } from '../../entries.ts'
import type { Rng } from '../../rng.ts'
import { type ReelSetChoice, setWeights } from './columns.ts'
import type { ReelSet } from './reel-set.ts'
import { drawIndex } from './weighted-draw.ts'

/** What a kind of spin runs on: one reel set, or one drawn for each spin. */
export interface SetDraw {
  readonly sets: readonly ReelSet[]
  readonly weights: readonly number[]
  readonly total: number
  /** Where it is always the same. */
  readonly only: ReelSet | null
}

export function setDraw(choice: ReelSetChoice | undefined, sets: ReadonlyMap<string, ReelSet>): SetDraw {
  const entries = setWeights(choice).map(({ name, weight }) => ({ set: known(sets.get(name), name), weight }))
  return {
    sets: entries.map(({ set }) => set),
    weights: entries.map(({ weight }) => weight),
    total: entries.reduce((sum, { weight }) => sum + weight, 0),
    only: entries.length === 1 ? entryOf(entries, 0).set : null,
  }
}

/** The reel set of a spin. */
export function drawSet({ only, sets, weights, total }: SetDraw, rng: Rng): ReelSet {
  if (only !== null) return only
  return entryOf(sets, drawIndex(weights, total, rng))
}

import { entryOf } from '../../../entries.ts'
import type { Meter } from '../../../meter.ts'
import type { PayTally } from '../../core/pays.ts'
import { type Face, facesOf } from '../../tables/faces.ts'
import { combineMultipliers } from '../../tables/multipliers.ts'
import type { Reel } from '../../tables/reels.ts'
import type { Candidate } from '../../tables/tokens.ts'
import type { ShapeTerms } from './fold.ts'
import { payIn } from './plan.ts'

interface Seen {
  readonly factor: number
  readonly own: boolean
  readonly weight: number
}

/** Adds every win in a shape over the cycle, where none hides another: a shape meets each reel by itself. */
export function addShapeWins(
  tally: PayTally,
  terms: ShapeTerms,
  reels: readonly Reel[],
  times: number,
  pays: number,
  meter: Meter,
): void {
  const faces = reels.map(facesOf)
  for (const candidate of terms.candidates) {
    for (const shape of terms.shapes) {
      const coins = payIn(shape, candidate)
      if (coins === 0) continue
      let seen: readonly Seen[] = [{ factor: 1, own: terms.alone, weight: times }]
      for (const [r, on] of faces.entries()) seen = onReel(seen, on, entryOf(shape.rows, r), candidate, terms, meter)
      for (const { factor, own, weight } of seen)
        if (own) tally.add('shape', candidate.symbol, shape.places.length, weight, weight * coins * factor * pays)
    }
  }
}

function onReel(
  before: readonly Seen[],
  faces: readonly Face[],
  rows: readonly number[],
  { fits, owns }: Candidate,
  { rule }: ShapeTerms,
  meter: Meter,
): readonly Seen[] {
  const after = new Map<string, Seen>()
  meter.spend(before.length * faces.length * (rows.length + 1))
  for (const state of before) {
    for (const { tokens, weight } of faces) {
      const column = rows.map((row) => tokens[row] ?? -1)
      if (weight === 0 || column.some((token) => token < 0 || entryOf(fits, token) === 0)) continue
      const factor = column.reduce((made, token) => combineMultipliers(rule, made, entryOf(fits, token)), state.factor)
      const own = state.own || column.some((token) => entryOf(owns, token))
      const key = `${factor} ${own}`
      after.set(key, { factor, own, weight: (after.get(key)?.weight ?? 0) + state.weight * weight })
    }
  }
  return [...after.values()]
}

import { type Definition, LIMITS } from '../../definition.ts'
import { entryOf } from '../../entries.ts'
import type { CascadePlan } from '../core/game.ts'
import type { WeightedDraw } from '../tables/weighted-draw.ts'

export function cascadePlan(
  { cascades }: Definition,
  draw: (weights: Readonly<Record<string, number>>) => WeightedDraw,
): CascadePlan | null {
  if (cascades === undefined) return null
  const { multipliers = [1], refill = 'strip' } = cascades
  const all = Array.from({ length: LIMITS.cascades }, (_, i) =>
    entryOf(multipliers, Math.min(i, multipliers.length - 1)),
  )
  return { multipliers: all, refill: refill === 'strip' ? null : draw(refill) }
}

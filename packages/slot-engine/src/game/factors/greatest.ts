import { BASE_REEL_SET, type Definition, type Factor } from '../../definition.ts'
import { productOf } from '../core/window-bounds.ts'

/** No win of a spin with these factors is multiplied by more. */
export const mostMultiplied = (factors: readonly Factor[] | undefined, { reelSets }: Definition): number =>
  productOf((factors ?? []).map((one) => greatestOf(one, reelSets[BASE_REEL_SET]?.length ?? 1)))

function greatestOf(factor: Factor, reels: number): number {
  switch (factor.type) {
    case 'drawn':
      return greatestKey(factor.values)
    case 'reels': {
      const each = factor.reels.map(greatestKey)
      return factor.together === 'add' ? Math.max(1, sumAboveOne(each)) : productOf(each)
    }
    case 'fill':
      return reels
  }
}

const greatestKey = (values: Readonly<Record<string, number>>): number =>
  Math.max(...Object.entries(values).flatMap(([value, weight]) => (weight > 0 ? [Number(value)] : [])))

const sumAboveOne = (factors: readonly number[]): number =>
  factors.reduce((sum, factor) => (factor > 1 ? sum + factor : sum), 0)

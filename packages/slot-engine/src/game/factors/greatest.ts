import { BASE_REEL_SET, type Definition, type Factor, LIMITS } from '../../definition.ts'
import { productOf } from '../core/window-bounds.ts'
import { mostCells } from '../tables/columns.ts'

/** No win of a spin with these factors is multiplied by more. */
export const mostMultiplied = (factors: readonly Factor[] | undefined, definition: Definition): number =>
  productOf((factors ?? []).map((one) => greatestOf(one, definition)))

function greatestOf(factor: Factor, definition: Definition): number {
  switch (factor.type) {
    case 'drawn':
      return greatestKey(factor.values)
    case 'reels': {
      const each = factor.reels.map(greatestKey)
      return factor.together === 'add' ? Math.max(1, sumAboveOne(each)) : productOf(each)
    }
    case 'fill':
      return definition.reelSets[BASE_REEL_SET]?.length ?? 1
    case 'run': {
      const reels = definition.reelSets[BASE_REEL_SET]?.length ?? 1
      return 1 + factor.adds * Math.max(0, reels - factor.from)
    }
    case 'cells':
      return Math.max(1, mostCells(definition) * Math.max(...factor.steps))
    case 'symbols':
      return Math.max(1, mostInView(definition) * (factor.keeps === true ? LIMITS.spinsPerFeature : 1))
  }
}

const greatestKey = (values: Readonly<Record<string, number>>): number =>
  Math.max(...Object.entries(values).flatMap(([value, weight]) => (weight > 0 ? [Number(value)] : [])))

const sumAboveOne = (factors: readonly number[]): number =>
  factors.reduce((sum, factor) => (factor > 1 ? sum + factor : sum), 0)

/** Every cell with the greatest multiplier of a scatter. */
function mostInView(definition: Definition): number {
  const values = definition.symbols.flatMap((symbol) => {
    if (symbol.kind !== 'scatter' || symbol.adds === undefined) return []
    return typeof symbol.adds === 'number' ? [symbol.adds] : [greatestKey(symbol.adds)]
  })
  return mostCells(definition) * Math.max(0, ...values)
}

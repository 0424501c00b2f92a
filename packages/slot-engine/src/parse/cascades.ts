import { type Cascades, LIMITS, type SymbolKind } from '../definition.ts'
import type { Field } from './field.ts'
import { readSymbolWeights } from './named-weights.ts'
import { mayStandOn } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'

const REFILLING: readonly SymbolKind[] = ['regular', 'wild', 'scatter', 'blank']
const MOST_MULTIPLIERS = 100

export function readCascades(field: Field, outline: Outline): Cascades | undefined {
  const keys = field.record(['multipliers', 'refill'])
  if (keys === undefined) return undefined
  return plain<Cascades>({
    multipliers: keys.multipliers.optional(readMultipliers),
    refill: keys.refill.optional((refill) => readRefill(refill, outline)),
  })
}

const readMultipliers = (field: Field): readonly number[] | undefined =>
  list(field.items({ min: 1, max: MOST_MULTIPLIERS }), (item) => item.integer({ min: 1, max: LIMITS.multiplier }))

function readRefill(field: Field, outline: Outline): Cascades['refill'] | undefined {
  if (!field.isRecord) return field.oneOf(['strip'] as const)
  for (const [id, weight] of field.entries() ?? []) {
    if (!everyReel(outline).every((reel) => mayStandOn(outline, id, reel)))
      weight.refuse('not_allowed', `The wild ${quote(id)} would fall on every reel: see its "reels".`)
  }
  return readSymbolWeights(field, outline, REFILLING)
}

const everyReel = ({ reels }: Outline): readonly number[] => Array.from({ length: reels }, (_, reel) => reel)

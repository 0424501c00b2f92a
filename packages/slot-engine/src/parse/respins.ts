import { LIMITS, type Respins } from '../definition.ts'
import type { Field } from './field.ts'
import type { Outline } from './outline.ts'
import { plain } from './plain.ts'

export function readRespins(field: Field, features: Field, outline: Outline): Respins | undefined {
  if (outline.cascades) field.refuse('not_allowed', 'Where winning symbols vanish, none can keep a place.')
  if ([...(outline.reelSets?.values() ?? [])].some(({ varies }) => varies))
    field.refuse('not_allowed', 'Where rows are drawn anew, no symbol can keep a place.')
  for (const feature of features.optional((list) => list.items({ min: 0, max: LIMITS.features })) ?? []) {
    for (const key of ['sticky', 'walking', 'extraWilds', 'expandingSymbol'] as const) {
      if (!feature.at(key).isAbsent)
        feature.at(key).refuse('not_allowed', 'Respins decide which symbols keep a place in this game.')
    }
  }
  const keys = field.record(['holds'])
  return keys && plain<Respins>({ holds: keys.holds.oneOf(['winners']) })
}

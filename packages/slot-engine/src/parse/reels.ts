import { BASE_REEL_SET, LIMITS, type ReelDefinition, SYMBOL_KINDS } from '../definition.ts'
import type { Field } from './field.ts'
import { type Outline, readSymbolId, whyNoId } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'

export type ReelSets = Readonly<Record<string, readonly ReelDefinition[]>>

export function readReelSets(field: Field, outline: Outline): ReelSets | undefined {
  const entries = field.entries()
  if (entries === undefined) return undefined
  if (entries.length > LIMITS.reelSets)
    return field.refuse('bad_length', `Must have at most ${LIMITS.reelSets} sets, not ${entries.length}.`)
  const base = field.at(BASE_REEL_SET)
  if (base.isAbsent) base.refuse('required', 'Is missing: paid spins use this set.')
  for (const [name, set] of entries) {
    const why = whyNoId(name)
    if (why !== undefined) set.refuse('bad_format', `The name of this set ${why}`)
  }
  return Object.freeze(Object.fromEntries(entries.map(([name, set]) => [name, readReelSet(set, outline) ?? []])))
}

function readReelSet(field: Field, outline: Outline): readonly ReelDefinition[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.reels })
  if (items !== undefined && items.length !== outline.reels)
    field.refuse('mismatch', `Must have ${outline.reels} reels as the base set has, not ${items.length}.`)
  return list(items, (item, reel) => readReel(item, reel, outline))
}

function readReel(field: Field, reel: number, outline: Outline): ReelDefinition | undefined {
  const keys = field.record(['strip', 'weights', 'rows'])
  if (keys === undefined) return undefined
  const strip = keys.strip.items({ min: 1, max: LIMITS.stripLength })
  return plain<ReelDefinition>({
    strip: list(strip, (stop) => readStop(stop, reel, outline)),
    weights: keys.weights.optional((weights) => readWeights(weights, strip?.length)),
    rows: keys.rows.integer({ min: 1, max: LIMITS.rows }),
  })
}

function readStop(field: Field, reel: number, outline: Outline): string | undefined {
  const id = readSymbolId(field, outline, SYMBOL_KINDS)
  if (id === undefined) return undefined
  const symbol = outline.symbols.get(id)
  if (symbol?.kind !== 'wild' || symbol.reels === undefined || symbol.reels.includes(reel)) return id
  return field.refuse('not_allowed', `The wild ${quote(id)} may not stand on reel ${reel}: see its "reels".`)
}

function readWeights(field: Field, stops: number | undefined): readonly number[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.stripLength })
  if (items === undefined) return undefined
  if (stops !== undefined && stops !== items.length)
    return field.refuse('mismatch', `Must have one weight for each of the ${stops} stops, not ${items.length}.`)
  const weights = list(items, (item) => item.integer({ min: 0, max: LIMITS.reelWeight }))
  const sum = weights?.reduce((total, weight) => total + weight, 0) ?? 0
  const complete = weights?.length === items.length
  if (complete && (sum < 1 || sum > LIMITS.reelWeight))
    return field.refuse('out_of_range', `Must add up to 1 to ${LIMITS.reelWeight}, not ${sum}.`)
  return weights
}

import { BASE_REEL_SET, type CountTable, LIMITS, type ReelDefinition, SYMBOL_KINDS } from '../definition.ts'
import { readWeightsByNumber } from './counts.ts'
import type { Field } from './field.ts'
import { mayStandOn, readSymbolId, whyNoId } from './names.ts'
import type { Outline } from './outline.ts'
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
  const keys = field.record(['strip', 'weights', 'rows', 'follows'])
  if (keys === undefined) return undefined
  const strip = keys.strip.items({ min: 1, max: LIMITS.stripLength })
  const weights = keys.weights.optional((field) => readStopWeights(field, strip?.length))
  const rows = readRows(keys.rows, outline)
  refuseHeavyReel(keys.rows, rows, sumOf(weights ?? []) || (strip?.length ?? 0))
  return plain<ReelDefinition>({
    strip: list(strip, (stop) => readStop(stop, reel, outline)),
    weights,
    rows,
    follows: keys.follows.optional((follows) => readLeader(follows, reel)),
  })
}

function readLeader(field: Field, reel: number): number | undefined {
  if (reel === 0) return field.refuse('not_allowed', 'The first reel has none before it.')
  return field.integer({ min: 0, max: reel - 1 })
}

function readRows(field: Field, { wins }: Outline): number | CountTable | undefined {
  if (!field.isRecord) return field.integer({ min: 1, max: LIMITS.rows })
  if (wins === 'lines') field.refuse('not_allowed', 'Where wins are on lines, every reel has a fixed number of rows.')
  return readWeightsByNumber(field, { noun: 'A number of rows', min: 1, max: LIMITS.rows })
}

/** Stop and rows are one draw. */
function refuseHeavyReel(field: Field, rows: number | CountTable | undefined, stops: number): void {
  if (typeof rows !== 'object') return
  const weight = sumOf(Object.values(rows)) * stops
  if (weight > LIMITS.reelWeight)
    field.refuse(
      'out_of_range',
      `Weights of rows × weights of stops must be at most ${LIMITS.reelWeight}, not ${weight}.`,
    )
}

const sumOf = (weights: readonly number[]): number => weights.reduce((total, weight) => total + weight, 0)

function readStop(field: Field, reel: number, outline: Outline): string | undefined {
  const id = readSymbolId(field, outline, SYMBOL_KINDS)
  if (id === undefined) return undefined
  const revealed = outline.symbols?.get(id)?.reveals ?? []
  const wild = [id, ...revealed].find((one) => !mayStandOn(outline, one, reel))
  if (wild === undefined) return id
  const how = wild === id ? '' : `, and ${quote(id)} may turn into it`
  return field.refuse('not_allowed', `The wild ${quote(wild)} may not stand on reel ${reel}${how}: see its "reels".`)
}

export function readStopWeights(field: Field, stops: number | undefined): readonly number[] | undefined {
  const items = field.items({ min: 1, max: LIMITS.stripLength })
  if (items === undefined) return undefined
  if (stops !== undefined && stops !== items.length)
    return field.refuse('mismatch', `Must have one weight for each of the ${stops} stops, not ${items.length}.`)
  const weights = list(items, (item) => item.integer({ min: 0, max: LIMITS.reelWeight }))
  const sum = sumOf(weights ?? [])
  const complete = weights?.length === items.length
  if (complete && (sum < 1 || sum > LIMITS.reelWeight))
    return field.refuse('out_of_range', `Must add up to 1 to ${LIMITS.reelWeight}, not ${sum}.`)
  return weights
}

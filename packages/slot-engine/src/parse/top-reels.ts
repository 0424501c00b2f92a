import { LIMITS, SYMBOL_KINDS, type TopReel } from '../definition.ts'
import type { Field } from './field.ts'
import { checkedName, mayStandOn, readSymbolId, refuseDuplicates } from './names.ts'
import type { Outline } from './outline.ts'
import { list, plain } from './plain.ts'
import { quote } from './problem.ts'
import { readStopWeights } from './reels.ts'

export function readTopReels(field: Field, outline: Outline): Readonly<Record<string, TopReel>> | undefined {
  if (outline.wins === 'lines' || outline.wins === 'clusters')
    field.refuse('not_allowed', 'Only games of ways and of symbols anywhere have a top reel.')
  const entries = field.entries()
  if (entries === undefined) return undefined
  if (entries.length === 0) return field.refuse('bad_length', 'Must have at least one entry.')
  const read = entries.map(([name, top]) => {
    checkedName(top, name, outline.reelSets, 'unknown_reel_set', 'reel set')
    return [name, readTopReel(top, outline)] as const
  })
  return Object.freeze(Object.fromEntries(read.flatMap(([name, top]) => (top === undefined ? [] : [[name, top]]))))
}

function readTopReel(field: Field, outline: Outline): TopReel | undefined {
  const keys = field.record(['reels', 'strip', 'weights'])
  if (keys === undefined) return undefined
  const under = readUnder(keys.reels, outline)
  const strip = keys.strip.items({ min: 1, max: LIMITS.stripLength })
  return plain<TopReel>({
    reels: under,
    strip: list(strip, (stop) => readStop(stop, under ?? [], outline)),
    weights: keys.weights.optional((weights) => readStopWeights(weights, strip?.length)),
  })
}

function readUnder(field: Field, { reels }: Outline): readonly number[] | undefined {
  const items = field.items({ min: 1, max: reels })
  refuseDuplicates(items ?? [], 'entry')
  const under = list(items, (item) => item.integer({ min: 0, max: reels - 1 }))
  if (under?.some((reel, i) => i > 0 && reel < (under[i - 1] as number)))
    return field.refuse('not_allowed', 'The reels must be named from left to right.')
  return under
}

/** What lies on a top reel can come to lie over any of its reels. */
function readStop(field: Field, under: readonly number[], outline: Outline): string | undefined {
  const id = readSymbolId(field, outline, SYMBOL_KINDS)
  if (id === undefined) return undefined
  const shown = [id, ...(outline.symbols?.get(id)?.reveals ?? [])]
  const wild = shown.find((one) => !under.every((reel) => mayStandOn(outline, one, reel)))
  if (wild === undefined) return id
  return field.refuse('not_allowed', `The wild ${quote(wild)} may not stand on every reel below: see its "reels".`)
}
